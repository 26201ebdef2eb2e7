import type { Clock } from '../clock.ts'
import type { Database, DatabaseLog } from '../database/database.ts'
import { keepPullCursors } from './undelivered.store.ts'

const keepEveryMs = 5_000

/** Maximum number of agents recorded between two writes; further agents are recorded at a later pull. */
const agentsMax = 50_000

/** Progress of agents through their logs, by the cursors of their pulls. */
export interface PullProgress {
  pulled(agentId: string, after: number): void
  /** Stores the cursors recorded since the last call. */
  keep(): Promise<void>
  stop(): Promise<void>
}

/** Records cursors in memory and stores them every few seconds with one statement; pulls do not wait. */
export function createPullProgress(database: Database, clock: Clock, log: DatabaseLog): PullProgress {
  let cursors = new Map<string, number>()

  async function keep(): Promise<void> {
    if (cursors.size === 0) return
    const written = cursors
    cursors = new Map()
    const rows = [...written].map(([actorId, afterSequence]) => ({ actorId, afterSequence }))
    try {
      await database.write((tx) => keepPullCursors(tx, rows, clock.now()))
    } catch (error) {
      log.warn({ err: error }, 'the cursors of pulls could not be stored')
    }
  }

  const keeping = clock.setInterval(() => void keep(), keepEveryMs).unref()
  return {
    pulled(agentId, after) {
      const known = cursors.get(agentId)
      if (known === undefined ? cursors.size < agentsMax : after > known) cursors.set(agentId, after)
    },
    keep,
    async stop() {
      clock.clearInterval(keeping)
      await keep()
    },
  }
}
