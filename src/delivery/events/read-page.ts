import { invalidRequest } from '../../platform/errors.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { deliveredMarks, pageBounds, type DeliveredMark } from './event-page.rules.ts'
import { readLogRows } from './event.sql.ts'
import type { EventLoader, LogEvent } from './log-event.ts'
import { eventsOfRows, withinBytes } from './render-events.ts'

/** An authenticated caller and its credential. */
export type LetIn = Pick<Caller, 'id' | 'credentialId'>

export interface Bounds {
  /** Highest processed sequence: the page starts after it. */
  after: number
  /** Maximum number of events, 1 to 100. */
  limit: number
}

export interface EventPage {
  events: LogEvent[]
  nextCursor: number
  latest: number
  hasMore: boolean
}

/** A page, and the delivered marks of its messages. */
export interface ReadPage extends EventPage {
  marks: DeliveredMark[]
}

/**
 * Returns a page of a log, within the requested number of events and the maximum size of a page in bytes. Its marks
 * belong to the returned events only.
 * @throws DomainError invalid_request for a position whose next event was deleted because of its age (AMB-168)
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

/** Returns a page without events, for a log that may have grown since the cursor was chosen. */
export const emptyPage = (nextCursor: number, latest: number): ReadPage => ({
  events: [],
  nextCursor,
  latest,
  hasMore: nextCursor < latest,
  marks: [],
})

/** Rejects a position before a gap, so that every client learns of the gap. */
const purged = (through: number): Error =>
  invalidRequest(
    (name) => `the events up to ${through} are too old to be kept; go on with ${name('after')}=${through}`,
    'after',
  )
