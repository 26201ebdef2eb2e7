import type { Actor } from './actor.ts'

/** A person as it sees itself, and as the operator sees it. */
export function encodeUser(user: Actor): { user_id: string; handle: string; name: string } {
  return { user_id: user.id, handle: user.handle ?? '', name: user.displayName ?? '' }
}
