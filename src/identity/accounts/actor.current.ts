import type { Party } from '../../../generated/current/types.gen.ts'
import type { ActorSnapshot } from './actor.ts'

/** Encodes an actor for messages, events and receipts. A user's id is the stable user id (MSG-053). */
export function encodeActor({ type, id, handle }: ActorSnapshot): Party {
  return type === 'user' ? { type, id, handle, user_id: id } : { type, id, handle }
}
