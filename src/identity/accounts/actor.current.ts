import type { Party, User as WireUser } from '../../../generated/current/types.gen.ts'
import type { User } from '../users/user.sql.ts'
import type { ActorSnapshot } from './actor.ts'

/** Encodes an actor for messages, events and receipts. A user's id is the stable user id (MSG-053). */
export function encodeActor({ type, id, handle }: ActorSnapshot): Party {
  return type === 'user' ? { type, id, handle, user_id: id } : { type, id, handle }
}

export function encodeUser(user: User): WireUser {
  return { user_id: user.id, name: user.name, phone_number: user.phoneNumber }
}
