import type { Needs } from '../../platform/context.ts'
import type { Dialect } from '../../platform/database/database.ts'
import { countAccounts } from './account-list.store.ts'
import { countDeliveries } from './delivery-list.sql.ts'
import { sumStored, type StoredTotals } from './stored-totals.sql.ts'

export interface ServiceStatus {
  startedAt: number
  waitingPulls: number
  engine: Dialect
  accounts: { users: number; agents: number }
  stored: StoredTotals
  webhooks: number
  deliveries: { pending: number; dead: number }
}

/** Returns the process's uptime, and counts of accounts, stored objects, webhooks and deliveries. */
export async function getServiceStatus({
  database,
  waiters,
  clock,
}: Needs<'clock' | 'database' | 'waiters'>): Promise<ServiceStatus> {
  return database.read(async (tx) => {
    const { webhooks, ...deliveries } = await countDeliveries(tx)
    const accounts = await countAccounts(tx)
    const stored = await sumStored(tx, clock.now())
    const startedAt = clock.now() - Math.round(process.uptime() * 1000)
    return { startedAt, waitingPulls: waiters.size, engine: database.dialect, accounts, stored, webhooks, deliveries }
  })
}
