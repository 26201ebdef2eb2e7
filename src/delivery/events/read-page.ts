import type { DeliveryContext } from '../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { cutPage, deliveredMarks, type DeliveredMark } from './event-page.rules.ts'
import { readLogPage } from './event.store.ts'
import type { LogEvent } from './log-event.ts'
import { eventsOfRows } from './render-events.ts'

/** Who was let in, and by which credential. */
export type LetIn = Pick<Caller, 'id' | 'credentialId'>

export interface Bounds {
  /** highest sequence already processed: the page begins behind it */
  after: number
  /** 1 to 100 */
  limit: number
}

export interface EventPage {
  events: LogEvent[]
  nextCursor: number
  latest: number
  hasMore: boolean
}

/** A page, and what handing it over would mark. */
export interface ReadPage extends EventPage {
  marks: DeliveredMark[]
}

/** A page of somebody's log. */
export async function readPageIn(
  tx: Tx,
  { eventLoaders }: Pick<DeliveryContext, 'eventLoaders'>,
  { id }: Pick<LetIn, 'id'>,
  { after, limit }: Bounds,
): Promise<ReadPage> {
  const read = await readLogPage(tx, id, after, limit + 1)
  const { rows, ...bounds } = cutPage(read, after, limit)
  return { ...bounds, events: await eventsOfRows(tx, rows, eventLoaders), marks: deliveredMarks(rows) }
}
