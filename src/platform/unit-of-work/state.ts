import type { Tx } from '../database/database.ts'
import type { EventLog } from '../event-log/log-event.ts'
import type { Ephemeral } from '../event-log/ephemeral.ts'
import type { Ids } from '../ids.ts'
import type { Limits } from '../limits/limits.ts'

/**
 * State that the writes of a batch read and change together: the rows of one area. It is loaded once for the whole
 * batch. Each decision updates it, so that later writes see earlier ones. It is stored once.
 */
export interface State<Value> {
  readonly name: string
  /**
   * Order of its statements among those of the other states. Transactions take their locks in this order, so no two
   * states have the same rank.
   */
  readonly rank: number
  /** Returns the value for a batch in which no write requests this state. */
  initial(): Value
  /**
   * Stores changes with one statement per table, or none without changes. All statements are sent together, because
   * COMMIT is sent with them; in a distributed database they may wait for each other. If another process stored a row
   * first, a unique violation must occur: the batch is repeated and finds the row.
   */
  store?(tx: Tx, value: Value, context: StoreContext): Promise<void>
}

/**
 * Phase in which a state is loaded. `find`: before the locks, for immutable rows that determine the locks. `lock`: with
 * the locks. `follow`: after them, by keys from the locked rows.
 */
export type LoadPhase = 'find' | 'lock' | 'follow'

/** A state that is read from the database, by the keys that the writes of a batch request. */
export interface LoadedState<Value, Keys> extends State<Value> {
  readonly phase: LoadPhase
  /** Returns an empty collection of keys. */
  emptyKeys(): Keys
  /**
   * Reads, and locks if needed, the rows of the keys: with one statement per table, or none without keys. Sends its
   * first statements before it waits, so that the states of a phase are pipelined in rank order.
   */
  load(tx: Tx, keys: Keys, context: LoadContext): Promise<Value>
}

/** Keys that writes, and states of earlier phases, request for the batch. */
export interface BatchKeys {
  /** Returns the keys of a state, for additions. A state that is not requested is not loaded. */
  of<Keys>(state: LoadedState<unknown, Keys>): Keys
  /** Returns the requested keys of a state; undefined without a request. */
  requested<Keys>(state: LoadedState<unknown, Keys>): Keys | undefined
}

/** Data for the decisions of a batch. */
export interface Batch {
  /** Limits of accounts, from memory. */
  readonly limits: Pick<Limits, 'of'>
  /** Returns the value of a state after the previous decisions. */
  get<Value>(state: State<Value>): Value
}

export interface LoadContext {
  keys: BatchKeys
  /** Contains the states of earlier phases. */
  batch: Batch
  memory: Memory
  /** Time before the locks, in epoch milliseconds. */
  now: number
}

export interface StoreContext {
  /** Time of the decisions, read under the locks, in epoch milliseconds. */
  now: number
  ids: Ids
  eventLog: EventLog
  /** For ephemeral signals after the commit. */
  ephemeral: Pick<Ephemeral, 'publish'>
}

/** One kind of write: the states that it needs, and its decision. */
export interface WriteKind<Write, Result> {
  readonly name: string
  /** Returns the chat of a write. Heavy writes to a chat delay only each other. Default: no chat. */
  partition?(write: Write): string
  /** Requests the keys of the states that `decide` reads. */
  requestKeys(write: Write, keys: BatchKeys): void
  /**
   * Changes the states, or nothing: it checks every rule before the first change.
   * @throws DomainError when the write is rejected
   */
  decide(batch: Batch, write: Write, now: number): Result
}

/** Joins values to a map key. Ids contain no spaces; a value chosen by a caller must be last. */
export function keyOf(...values: readonly (string | number)[]): string {
  return values.join(' ')
}

/** Key of a value in the memory of batches: the function that creates the empty value. */
export type Remembered<Value> = () => Value

/**
 * Memory of the batches of one process. Its values are hints, learned from rows that may have changed since, also by
 * other processes: a batch relies on them only if its locked rows confirm them.
 */
export class Memory {
  readonly #values = new Map<Remembered<unknown>, unknown>()

  of<Value>(remembered: Remembered<Value>): Value {
    let value = this.#values.get(remembered)
    if (value === undefined) this.#values.set(remembered, (value = remembered()))
    // The value of a key was created by that key, which the type of Map cannot express.
    return value as Value
  }
}
