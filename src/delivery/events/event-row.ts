/** An event beside the message that it hands over; the message's columns are null for every other type. */
export interface EventRow {
  actor_id: string
  sequence: number
  event_id: string
  event_type: string
  chat_id: string | null
  created_at: number
  data: string | null
  message_id: string | null
  message_sequence: number | null
  message_created_at: number | null
  sender: string | null
  parts: string | null
  text: string | null
  reply_to_message_id: string | null
  reply_to_part_id: string | null
}

/** A row of a pulled page: the log's newest number, up to where it was purged, and the event, absent when nothing is newer than the cursor. */
export interface PageRow extends Omit<EventRow, 'sequence'> {
  latest: number
  purged_through: number
  sequence: number | null
  /** How far the actor's delivered watermark stands; null unless the event hands over a direct chat's message. */
  delivered_sequence: number | null
}

/** Names one event of one log. */
export interface EventKey {
  actorId: string
  sequence: number
}
