import type { DeliveryContext } from '../context.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { emptyPage, readPageIn, type Bounds, type EventPage, type ReadPage } from './read-page.ts'
import { translateAfter, readLogEnds } from './event.sql.ts'
import type { EndSignal } from '../../platform/end-signal.ts'
import type { WakeReason } from '../../platform/event-log/waiters.ts'
import { actAsOwned } from '../../identity/agents/act-as-owned.ts'

export interface Pull extends Bounds {
  /** Epoch of `after`; undefined when the caller sends none. */
  epoch?: string | undefined
  /** Maximum wait of an empty page for an event, in milliseconds, at most 30,000; 0: no wait. */
  timeoutMs: number
  /** Aborted when the client has closed the connection. */
  signal: EndSignal
}

/**
 * Returns the caller's log after a cursor, for agents and persons alike. With a timeout, an empty page waits for the
 * first event (EVT-018, EVT-019). Events stay in the log. Before the response, the messages of the page in direct chats
 * are marked as delivered (EVT-026, EVT-027), unless the client has disconnected. While the database cannot store the
 * marks, the page is returned nevertheless, and the marks are stored later (AMB-041).
 */
export async function listEvents(
  context: Pick<DeliveryContext, 'deferredMarks' | 'database' | 'eventLoaders' | 'livePages' | 'waiters' | 'metrics'>,
  caller: Caller,
  pull: Pull,
): Promise<PlacedPage> {
  if (caller.kind === 'agent') context.metrics?.pulled(caller.id, pull.after)
  const { page, epoch } = await pullPage(context, caller, pull)
  if (page.marks.length > 0 && !pull.signal.aborted) {
    await markDelivered(context, caller.id, page)
  }
  return { page, epoch }
}

/** A page, and the epoch of its sequences. */
export interface PlacedPage<Page extends EventPage = EventPage> {
  page: Page
  epoch: string
}

type PullContext = Pick<DeliveryContext, 'database' | 'eventLoaders' | 'livePages' | 'waiters'>

/**
 * Returns the page, immediately or when it has an event, without storing its delivered marks. A position of another
 * epoch is translated, and its page does not wait (AMB-240).
 */
async function pullPage(context: PullContext, caller: Caller, pull: Pull): Promise<PlacedPage<ReadPage>> {
  const { database } = context
  for (;;) {
    const epoch = database.epoch()
    const isOther = pull.epoch !== undefined && pull.epoch !== epoch
    const after = isOther ? await translateAfter(database, caller.id, pull.epoch!, pull.after) : pull.after
    const waits = pull.timeoutMs > 0 && !isOther
    const page = await (waits ? awaitPage(context, caller, pull) : readPage(context, caller, { ...pull, after }))
    // The log may have been replaced during the wait.
    if (database.epoch() === epoch) return { page, epoch }
  }
}

/**
 * Registers the waiter before it reads the log, so that an event committed after the read ends the wait. The end of the
 * credential wakes the waiters of its actor too (AUTH-015, AUTH-027). For a position beyond the log, the wait starts at
 * the end of the log. The page is then empty, and its cursor stays before the event that ended the wait (EVT-023).
 */
async function awaitPage(context: PullContext, caller: Caller, pull: Pull): Promise<ReadPage> {
  const waiter = context.waiters.register(caller.id, pull.after, pull.timeoutMs, pull.signal)
  try {
    let page = await context.livePages.read(caller, pull)
    const after = Math.min(pull.after, page.latest)
    for (let reason: WakeReason = 'woken'; page.events.length === 0 && reason === 'woken';) {
      reason = await waiter.next()
      if (reason === 'woken' || reason === 'timeout') page = await context.livePages.read(caller, { ...pull, after })
    }
    return after < pull.after ? emptyPage(after, page.latest) : page
  } finally {
    waiter.release()
  }
}

function readPage(context: PullContext, caller: Caller, pull: Pull): Promise<ReadPage> {
  return context.database.read((tx) => readPageIn(tx, context, caller, pull))
}

const marking = new WeakMap<ReadPage, Promise<unknown>>()

/** Stores the delivered marks of a page. Clients of one actor that are woken together share a page and one write. */
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

/**
 * Returns the log of one of the person's agents, without side effects: nothing is marked as delivered, and no position
 * of the agent moves (AMB-183). Without a position, the page ends with the newest event.
 * @throws DomainError not_found, for another person's agent and for an unknown one; invalid_request as `listEvents`
 */
export async function listOwnedAgentEvents(
  context: PullContext,
  owner: Caller,
  agentId: string,
  { after, ...rest }: Omit<Pull, 'after'> & { after: number | undefined },
): Promise<PlacedPage> {
  const agent = await actAsOwned(context, owner, agentId)
  if (after !== undefined) return pullPage(context, agent, { ...rest, after })
  const { latest, purgedThrough } = await context.database.read((tx) => readLogEnds(tx, agent.id))
  return pullPage(context, agent, { ...rest, after: Math.max(purgedThrough, latest - rest.limit) })
}
