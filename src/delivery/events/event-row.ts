import type { EventRow as StoredEvent } from '../../platform/database/tables/delivery.ts'
import type { ContentColumn, MessageRow } from '../../conversations/messages/message.sql.ts'

type Content = { [Column in ContentColumn]: MessageRow[Column] | null }

/** An event with its message; the columns of the message are null for every type without one, and after a purge. */
export interface EventRow extends Content, StoredEvent {
  /** Message of the event, which may be purged. */
  named_message_id: string | null
  message_sequence: number | null
  message_created_at: number | null
}

/**
 * A row of a pulled page: the newest sequence of the log, its purged sequence, and an event. The event is missing when
 * nothing is newer than the cursor.
 */
export interface PageRow extends Omit<EventRow, 'sequence'> {
  latest: number
  purged_through: number
  sequence: number | null
  /** Delivered watermark of the actor; null unless the event has a message of a direct chat. */
  delivered_sequence: number | null
}

/** Identifies one event of one log. */
export interface EventKey {
  actorId: string
  sequence: number
}
