import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Credential } from './credential.sql.ts'
import { updateLastSeen, type Use } from './session.sql.ts'

/** Precision of the last use, in milliseconds: an active session is written once an hour. */
const exactMs = 3_600_000

/** Delay before uses are written in one batch, in milliseconds. */
const delayMs = 5_000

/** Maximum sessions in the queue. Further sessions are written at a later use. */
const waitingMax = 1_000

/** Records when, and from which address, sessions are used. Requests do not wait for it. */
export interface SessionUse {
  /** @param addressOf returns the address of the client */
  note(session: Pick<Credential, 'id' | 'lastSeenAt'>, addressOf: () => string): void
  /** Stores the queued uses. */
  stop(): Promise<void>
}

export function createSessionUse(dependencies: {
  database: Database
  clock: Clock
  onError(error: unknown): void
}): SessionUse {
  const { database, clock, onError } = dependencies
  const waiting = new Map<string, Use>()
  let timer: NodeJS.Timeout | undefined

  async function write(): Promise<void> {
    clock.clearTimeout(timer)
    timer = undefined
    if (waiting.size === 0) return
    const uses = [...waiting.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1))
    waiting.clear()
    try {
      await database.write((tx) => updateLastSeen(tx, uses, clock.now()))
    } catch (error) {
      onError(error)
    }
  }

  return {
    note({ id, lastSeenAt }, addressOf) {
      if (clock.now() - (lastSeenAt ?? -Infinity) < exactMs || waiting.size >= waitingMax) return
      waiting.set(id, { id, address: addressOf() })
      timer ??= clock.setTimeout(() => void write(), delayMs).unref()
    },
    stop: write,
  }
}
