import type { Clock } from '../../platform/clock.ts'
import type { Database, DeliveryOwners } from '../../platform/database/database.ts'
import type { SomeWebhooks } from './delivery-queue.ts'
import { sweepCursors, webhooksWithDueRows } from './delivery.store.ts'

/** Webhooks that are looked at by one query. */
const webhooksPerLook = 500
/** Looks of `askForSome` at webhooks of which nobody said anything. */
const sweepsAtOnce = 4

/**
 * Says among which webhooks to look for what is due. Looking at all of them each time would cost a delivery the more the
 * more webhooks there are; so those are looked at that somebody named, those with rows that are due, and the rest a few at a
 * time: a process that died has told nobody what it leaves.
 */
export interface DueSearch {
  /** Something may be due for these. */
  ask(owners: DeliveryOwners): void
  /** Something is due for these that could not be claimed: another transaction holds the webhook. */
  askLater(owners: readonly string[]): void
  /** To be called every second: what was put off, rows that are due, and the cursors of 2,000 further webhooks. */
  askForSome(): void
  /** Where to look next; undefined: nowhere. */
  next(): Promise<SomeWebhooks | undefined>
}

export function createDueSearch(database: Pick<Database, 'read'>, clock: Pick<Clock, 'now'>): DueSearch {
  const owners = new Set<string>()
  const later = new Set<string>()
  let withRows: string[] = []
  let wantsRows = false
  let sweptThrough = ''
  let sweeps = 0
  /** Something happened behind the back of the sweep through all of them that is under way. */
  let sweepsAgain = false

  function nextOwners(): SomeWebhooks {
    const ids = [...owners].slice(0, webhooksPerLook)
    for (const id of ids) owners.delete(id)
    return { by: 'actor_id', ids }
  }

  async function nextWithRows(): Promise<SomeWebhooks> {
    if (wantsRows) {
      wantsRows = false
      withRows = await database.read((tx) => webhooksWithDueRows(tx, clock.now()))
    }
    return { by: 'id', ids: withRows.splice(0, webhooksPerLook) }
  }

  async function nextSwept(): Promise<SomeWebhooks> {
    const { through, looked, behind } = await database.read((tx) => sweepCursors(tx, sweptThrough, webhooksPerLook))
    const isLast = looked < webhooksPerLook
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
    ask(asked) {
      if (asked !== 'all') return asked.forEach((id) => owners.add(id))
      wantsRows = true
      sweepAll()
    },
    askLater: (asked) => asked.forEach((id) => later.add(id)),
    askForSome() {
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
