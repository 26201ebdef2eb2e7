import type { PageRow, EventRow } from './event.store.ts'

/** How far the messages of a page reach in one direct chat. */
export interface DeliveredMark {
  chatId: string
  throughSequence: number
}

export interface PageBounds {
  /** newest number of the log, 0 while it is empty */
  latest: number
  /** the value to ask for next with `after`: a page is never skipped nor repeated by it (EVT-023) */
  nextCursor: number
  /** exact: one row more than the limit was read (EVT-025) */
  hasMore: boolean
}

/** Separates what goes into the page from what only says that there is more. */
export function cutPage(rows: readonly PageRow[], after: number, limit: number): PageBounds & { rows: EventPageRow[] } {
  const latest = rows[0]?.latest ?? 0
  const events = rows.filter((row): row is EventPageRow => row.sequence !== null)
  const page = events.slice(0, limit)
  const nextCursor = page.at(-1)?.sequence ?? Math.min(after, latest)
  return { rows: page, latest, nextCursor, hasMore: events.length > limit }
}

type EventPageRow = PageRow & EventRow

/**
 * The watermarks that handing these rows over moves: those of direct chats that stand lower. Reading a page
 * again finds none, and writes nothing (EVT-026, EVT-027, RCP-006).
 */
export function deliveredMarks(rows: readonly EventPageRow[]): DeliveredMark[] {
  const highest = new Map<string, number>()
  for (const { chat_id: chatId, message_sequence: sequence, delivered_sequence: delivered } of rows) {
    if (chatId === null || sequence === null || delivered === null || sequence <= delivered) continue
    highest.set(chatId, Math.max(sequence, highest.get(chatId) ?? 0))
  }
  return [...highest].map(([chatId, throughSequence]) => ({ chatId, throughSequence }))
}
