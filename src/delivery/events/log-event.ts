import type { Message } from '../../conversations/messages/message.ts'

/** One entry of an actor's durable log. */
export interface LogEvent {
  /** Whose log this is. */
  actorId: string
  /** Position in that log: gapless from 1, visible in commit order (EVT-006, EVT-028). */
  sequence: number
  eventId: string
  eventType: string
  chatId: string | null
  createdAt: number
  /** message.received: the message as it was accepted, from the messages table (EVT-052). Else null. */
  message: Message | null
  /** Every other type: its data, frozen at commit in the names that receivers see. */
  data: Record<string, unknown> | null
}
