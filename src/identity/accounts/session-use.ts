import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Credential } from './credential.store.ts'
import { updateLastSeen } from './session.store.ts'

/** Precision of the last use, in milliseconds: an active session is written once an hour. */
const exactMs = 3_600_000

/** Delay before uses are written in one batch, in milliseconds. */
const delayMs = 5_000

/** Maximum sessions in the queue. Further sessions are written at a later use. */
const waitingMax = 1_000

/** Records when sessions are used. Requests do not wait for it. */
export interface SessionUse {
  note(session: Pick<Credential, 'id' | 'lastSeenAt'>): void
  /** Stores the queued uses. */
  stop(): Promise<void>
}

export function createSessionUse(dependencies: {
  database: Database
  clock: Clock
  onError(error: unknown): void
}): SessionUse {
  const { database, clock, onError } = dependencies
  const waiting = new Set<string>()
  let timer: NodeJS.Timeout | undefined

  async function write(): Promise<void> {
    clock.clearTimeout(timer)
    timer = undefined
    if (waiting.size === 0) return
    const ids = [...waiting].toSorted()
    waiting.clear()
    try {
      await database.write((tx) => updateLastSeen(tx, ids, clock.now()))
    } catch (error) {
      onError(error)
    }
  }

  return {
    note({ id, lastSeenAt }) {
      if (clock.now() - (lastSeenAt ?? -Infinity) < exactMs || waiting.size >= waitingMax) return
      waiting.add(id)
      timer ??= clock.setTimeout(() => void write(), delayMs).unref()
    },
    stop: write,
  }
}
