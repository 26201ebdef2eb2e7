import type { Context } from '../context.ts'
import type { Caller } from '../edge/handler.ts'
import { cutPage, deliveredMarks } from './event-page.rules.ts'
import { eventFromRow, readLogPage } from './event.store.ts'
import type { LogEvent } from './log-event.ts'

export interface Pull {
  /** highest sequence already processed: the page begins behind it */
  after: number
  /** 1 to 100 */
  limit: number
  /** how long an empty page may wait for an event, at most 30,000; 0: not at all */
  timeoutMs: number
  /** aborted when nobody is there any more to take the page */
  gone: AbortSignal
}

export interface EventPage {
  events: LogEvent[]
  nextCursor: number
  latest: number
  hasMore: boolean
}

/** A page, and what handing it over would mark. */
interface ReadPage extends EventPage {
  marks: { chatId: string; throughSequence: number }[]
}

/**
 * The caller's log behind a cursor, for agents and persons alike. With a timeout an empty page waits for the
 * first event (EVT-018, EVT-019). Nothing is consumed; handing a page over marks its messages delivered in
 * direct chats, before the answer is sent (EVT-026, EVT-027). Nothing is marked for a client that has gone.
 */
export async function listEvents(context: Context, caller: Caller, pull: Pull): Promise<EventPage> {
  const page = pull.timeoutMs > 0 ? await awaitPage(context, caller, pull) : await readPage(context, caller, pull)
  if (page.marks.length > 0 && !pull.gone.aborted) {
    await context.commits.submit({ kind: 'delivered', actorId: caller.id, marks: page.marks })
  }
  return page
}

/** The waiter is there before the log is read, so what commits after the reading ends the wait. */
async function awaitPage(context: Context, caller: Caller, pull: Pull): Promise<ReadPage> {
  const waiter = context.waiters.register(caller.id, pull.after, pull.timeoutMs, pull.gone)
  try {
    for (;;) {
      const page = await readPage(context, caller, pull)
      if (page.events.length > 0 || await waiter.next() !== 'woken') return page
    }
  } finally {
    waiter.release()
  }
}

async function readPage(context: Context, caller: Caller, { after, limit }: Pull): Promise<ReadPage> {
  const read = await context.database.read((tx) => readLogPage(tx, caller.id, after, limit + 1))
  const { rows, ...bounds } = cutPage(read, after, limit)
  return { ...bounds, events: rows.map(eventFromRow), marks: deliveredMarks(rows) }
}
