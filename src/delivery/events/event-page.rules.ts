import type { PageRow } from './event-row.ts'

/** Position that the messages of a page reach in one direct chat. */
export interface DeliveredMark {
  chatId: string
  throughSequence: number
}

export interface PageBounds {
  /** Newest sequence of the log; 0 while it is empty. */
  latest: number
  /** Value of `after` for the next request; pages do not skip or repeat events (EVT-023). */
  nextCursor: number
  /** Exact (EVT-025), for a page that ends at its limit or its maximum size. */
  hasMore: boolean
}

/**
 * Returns the bounds of a page.
 * @param latest newest sequence of the log when the rows were read; the log has no gaps, so every sequence up to it
 * exists
 */
export function pageBounds(rows: readonly { sequence: number }[], latest: number, after: number): PageBounds {
  const nextCursor = rows.at(-1)?.sequence ?? Math.min(after, latest)
  return { latest, nextCursor, hasMore: nextCursor < latest }
}

/**
 * Returns the delivered watermarks that a page raises: those of direct chats below the page. Reading a page again
 * raises none and writes nothing (EVT-026, EVT-027, RCP-006).
 */
export function deliveredMarks(
  rows: readonly Pick<PageRow, 'chat_id' | 'message_sequence' | 'delivered_sequence'>[],
): DeliveredMark[] {
  const highest = new Map<string, number>()
  for (const { chat_id: chatId, message_sequence: sequence, delivered_sequence: delivered } of rows) {
    if (chatId === null || sequence === null || delivered === null || sequence <= delivered) continue
    highest.set(chatId, Math.max(sequence, highest.get(chatId) ?? 0))
  }
  return [...highest].map(([chatId, throughSequence]) => ({ chatId, throughSequence }))
}
