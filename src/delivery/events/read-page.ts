import { invalidRequest } from '../../platform/errors.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { deliveredMarks, pageBounds, type DeliveredMark } from './event-page.rules.ts'
import { readLogRows } from './event.store.ts'
import type { EventLoader, LogEvent } from './log-event.ts'
import { eventsOfRows, withinBytes } from './render-events.ts'

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

/**
 * A page of somebody's log. It has no more events than asked for and no more bytes than a page may have: what follows
 * is on the next one. What it marks is what it holds.
 * @throws DomainError invalid_request for a place whose next event was deleted because of its age (AMB-168)
 */
export async function readPageIn(
  tx: Tx,
  { eventLoaders }: { eventLoaders: readonly EventLoader[] },
  { id }: Pick<LetIn, 'id'>,
  { after, limit }: Bounds,
): Promise<ReadPage> {
  const { rows, latest, purgedThrough } = await readLogRows(tx, id, after, limit)
  if (after < purgedThrough) throw purged(purgedThrough)
  const kept = await withinBytes(tx, rows, eventLoaders)
  return {
    ...pageBounds(kept, latest, after),
    events: await eventsOfRows(tx, kept, eventLoaders),
    marks: deliveredMarks(kept),
  }
}

/** Nobody goes on behind a gap without knowing of it. */
const purged = (through: number): Error =>
  invalidRequest(`the events up to ${through} are too old to be kept; go on with after=${through}`, 'after')
