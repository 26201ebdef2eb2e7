import { encodeActor } from '../../identity/accounts/actor.current.ts'
import type { Sender } from '../messages/message.ts'

/** The data of message.delivered and message.read: who got how far in the event's chat (RCP-023). */
export function receiptEventData(
  recipient: Sender,
  through: { sequence: number; messageId: string },
): Record<string, unknown> {
  return {
    through_sequence: through.sequence,
    message_id: through.messageId,
    recipient: encodeActor(recipient),
  }
}
