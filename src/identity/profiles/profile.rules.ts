import type { Actor } from '../accounts/actor.ts'
import type { IdentityContext } from '../context.ts'

/** Whether everybody may see who is behind the handle: active, and no private agent (PROF-005, PROF-011). */
export function isShown(actor: Actor | undefined): actor is Actor & { handle: string } {
  return actor?.status === 'active' && actor.handle !== null && actor.visibility !== 'private'
}

/** Whether it is an agent that everybody may have as a contact: public or unlisted (PROF-009). */
export function isContact(actor: Actor | undefined): actor is Actor & { handle: string } {
  return isShown(actor) && actor.kind === 'agent'
}

/** The page for people about an agent or a person: {share_base}/@handle (PROF-016). */
export function shareLink({ config }: Pick<IdentityContext, 'config'>, handle: string): string {
  return `${config.shareUrl || config.publicUrl}/@${handle}`
}
