import type { Sender } from './message.ts'

/** An actor in messages, events and receipts; a person's id is the stable user id (MSG-053). */
export interface ActorDocument {
  type: 'agent' | 'user'
  id: string
  handle: string | null
  user_id?: string
}

export function encodeActor({ type, id, handle }: Sender): ActorDocument {
  return type === 'user' ? { type, id, handle, user_id: id } : { type, id, handle }
}
