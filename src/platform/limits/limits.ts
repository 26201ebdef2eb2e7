import type { Clock } from '../clock.ts'
import type { Database, DatabaseLog } from '../database/database.ts'
import { isLimitName, type LimitName } from './account-limits.ts'
import { readOverrides } from './limit-override.store.ts'
import type { LimitDefaults } from './limits-setting.ts'

/**
 * Interval in which changes of other processes are read, in milliseconds. An override takes effect everywhere within a
 * few milliseconds, or after this time when its notification was lost with a connection.
 */
const refreshEveryMs = 5_000

/** Maximum number of overrides read by one statement. */
const stepMax = 1_000

const changedNotification = 'limits changed'

/** Current limits, in memory: reading one needs no statement and no wait. */
export interface Limits {
  /** Returns the limit of an account; the general limit without an account or an override. */
  of(name: LimitName, accountId?: string): number
  /** Returns the operator's limits for one account. */
  overridesOf(accountId: string): ReadonlyMap<LimitName, number>
  /** Applies stored changes, in this process immediately and in others by a notification. */
  changed(): Promise<void>
  stop(): Promise<void>
}

interface LimitsDependencies {
  defaults: LimitDefaults
  database: Database
  clock: Clock
  log: DatabaseLog
}

/** Loads the overrides, and follows their changes until it is stopped. */
export async function createLimits({ defaults, database, clock, log }: LimitsDependencies): Promise<Limits> {
  const overrides = new Map<string, Map<LimitName, number>>()
  const none: ReadonlyMap<LimitName, number> = new Map()
  let revision = 0

  function takeOver(accountId: string, name: LimitName, value: number | null): void {
    const own = overrides.get(accountId) ?? new Map<LimitName, number>()
    if (value === null) own.delete(name)
    else own.set(name, value)
    if (own.size === 0) overrides.delete(accountId)
    else overrides.set(accountId, own)
  }

  async function read(): Promise<void> {
    for (;;) {
      const rows = await database.read((tx) => readOverrides(tx, revision, stepMax))
      for (const { accountId, name, value } of rows) if (isLimitName(name)) takeOver(accountId, name, value)
      revision = rows.at(-1)?.revision ?? revision
      if (rows.length < stepMax) return
    }
  }

  let reading = Promise.resolve()
  /** Serializes reads: each sees the data committed before its call. */
  const refresh = () => (reading = reading.catch(() => undefined).then(read))
  const refreshInBackground = () =>
    void refresh().catch((error: unknown) => log.warn({ err: error }, 'overrides of limits could not be read'))

  await read()
  const { signals } = database
  const stopListening = signals.onNotification((text) => {
    if (text === changedNotification) refreshInBackground()
  })
  const timer = signals.shared ? clock.setInterval(refreshInBackground, refreshEveryMs).unref() : undefined

  return {
    of: (name, accountId) =>
      (accountId === undefined ? undefined : overrides.get(accountId)?.get(name)) ?? defaults[name],
    overridesOf: (accountId) => overrides.get(accountId) ?? none,
    async changed() {
      if (signals.shared) signals.notify(changedNotification)
      await refresh()
    },
    async stop() {
      clock.clearInterval(timer)
      stopListening()
      await reading.catch(() => undefined)
    },
  }
}

/** Returns limits without overrides, for use without a database. */
export function generalLimits(defaults: LimitDefaults): Limits {
  return {
    of: (name) => defaults[name],
    overridesOf: () => new Map(),
    changed: async () => undefined,
    stop: async () => undefined,
  }
}
