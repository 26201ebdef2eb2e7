import type { Clock } from '../clock.ts'
import type { Tx } from '../database/database.ts'
import type { Ephemeral } from '../event-log/ephemeral.ts'
import { isDomainError, type DomainError } from '../errors.ts'
import { newEvents } from './new-events.state.ts'
import type { Ids } from '../ids.ts'
import type { Limits } from '../limits/limits.ts'
import { BatchStates } from './batch-states.ts'
import type { Memory } from './memory.ts'
import type { Batch, BatchKeys } from './state.ts'

export interface BatchDependencies {
  clock: Clock
  ids: Ids
  limits: Pick<Limits, 'of'>
  memory: Memory
  ephemeral: Pick<Ephemeral, 'publish'>
  /** No further write is taken once the transaction has this many events. */
  maxEvents: number
}

/** A write together with its kind. */
export interface Submission<Result = unknown> {
  ask(keys: BatchKeys): void
  decide(batch: Batch, now: number): Result
}

/** What became of one write of a batch: its result, or why its caller is rejected. */
export type Outcome = { ok: unknown } | { error: DomainError }

/**
 * Commits many writes in one transaction: lock and read, decide, store. The number of statements does not depend
 * on the number of writes. Everything is read again when the transaction runs again.
 * @returns what became of the writes; fewer than given when their events were too many, and then of the first ones
 */
export async function runBatch(
  tx: Tx,
  submissions: readonly Submission[],
  { clock, ids, limits, memory, ephemeral, maxEvents }: BatchDependencies,
): Promise<Outcome[]> {
  const states = new BatchStates(limits, memory)
  for (const submission of submissions) submission.ask(states)
  await states.load(tx, clock.now())
  // The time is taken under the locks, so that times follow the order of a chat.
  const now = clock.now()
  const outcomes = decideAll(states, submissions, now, maxEvents)
  await states.store(tx, { now, ids, ephemeral })
  return outcomes
}

/** Decides writes one after the other, in the order of their arrival, until there are `maxEvents` events to store. */
function decideAll(batch: Batch, submissions: readonly Submission[], now: number, maxEvents: number): Outcome[] {
  const events = batch.get(newEvents)
  const outcomes: Outcome[] = []
  for (const submission of submissions) {
    if (outcomes.length > 0 && events.length >= maxEvents) break
    outcomes.push(decideOne(batch, submission, now))
  }
  return outcomes
}

function decideOne(batch: Batch, submission: Submission, now: number): Outcome {
  try {
    return { ok: submission.decide(batch, now) }
  } catch (error) {
    if (isDomainError(error)) return { error }
    throw error
  }
}
