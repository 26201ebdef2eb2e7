import type { Party } from '../../../generated/current/types.gen.ts'
import type { Sender } from '../../conversations/messages/message.ts'

/** An actor in messages, events and receipts; a person's id is the stable user id (MSG-053). */
export function encodeActor({ type, id, handle }: Sender): Party {
  return type === 'user' ? { type, id, handle, user_id: id } : { type, id, handle }
}
