import type { Clock } from '../clock.ts'
import type { Tx } from '../database/database.ts'
import type { Ephemeral } from '../event-log/ephemeral.ts'
import { isDomainError } from '../errors.ts'
import { newEvents } from '../event-log/append-events.sql.ts'
import type { EventLog } from '../event-log/log-event.ts'
import type { Ids } from '../ids.ts'
import type { Limits } from '../limits/limits.ts'
import type { WriteResult } from './commit-queue.ts'
import type { Memory, Batch, BatchKeys, State, StoreContext, LoadedState, LoadPhase } from './state.ts'
import { finishWith } from './finish-with.ts'

export interface BatchDependencies {
  clock: Clock
  ids: Ids
  eventLog: EventLog
  limits: Pick<Limits, 'of'>
  memory: Memory
  ephemeral: Pick<Ephemeral, 'publish'>
  /** Number of events from which the transaction accepts no further write. */
  maxEvents: number
}

/** A write with its kind. */
export interface Submission<Result = unknown> {
  partition: string
  requestKeys(keys: BatchKeys): void
  decide(batch: Batch, now: number): Result
}

/** Number of events from which a write is heavy; most writes have one event. */
const heavyEvents = 100

/**
 * Runs many writes in one transaction: lock and read, decide, store. The number of statements does not depend on the
 * number of writes. A repeated transaction reads all states again.
 * @returns results of the writes; when there are too many events, of the first writes only
 */
export async function runBatch(
  tx: Tx,
  submissions: readonly Submission[],
  { clock, ids, eventLog, limits, memory, ephemeral, maxEvents }: BatchDependencies,
): Promise<WriteResult<unknown>[]> {
  const keys = new RequestedKeys()
  for (const submission of submissions) submission.requestKeys(keys)
  const states = new BatchStates(limits, memory)
  await states.load(tx, keys, clock.now())
  // The time is read under the locks, so that times follow the order of a chat.
  const now = clock.now()
  const results = decideAll(states, submissions, now, maxEvents)
  await states.store(tx, { now, ids, eventLog, ephemeral })
  return results
}

/** Decides writes one after the other, in order of arrival, until there are `maxEvents` events to store. */
function decideAll(
  batch: Batch,
  submissions: readonly Submission[],
  now: number,
  maxEvents: number,
): WriteResult<unknown>[] {
  const events = batch.get(newEvents)
  const results: WriteResult<unknown>[] = []
  for (const submission of submissions) {
    if (results.length > 0 && events.length >= maxEvents) break
    const before = events.length
    const result = decideOne(batch, submission, now)
    results.push(events.length - before < heavyEvents ? result : { ...result, isHeavy: true })
  }
  return results
}

function decideOne(batch: Batch, submission: Submission, now: number): WriteResult<unknown> {
  try {
    return { ok: submission.decide(batch, now) }
  } catch (error) {
    if (isDomainError(error)) return { error }
    throw error
  }
}

/** Values of the states of one batch, as loaded and changed by decisions. */
export class BatchStates implements Batch {
  readonly #values = new Map<State<unknown>, unknown>()
  readonly limits: Pick<Limits, 'of'>
  readonly #memory: Memory

  constructor(limits: Pick<Limits, 'of'>, memory: Memory) {
    this.limits = limits
    this.#memory = memory
  }

  get<Value>(state: State<Value>): Value {
    let value = this.#values.get(state)
    if (value === undefined) this.#values.set(state, (value = state.initial()))
    // The value of a state was created by its own `initial` or `load`.
    return value as Value
  }

  /** Loads the states with keys: phase by phase, the states of a phase together, in rank order. */
  async load(tx: Tx, keys: RequestedKeys, now: number): Promise<void> {
    const context = { keys, batch: this, memory: this.#memory, now }
    for (const phase of phases) {
      const requested = keys.startPhase(phase)
      const values = await Promise.all(requested.map((state) => state.load(tx, keys.of(state), context)))
      requested.forEach((state, index) => this.#values.set(state, values[index]))
    }
  }

  /** Stores changes: the statements of all states are sent together and run in rank order. */
  async store(tx: Tx, context: StoreContext): Promise<void> {
    const known = byRank([...this.#values.keys()])
    await finishWith(
      tx,
      Promise.all(known.flatMap((state) => state.store?.(tx, this.#values.get(state), context) ?? [])),
    )
  }
}

/** The phases, in their order. */
const phases: readonly LoadPhase[] = ['find', 'lock', 'follow']

/** Keys that the writes of one batch, and its states of earlier phases, request. */
export class RequestedKeys implements BatchKeys {
  readonly #byState = new Map<LoadedState<unknown, unknown>, unknown>()
  readonly #started = new Set<LoadPhase>()

  of<Keys>(state: LoadedState<unknown, Keys>): Keys {
    let keys = this.#byState.get(state)
    if (keys === undefined) {
      if (this.#started.has(state.phase)) throw new Error(`${state.name} was requested after its phase.`)
      this.#byState.set(state, (keys = state.emptyKeys()))
    }
    // The keys of a state were created by its own `emptyKeys`, which the type of Map cannot express.
    return keys as Keys
  }

  requested<Keys>(state: LoadedState<unknown, Keys>): Keys | undefined {
    return this.#byState.get(state) as Keys | undefined
  }

  /** Starts a phase, which then accepts no further states. @returns the requested states, in rank order */
  startPhase(phase: LoadPhase): LoadedState<unknown, unknown>[] {
    this.#started.add(phase)
    return byRank([...this.#byState.keys()].filter((state) => state.phase === phase))
  }
}

/** @throws Error when two states have the same rank, because the order of their locks would be undefined */
function byRank<S extends State<unknown>>(states: S[]): S[] {
  states.sort((one, other) => one.rank - other.rank)
  states.forEach((state, index) => {
    const next = states[index + 1]
    if (next?.rank === state.rank) throw new Error(`${state.name} and ${next.name} have the same rank.`)
  })
  return states
}
