import { isLive } from '../../identity/accounts/credential.store.ts'
import type { DeliveryContext } from '../context.ts'
import { unauthorized } from '../../platform/errors.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { cutPage, deliveredMarks } from './event-page.rules.ts'
import { readLogPage } from './event.store.ts'
import type { LogEvent } from './log-event.ts'
import { eventsOfRows } from './render-events.ts'
import type { WakeReason } from '../../platform/event-log/waiters.ts'

export interface Pull {
  /** highest sequence already processed: the page begins behind it */
  after: number
  /** 1 to 100 */
  limit: number
  /** how long an empty page may wait for an event, at most 30,000; 0: not at all */
  timeoutMs: number
  /** aborted when the client has closed the connection */
  signal: AbortSignal
}

export interface EventPage {
  events: LogEvent[]
  nextCursor: number
  latest: number
  hasMore: boolean
}

/** Who was let in, and by which credential. */
type LetIn = Pick<Caller, 'id' | 'credentialId'>
type Bounds = Pick<Pull, 'after' | 'limit'>

/** A page, and what handing it over would mark. */
export interface ReadPage extends EventPage {
  marks: { chatId: string; throughSequence: number }[]
}

/**
 * The caller's log behind a cursor, for agents and persons alike. With a timeout an empty page waits for the
 * first event (EVT-018, EVT-019). Nothing is consumed; handing a page over marks its messages delivered in
 * direct chats, before the answer is sent (EVT-026, EVT-027). Nothing is marked for a client that has disconnected.
 * A page whose marks cannot be stored right now is answered all the same: reading goes on, and they follow (AMB-041).
 */
export async function listEvents(
  context: Pick<DeliveryContext, 'deferredMarks' | 'clock' | 'database' | 'eventLoaders' | 'waiters' | 'metrics'>,
  caller: Caller,
  pull: Pull,
): Promise<EventPage> {
  if (caller.kind === 'agent') context.metrics?.pulled(caller.id, pull.after)
  const page = pull.timeoutMs > 0 ? await awaitPage(context, caller, pull) : await readPage(context, caller, pull)
  if (page.marks.length > 0 && !pull.signal.aborted) {
    await context.deferredMarks.submit({ actorId: caller.id, positions: page.marks })
  }
  return page
}

/**
 * The waiter is there before the log is read, so what commits after the reading ends the wait. So does the end of the
 * credential, which wakes the waiters of its actor (AUTH-015, AUTH-027).
 */
async function awaitPage(
  context: Pick<DeliveryContext, 'clock' | 'database' | 'eventLoaders' | 'waiters'>,
  caller: Caller,
  pull: Pull,
): Promise<ReadPage> {
  const waiter = context.waiters.register(caller.id, pull.after, pull.timeoutMs, pull.signal)
  try {
    let page = await readPage(context, caller, pull)
    for (let reason: WakeReason = 'woken'; page.events.length === 0 && reason === 'woken';) {
      reason = await waiter.next()
      if (reason === 'woken' || reason === 'timeout') page = await readLivePage(context, caller, pull)
    }
    return page
  } finally {
    waiter.release()
  }
}

/**
 * A page for a client that was authenticated a while ago. The credential is checked after the page was read, so that no
 * event from after the end of the credential is sent, even when the signal of that end was lost.
 * @throws DomainError unauthorized
 */
export async function readLivePage(
  context: Pick<DeliveryContext, 'clock' | 'database' | 'eventLoaders'>,
  caller: LetIn,
  pull: Bounds,
): Promise<ReadPage> {
  return context.database.read(async (tx) => {
    const [page, live] = await Promise.all([
      readPageIn(tx, context, caller, pull),
      isLive(tx, caller.credentialId, context.clock.now()),
    ])
    if (!live) throw unauthorized()
    return page
  })
}

function readPage(
  context: Pick<DeliveryContext, 'database' | 'eventLoaders'>,
  caller: Caller,
  pull: Pull,
): Promise<ReadPage> {
  return context.database.read((tx) => readPageIn(tx, context, caller, pull))
}

async function readPageIn(
  tx: Tx,
  { eventLoaders }: Pick<DeliveryContext, 'eventLoaders'>,
  caller: LetIn,
  { after, limit }: Bounds,
): Promise<ReadPage> {
  const read = await readLogPage(tx, caller.id, after, limit + 1)
  const { rows, ...bounds } = cutPage(read, after, limit)
  return { ...bounds, events: await eventsOfRows(tx, rows, eventLoaders), marks: deliveredMarks(rows) }
}
