import { isDomainError } from '../../platform/errors.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Ids } from '../../platform/ids.ts'
import { createCommitQueue } from '../../platform/unit-of-work/commit-queue.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { appendEvents } from '../../platform/event-log/append-events.ts'
import type { EventDraft } from '../../platform/event-log/log-event.ts'

/** What one write has while its transaction runs. */
export interface TaskWriting {
  tx: Tx
  /** The time of the write. */
  now: number
  /** Puts events behind those of the batch; they are numbered and stored at its end, in this order. */
  emit(drafts: readonly EventDraft[]): void
}

/** Reads, decides, stores. It rejects with a DomainError, and before it has written anything. */
export type TaskWork<R> = (writing: TaskWriting) => Promise<R>

export interface TaskWrites {
  /**
   * Runs the work in a transaction that it shares with others, and resolves after the commit.
   * @throws the DomainError with which the work rejected; the others of the transaction are stored all the same
   */
  submit<R>(work: TaskWork<R>): Promise<R>
  /** Resolves when everything submitted so far is settled. */
  drain(): Promise<void>
}

/** The queue of writes to tasks: what arrives together is committed together. */
export function createTaskWrites({ database, clock, ids }: { database: Database; clock: Clock; ids: Ids }): TaskWrites {
  const queue = createCommitQueue<TaskWork<unknown>, unknown>({
    maxBatch: 64,
    schedule: clock.setImmediate,
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
        await appendEvents(tx, drafts, { now: clock.now(), ids })
        return results
      }),
  })
  return { submit: <R>(work: TaskWork<R>) => queue.submit(work) as Promise<R>, drain: queue.drain }
}
