import type { Tx } from '../database/database.ts'
import type { Ephemeral } from '../event-log/ephemeral.ts'
import type { Ids } from '../ids.ts'
import type { Limits } from '../limits/limits.ts'
import type { Memory } from './memory.ts'

/**
 * What the writes of a batch read and change together: the rows of one area. It is loaded once for the whole batch, kept
 * up to date by each decision, so that a later write sees what an earlier one did, and stored once.
 */
export interface State<Value> {
  readonly name: string
  /**
   * Where its statements stand among those of the other states of a batch. The order of the statements is the order in
   * which transactions take their locks, so no two states have the same rank.
   */
  readonly rank: number
  /** What a batch starts from when no write asked for this state. */
  initial(): Value
  /**
   * Stores what changed, by one statement per table, and by none when nothing did. All of them
   * are sent at once, since COMMIT leaves with them; where tables are spread over several servers they may wait for one
   * another. What another process stored first has to fail by a unique key: the batch begins anew and finds it.
   */
  store?(tx: Tx, value: Value, context: StoreContext): Promise<void>
}

/**
 * When a state is loaded: `find` before the locks, for what never changes and tells what to lock; `lock` with the
 * locks; `follow` after them, by keys that only the locked rows tell.
 */
export type LoadPhase = 'find' | 'lock' | 'follow'

/** A state that is read from the database, by the keys for which the writes of a batch ask. */
export interface LoadedState<Value, Keys> extends State<Value> {
  readonly phase: LoadPhase
  /** An empty collection of keys. */
  keys(): Keys
  /**
   * Reads, and where needed locks, what was asked for: by one statement per table, and by none without keys. Its first
   * statements leave before it waits for anything, so that the states of a phase are pipelined in the order of ranks.
   */
  load(tx: Tx, keys: Keys, context: LoadContext): Promise<Value>
}

/** Where writes, and states of earlier phases, ask for what the batch has to load. */
export interface BatchKeys {
  /** The keys of a state to add to. A state that nobody asks for is not loaded. */
  of<Keys>(state: LoadedState<unknown, Keys>): Keys
  /** What was asked of a state so far; undefined for one that nobody asked for. */
  asked<Keys>(state: LoadedState<unknown, Keys>): Keys | undefined
}

/** What the writes of a batch know. */
export interface Batch {
  /** The limits of accounts, from memory. */
  readonly limits: Pick<Limits, 'of'>
  /** The value of a state as the decisions before have left it. */
  get<Value>(state: State<Value>): Value
}

export interface LoadContext {
  keys: BatchKeys
  /** Has the states of the earlier phases. */
  batch: Batch
  memory: Memory
  /** Before the locks. */
  now: number
}

export interface StoreContext {
  /** The time of the decisions, taken under the locks. */
  now: number
  ids: Ids
  /** For what is shown live after the commit. */
  ephemeral: Pick<Ephemeral, 'publish'>
}

/** One kind of write: what it has to know, and what it does. */
export interface WriteKind<Write, Result> {
  readonly name: string
  /** Asks for the states that `decide` reads. */
  keys(write: Write, keys: BatchKeys): void
  /**
   * Changes the states, or nothing at all: every rule is checked before anything is changed.
   * @throws DomainError when the write is rejected
   */
  decide(batch: Batch, write: Write, now: number): Result
}

/** One map key for several values. No id contains a space; a value of a caller's choice comes last. */
export function keyOf(...values: readonly (string | number)[]): string {
  return values.join(' ')
}
