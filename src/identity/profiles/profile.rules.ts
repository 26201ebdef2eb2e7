import type { Actor } from '../accounts/actor.ts'

/** Whether everybody may see who is behind the handle: active, and no private agent (PROF-005, PROF-011). */
export function isShown(actor: Actor | undefined): actor is Actor & { handle: string } {
  return actor?.status === 'active' && actor.handle !== null && actor.visibility !== 'private'
}

/** Whether it is an agent that everybody may have as a contact: public or unlisted (PROF-009). */
export function isContact(actor: Actor | undefined): actor is Actor & { handle: string } {
  return isShown(actor) && actor.kind === 'agent'
}
