import { notFound } from '../../platform/errors.ts'
import type { Actor } from '../accounts/actor.ts'
import type { Needs } from '../../platform/context.ts'
import { findActorByHandle } from '../accounts/actor.store.ts'
import { foldHandle } from '../accounts/handle.rules.ts'

/** Returns whether an actor is publicly visible: active, and not a private agent (PROF-005, PROF-011). */
function isShown(actor: Actor | undefined): actor is Actor & { handle: string } {
  return actor?.status === 'active' && actor.handle !== null && actor.visibility !== 'private'
}

/** Returns whether an actor is an agent that anyone can add as a contact: public or unlisted (PROF-009). */
export function isContact(actor: Actor | undefined): actor is Actor & { handle: string } {
  return isShown(actor) && actor.kind === 'agent'
}

/** Returns the URL of the public page of an agent or a person: {share_base}/@handle (PROF-016). */
export function shareLink({ config }: Needs<'config'>, handle: string): string {
  return `${config.shareUrl || config.publicUrl}/@${handle}`
}

/** A publicly visible agent or person. */
export type Shown = Actor & { handle: string }

/** Finds the actor of a handle; undefined unless it is publicly visible. */
export async function findShown(context: Needs<'database'>, handle: string): Promise<Shown | undefined> {
  const actor = await context.database.read((tx) => findActorByHandle(tx, foldHandle(handle)))
  return isShown(actor) ? actor : undefined
}

/** The message does not contain the handle: all such errors are identical byte by byte (PRIV-006). */
const noSuchHandle = () => notFound('There is no such handle.')

/**
 * Returns the actor of a handle.
 * @throws DomainError not_found, the same for unknown, suspended, retired and private handles (PROF-005, PROF-011)
 */
export async function getAgentProfile(context: Needs<'database'>, handle: string): Promise<Shown> {
  const shown = await findShown(context, handle)
  if (!shown) throw noSuchHandle()
  return shown
}

/** Returns a public or unlisted agent. @throws DomainError not_found for all other handles (AMB-063, PROF-009) */
export async function getContactProfile(context: Needs<'database'>, handle: string): Promise<Shown> {
  const shown = await findShown(context, handle)
  if (!isContact(shown)) throw noSuchHandle()
  return shown
}
