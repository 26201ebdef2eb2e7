import type { Actor } from '../accounts/actor.ts'
import type { IdentityContext } from '../context.ts'

/** Returns whether an actor is publicly visible: active, and not a private agent (PROF-005, PROF-011). */
export function isShown(actor: Actor | undefined): actor is Actor & { handle: string } {
  return actor?.status === 'active' && actor.handle !== null && actor.visibility !== 'private'
}

/** Returns whether an actor is an agent that anyone can add as a contact: public or unlisted (PROF-009). */
export function isContact(actor: Actor | undefined): actor is Actor & { handle: string } {
  return isShown(actor) && actor.kind === 'agent'
}

/** Returns the URL of the public page of an agent or a person: {share_base}/@handle (PROF-016). */
export function shareLink({ config }: Pick<IdentityContext, 'config'>, handle: string): string {
  return `${config.shareUrl || config.publicUrl}/@${handle}`
}
