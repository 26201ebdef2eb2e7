import type { Clock } from '../../platform/clock.ts'
import type { Database, DeliveryOwners } from '../../platform/database/database.ts'
import type { SomeWebhooks } from './delivery.ts'
import { sweepCursors, webhooksWithDueRows } from './delivery.sql.ts'

/** Number of webhooks in one query. */
const webhooksPerPoll = 500
/** Pages of webhooks without a signal that one call of `sweepSome` sweeps. */
const sweepsAtOnce = 4

/**
 * Chooses the webhooks to check for due deliveries. Checking all webhooks each time would slow deliveries down as the
 * number of webhooks grows. The search returns notified webhooks, webhooks with due rows, and a few other webhooks at a
 * time, because no signal announces the unfinished work of a dead process.
 */
export interface DueSearch {
  add(owners: DeliveryOwners): void
  /** Adds owners with a due delivery that could not be claimed, because another transaction has locked the webhook. */
  postpone(owners: readonly string[]): void
  /** Adds postponed owners, due rows and the cursors of 2,000 further webhooks. The caller runs it every second. */
  sweepSome(): void
  /** Returns the next webhooks to check; undefined when there are none. */
  next(): Promise<SomeWebhooks | undefined>
}

export function createDueSearch(database: Pick<Database, 'read'>, clock: Pick<Clock, 'now'>): DueSearch {
  const owners = new Set<string>()
  const later = new Set<string>()
  let withRows: string[] = []
  let wantsRows = false
  let sweptThrough = ''
  let sweeps = 0
  /** Whether all webhooks are swept again, because of a request during the current sweep. */
  let sweepsAgain = false

  function nextOwners(): SomeWebhooks {
    const ids = [...owners].slice(0, webhooksPerPoll)
    for (const id of ids) owners.delete(id)
    return { by: 'actor_id', ids }
  }

  async function nextWithRows(): Promise<SomeWebhooks> {
    if (wantsRows) {
      wantsRows = false
      withRows = await database.read((tx) => webhooksWithDueRows(tx, clock.now()))
    }
    return { by: 'id', ids: withRows.splice(0, webhooksPerPoll) }
  }

  async function nextSwept(): Promise<SomeWebhooks> {
    const { through, looked, behind } = await database.read((tx) => sweepCursors(tx, sweptThrough, webhooksPerPoll))
    const isLast = looked < webhooksPerPoll
    sweptThrough = isLast ? '' : through!
    sweeps = isLast ? 0 : sweeps - 1
    if (isLast && sweepsAgain) sweepAll()
    return { by: 'id', ids: behind }
  }

  function sweepAll(): void {
    sweepsAgain = sweeps === Number.POSITIVE_INFINITY
    if (sweepsAgain) return
    sweptThrough = ''
    sweeps = Number.POSITIVE_INFINITY
  }

  return {
    add(some) {
      if (some !== 'all') return some.forEach((id) => owners.add(id))
      wantsRows = true
      sweepAll()
    },
    postpone: (some) => some.forEach((id) => later.add(id)),
    sweepSome() {
      for (const id of later) owners.add(id)
      later.clear()
      wantsRows = true
      sweeps = Math.max(sweeps, sweepsAtOnce)
    },
    async next() {
      if (owners.size > 0) return nextOwners()
      if (wantsRows || withRows.length > 0) return nextWithRows()
      if (sweeps > 0) return nextSwept()
      return undefined
    },
  }
}
