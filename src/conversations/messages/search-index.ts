import { sleep, type Clock } from '../../platform/clock.ts'
import type { Database, DatabaseLog } from '../../platform/database/database.ts'
import { isOutage } from '../../platform/database/database-errors.ts'
import { indexSome, isBehind } from './search-index.sql.ts'

/** Wait between two steps for chats with many new messages, in milliseconds: they delay no other work. */
const pauseMs = 20
/** Maximum persons whose messages wait to be indexed. Those of further persons are indexed at their next search. */
const waitingMax = 1_000

/** The search index of messages. Messages are added when a participant searches, so that sends stay fast. */
export interface SearchIndex {
  /**
   * Adds new messages of the person's chats: at most one step during the call, the remaining messages after it.
   * @returns whether all messages are in the index
   */
  update(personId: string): Promise<boolean>
  /** Resolves when the current step has ended. */
  stop(): Promise<void>
}

export function createSearchIndex({
  database,
  clock,
  log,
}: {
  database: Database
  clock: Clock
  log: Pick<DatabaseLog, 'warn'>
}): SearchIndex {
  const waiting = new Set<string>()
  const stopping = new AbortController()
  let steps: Promise<unknown> = Promise.resolve()
  let working: Promise<void> | undefined

  /** Runs one step after the earlier ones, so that at most one connection waits. @returns whether there may be more */
  function step(personId: string): Promise<boolean> {
    // A step that is lost in a crash is repeated.
    const next = steps.then(() => database.write((tx) => indexSome(tx, personId), 'process'))
    steps = next.catch(() => undefined)
    return next
  }

  async function work(): Promise<void> {
    for (const personId of waiting) {
      try {
        do await sleep(clock, pauseMs, stopping.signal)
        while (!stopping.signal.aborted && (await step(personId)))
      } catch (error) {
        report(error)
      }
      waiting.delete(personId)
      if (stopping.signal.aborted) return
    }
  }

  function report(error: unknown): void {
    if (!isOutage(error) && !stopping.signal.aborted) log.warn({ err: error }, 'messages could not be indexed')
  }

  return {
    async update(personId) {
      if (!(await database.read((tx) => isBehind(tx, personId)))) return true
      try {
        if (!waiting.has(personId) && !(await step(personId))) return true
      } catch (error) {
        report(error)
        return false
      }
      if (waiting.size < waitingMax) waiting.add(personId)
      working ??= work().finally(() => (working = undefined))
      return false
    },
    async stop() {
      stopping.abort()
      await working
      await steps
    },
  }
}
