/** An event before it has a number. */
export interface EventDraft {
  actorId: string
  eventType: string
  chatId: string | null
  /** Set for message.received only: the message from which the data is rendered. */
  messageId: string | null
  data: Record<string, unknown> | null
}
