import type { Caller } from '../../identity/accounts/caller.ts'
import { notFound } from '../../platform/errors.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Community, JoinedCommunity } from './community.ts'
import type { Actor } from './community.rules.ts'
import { findCommunity, lockCommunity } from './community.store.ts'
import { findMembership } from './member.store.ts'

export const noCommunity = () => notFound('There is no such community.')

/** Locks and returns a community. @throws DomainError not_found */
export async function lockExisting(tx: Tx, id: string): Promise<Community> {
  const community = await lockCommunity(tx, id)
  if (!community) throw noCommunity()
  return community
}

/**
 * Locks and returns a community for its owner. @throws DomainError not_found for another person's community and an
 * unknown one alike
 */
export async function lockOwnedCommunity(tx: Tx, ownerId: string, id: string): Promise<Community> {
  const community = await lockExisting(tx, id)
  if (community.ownerId !== ownerId) throw noCommunity()
  return community
}

/** Returns a community and an agent's membership in it. @throws DomainError not_found for an agent that is not in it */
export async function requireJoined(tx: Tx, agentId: string, id: string): Promise<JoinedCommunity> {
  const community = await findCommunity(tx, id)
  const membership = community && (await findMembership(tx, id, agentId))
  if (!membership) throw noCommunity()
  return { community, membership }
}

/** Returns the caller's role in a community. @throws DomainError not_found for callers without a role */
export async function requireActor(tx: Tx, caller: Caller, community: Community | undefined): Promise<Actor> {
  if (community && community.ownerId === caller.id) return 'owner'
  const membership = community && (await findMembership(tx, community.id, caller.id))
  if (!membership) throw noCommunity()
  return membership.role
}
