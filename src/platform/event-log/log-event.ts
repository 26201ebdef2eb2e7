/** The types that the service's own operations emit; extension areas name theirs `<area>.<what>` (AMB-047). */
export type EventType =
  | 'message.received'
  | 'message.delivered'
  | 'message.read'
  | 'participant.added'
  | 'participant.removed'
  | 'chat.group_name_updated'
  | 'reaction.added'
  | 'reaction.removed'
  | 'reaction.changed'

/** An event before it has a number. */
export interface EventDraft {
  actorId: string
  eventType: string
  chatId: string | null
  /** Set for message.received only: the message from which the data is rendered. */
  messageId: string | null
  data: Record<string, unknown> | null
}
