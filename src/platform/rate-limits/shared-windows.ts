import type { Clock } from '../clock.ts'
import type { Database, DatabaseLog } from '../database/database.ts'
import type { CountedWindows } from './counted-windows.ts'
import { addToWindows, deleteEndedWindows, type WindowCount } from './limit.sql.ts'
import type { Limit } from './rate-limits.ts'

/** Interval in which due counts are sent together, in milliseconds. */
const shareEveryMs = 250

/** Divisor of a limit: smaller counts stay in the process, so that rare requests cost no statement. */
const keptShare = 20

const cleanEveryMs = 60_000

/** Maximum number of names with unshared counts; further names are counted in this process only. */
const unsharedMax = 20_000

interface Unshared {
  windows: CountedWindows
  /** Name within its limit; the name in the table includes the limit. */
  name: string
  used: number
  endsAt: number
  enough: number
}

export interface SharedWindows {
  /** Adds a local count; it is shared when it is large enough. */
  add(shared: {
    name: string
    limit: Limit
    rowName: string
    windows: CountedWindows
    msLeft: number
    amount: number
  }): void
  stop(): Promise<void>
}

/**
 * Shares counts between the processes of one database. Requests do not wait: counts are added here, sent a few times a
 * second in one statement, and replaced by the returned sums. While the database is unavailable, each process counts
 * alone, so that an outage rejects no requests.
 */
export function createSharedWindows(database: Database, clock: Clock, log: DatabaseLog): SharedWindows {
  const unshared = new Map<string, Unshared>()
  let due = new Set<string>()
  let running: Promise<void> | undefined
  let away = false

  /** Logs each outage once. */
  function logOutage(error: unknown): void {
    if (!away) log.warn({ err: error }, 'rate limits are counted in this process alone until the database answers')
    away = true
  }

  async function synchronize(): Promise<void> {
    const names = due
    due = new Set()
    const sent: [string, Unshared][] = [...names].map((rowName) => [rowName, unshared.get(rowName)!])
    for (const [rowName] of sent) unshared.delete(rowName)
    const counts = sent.map(([name, { used, endsAt }]) => ({ name, used, endsAt }))
    try {
      takeOver(new Map(sent), await database.write((tx) => addToWindows(tx, counts, clock.now())))
      if (away) log.info({}, 'rate limits are shared again')
      away = false
    } catch (error) {
      logOutage(error)
      for (const [rowName, count] of sent) putBack(rowName, count)
    }
  }

  function takeOver(sent: ReadonlyMap<string, Unshared>, sums: readonly WindowCount[]): void {
    const now = clock.now()
    for (const { name: rowName, used, endsAt } of sums) {
      const { windows, name } = sent.get(rowName)!
      const since = unshared.get(rowName)?.used ?? 0
      void windows.adopt(name, { used: used + since, msLeft: endsAt - now })
    }
  }

  /** Returns counts to the queue; counts of ended windows are dropped. */
  function putBack(rowName: string, count: Unshared): void {
    if (count.endsAt <= clock.now()) return
    const since = unshared.get(rowName)
    unshared.set(rowName, { ...count, used: count.used + (since?.used ?? 0) })
    due.add(rowName)
  }

  const sharing = clock
    .setInterval(() => {
      if (due.size === 0) return
      running ??= synchronize().finally(() => {
        running = undefined
      })
    }, shareEveryMs)
    .unref()
  const cleaning = clock
    .setInterval(() => {
      for (const [rowName, { endsAt }] of unshared) if (endsAt <= clock.now()) unshared.delete(rowName)
      void database.write((tx) => deleteEndedWindows(tx, clock.now())).catch(logOutage)
    }, cleanEveryMs)
    .unref()

  return {
    add({ name, limit, rowName, windows, msLeft, amount }) {
      const known = unshared.get(rowName)
      if (!known && unshared.size >= unsharedMax) return
      const now = clock.now()
      const enough = Math.max(1, Math.floor(limit.requests / keptShare))
      const count = known && known.endsAt > now ? known : { windows, name, used: 0, endsAt: now + msLeft, enough }
      if (count !== known) unshared.set(rowName, count)
      count.used += amount
      if (count.used >= count.enough) due.add(rowName)
    },
    async stop() {
      clock.clearInterval(sharing)
      clock.clearInterval(cleaning)
      await running
    },
  }
}
