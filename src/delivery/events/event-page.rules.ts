import type { PageRow } from './event-row.ts'

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
  /** exact (EVT-025), whether the page ended at its limit or because of its bytes */
  hasMore: boolean
}

/**
 * Where a page of these rows begins and ends.
 * @param latest newest number of the log when the rows were read; a log has no gaps, so there is more up to it
 */
export function pageBounds(rows: readonly { sequence: number }[], latest: number, after: number): PageBounds {
  const nextCursor = rows.at(-1)?.sequence ?? Math.min(after, latest)
  return { latest, nextCursor, hasMore: nextCursor < latest }
}

/**
 * The watermarks that handing these rows over moves: those of direct chats that stand lower. Reading a page
 * again finds none, and writes nothing (EVT-026, EVT-027, RCP-006).
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
