import { isDomainError } from '../../platform/errors.ts'
import type { Needs } from '../../platform/context.ts'
import { maxWaitMs } from '../../platform/unit-of-work/commits.ts'
import { createCommitQueue } from '../../platform/unit-of-work/commit-queue.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { EventDraft } from '../../platform/event-log/log-event.ts'

/** Context of one write in its transaction. */
export interface TaskWriting {
  tx: Tx
  /** Time of the write. */
  now: number
  /** Adds events to the batch. They are numbered and stored at its end, in this order. */
  emit(drafts: readonly EventDraft[]): void
}

/** One write: it reads, decides, stores. It can reject with a DomainError only before it writes. */
export type TaskWork<R> = (writing: TaskWriting) => Promise<R>

export interface TaskWrites {
  /**
   * Runs the work in a transaction that it shares with others, and resolves after the commit.
   * @throws the DomainError of the work; the other works of the transaction are stored
   */
  submit<R>(work: TaskWork<R>): Promise<R>
  /** Resolves when all submitted work is settled. */
  drain(): Promise<void>
}

/** Creates the queue of writes to tasks. Works that arrive together share a commit. */
export function createTaskWrites({ database, clock, eventLog }: Needs<'database' | 'clock' | 'eventLog'>): TaskWrites {
  const queue = createCommitQueue<TaskWork<unknown>, unknown>({
    maxBatch: 64,
    maxWaitMs,
    schedule: clock.setImmediate,
    monotonic: clock.monotonic,
    runBatch: (works) =>
      database.write(async (tx) => {
        const drafts: EventDraft[] = []
        const results = []
        for (const work of works) {
          const now = clock.now()
          try {
            results.push({ ok: await work({ tx, now, emit: (more) => void drafts.push(...more) }) })
          } catch (error) {
            if (!isDomainError(error)) throw error
            results.push({ error })
          }
        }
        await eventLog.append(tx, drafts, clock.now())
        return results
      }),
  })
  return { submit: <R>(work: TaskWork<R>) => queue.submit(work) as Promise<R>, drain: queue.drain }
}
