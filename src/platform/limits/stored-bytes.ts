import type { Clock } from '../clock.ts'
import type { Database, DatabaseLog } from '../database/database.ts'
import { limitReached } from './account-limits.ts'
import type { Limits } from './limits.ts'
import { addStoredBytes } from './stored-bytes.sql.ts'

/** Delay before counts are stored together, in milliseconds. */
const delayMs = 1_000

/** Maximum number of accounts with totals in memory. */
const knownMax = 100_000

/**
 * Counts the bytes that accounts store. Requests wait for no statement: counts are added in memory and stored once a
 * second. So an account may exceed its limit by the bytes of one second, which its rate limits bound; a crash loses the
 * counts of the last second.
 */
export interface StoredBytes {
  /** @throws DomainError limit_exceeded when the account has reached its limit */
  assertRoom(accountId: string): void
  add(accountId: string, bytes: number): void
  /** Stores the counts. */
  stop(): Promise<void>
}

export function createStoredBytes({
  database,
  limits,
  clock,
  log,
}: {
  database: Pick<Database, 'write'>
  limits: Pick<Limits, 'of'>
  clock: Clock
  log: Pick<DatabaseLog, 'warn'>
}): StoredBytes {
  const known = new Map<string, number>()
  const unstored = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  let storing = Promise.resolve()

  function add(accountId: string, bytes: number): void {
    unstored.set(accountId, (unstored.get(accountId) ?? 0) + bytes)
    timer ??= clock.setTimeout(() => void store(), delayMs).unref()
  }

  function store(): Promise<void> {
    clock.clearTimeout(timer)
    timer = undefined
    const added = [...unstored].map(([accountId, bytes]) => ({ accountId, bytes }))
    unstored.clear()
    if (added.length === 0) return storing
    return (storing = storing
      .then(() => database.write((tx) => addStoredBytes(tx, added), 'process'))
      .then((totals) => {
        if (known.size > knownMax) known.clear()
        for (const { accountId, bytes } of totals) known.set(accountId, Number(bytes))
      })
      .catch((error: unknown) => {
        log.warn({ err: error }, 'the stored bytes of accounts could not be counted')
        for (const { accountId, bytes } of added) unstored.set(accountId, (unstored.get(accountId) ?? 0) + bytes)
      }))
  }

  return {
    assertRoom(accountId) {
      const used = (known.get(accountId) ?? 0) + (unstored.get(accountId) ?? 0)
      const most = limits.of('stored_bytes_per_account', accountId)
      if (used < most) return
      // Another process may have subtracted bytes: reads the total again.
      add(accountId, 0)
      throw limitReached('stored_bytes_per_account', most, { used })
    },
    add,
    stop: store,
  }
}
