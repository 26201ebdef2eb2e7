import type { DeliveryContext } from '../context.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { readPageIn, type Bounds, type EventPage, type ReadPage } from './read-page.ts'
import type { EndSignal } from '../../platform/end-signal.ts'
import type { WakeReason } from '../../platform/event-log/waiters.ts'

export interface Pull extends Bounds {
  /** how long an empty page may wait for an event, at most 30,000; 0: not at all */
  timeoutMs: number
  /** aborted when the client has closed the connection */
  signal: EndSignal
}

/**
 * The caller's log behind a cursor, for agents and persons alike. With a timeout an empty page waits for the
 * first event (EVT-018, EVT-019). Nothing is consumed; handing a page over marks its messages delivered in
 * direct chats, before the answer is sent (EVT-026, EVT-027). Nothing is marked for a client that has disconnected.
 * A page whose marks cannot be stored right now is answered all the same: reading goes on, and they follow (AMB-041).
 */
export async function listEvents(
  context: Pick<DeliveryContext, 'deferredMarks' | 'database' | 'eventLoaders' | 'livePages' | 'waiters' | 'metrics'>,
  caller: Caller,
  pull: Pull,
): Promise<EventPage> {
  if (caller.kind === 'agent') context.metrics?.pulled(caller.id, pull.after)
  const page = await pullPage(context, caller, pull)
  if (page.marks.length > 0 && !pull.signal.aborted) {
    await markDelivered(context, caller.id, page)
  }
  return page
}

/** The page, at once or when there is something on it; what handing it over marks is not marked yet. */
export function pullPage(
  context: Pick<DeliveryContext, 'database' | 'eventLoaders' | 'livePages' | 'waiters'>,
  caller: Caller,
  pull: Pull,
): Promise<ReadPage> {
  return pull.timeoutMs > 0 ? awaitPage(context, caller, pull) : readPage(context, caller, pull)
}

/**
 * The waiter is there before the log is read, so what commits after the reading ends the wait. So does the end of the
 * credential, which wakes the waiters of its actor (AUTH-015, AUTH-027).
 */
async function awaitPage(
  context: Pick<DeliveryContext, 'database' | 'eventLoaders' | 'livePages' | 'waiters'>,
  caller: Caller,
  pull: Pull,
): Promise<ReadPage> {
  const waiter = context.waiters.register(caller.id, pull.after, pull.timeoutMs, pull.signal)
  try {
    let page = await context.livePages.read(caller, pull)
    for (let reason: WakeReason = 'woken'; page.events.length === 0 && reason === 'woken';) {
      reason = await waiter.next()
      if (reason === 'woken' || reason === 'timeout') page = await context.livePages.read(caller, pull)
    }
    return page
  } finally {
    waiter.release()
  }
}

function readPage(
  context: Pick<DeliveryContext, 'database' | 'eventLoaders'>,
  caller: Caller,
  pull: Pull,
): Promise<ReadPage> {
  return context.database.read((tx) => readPageIn(tx, context, caller, pull))
}

const marking = new WeakMap<ReadPage, Promise<unknown>>()

/** Stores what handing a page over marks. Clients of one actor that are woken together share a page, and one write. */
export function markDelivered(
  context: Pick<DeliveryContext, 'deferredMarks'>,
  actorId: string,
  page: ReadPage,
): Promise<unknown> {
  const known = marking.get(page)
  if (known) return known
  const write = context.deferredMarks.submit({ actorId, positions: page.marks })
  marking.set(page, write)
  return write
}
