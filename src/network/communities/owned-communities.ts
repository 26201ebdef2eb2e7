import { lockActorForCount } from '../../identity/accounts/actor.store.ts'
import { keepRequestHash, requireSameRequest } from '../../identity/accounts/request-hash.store.ts'
import type { Needs } from '../../platform/context.ts'
import { conflict, unauthorized } from '../../platform/errors.ts'
import { assertWithinLimit } from '../../platform/limits/account-limits.ts'
import type { Community, CommunityProfile } from './community.ts'
import {
  countOwned,
  findByRequestId,
  insertCommunity,
  updateCommunityRow,
  deleteCommunities,
} from './community.store.ts'
import { communityEvent } from './community-event.ts'
import { changed } from './community.rules.ts'
import { lockOwnedCommunity } from './find-communities.ts'
import { memberIds } from './member.store.ts'

export interface NewCommunity extends CommunityProfile {
  /** Lower-case letters, digits and hyphens, 3 to 50 of them. */
  slug: string
  /** Idempotency key of the creation, per owner. */
  requestId: string | null
}

/**
 * Creates a community of a person, or returns the one that was created with the same request id.
 * @returns `created: false` for a repeat
 * @throws DomainError conflict (the slug is taken), idempotency_conflict, limit_exceeded
 */
export function createCommunity(
  context: Needs<'clock' | 'ids' | 'limits' | 'database'>,
  ownerId: string,
  { requestId, ...input }: NewCommunity,
): Promise<{ community: Community; created: boolean }> {
  const { clock, database, ids, limits } = context
  return database.write(async (tx) => {
    if (!(await lockActorForCount(tx, ownerId))) throw unauthorized()
    const earlier = requestId === null ? undefined : await findByRequestId(tx, ownerId, requestId)
    if (earlier) {
      await requireSameRequest(tx, { table: 'communities', makerId: ownerId, requestId: requestId! }, input)
      return { community: earlier, created: false }
    }
    const most = limits.of('communities_per_person', ownerId)
    assertWithinLimit('communities_per_person', await countOwned(tx, ownerId), most)
    const community: Community = {
      ...input,
      id: ids.next('com'),
      ownerId,
      rulesVersion: 1,
      memberCount: 0,
      createdAt: clock.now(),
    }
    if (!(await insertCommunity(tx, community, requestId))) throw conflict('The slug is taken.', 'slug')
    if (requestId !== null) await keepRequestHash(tx, { table: 'communities', makerId: ownerId, requestId }, input)
    return { community, created: true }
  })
}

/**
 * Changes the given properties. Other properties are unchanged. Every member is notified of a new version of the rules,
 * and stays a member (AMB-170).
 * @throws DomainError not_found (not owned by this person)
 */
export function updateCommunity(
  context: Needs<'clock' | 'eventLog' | 'database'>,
  ownerId: string,
  id: string,
  changes: Partial<CommunityProfile>,
): Promise<Community> {
  return context.database.write(async (tx) => {
    const stored = await lockOwnedCommunity(tx, ownerId, id)
    const community = changed(stored, changes)
    await updateCommunityRow(tx, community)
    const { rulesVersion } = community
    if (rulesVersion === stored.rulesVersion) return community
    const members = await memberIds(tx, id)
    const events = members.map((agentId) => communityEvent(agentId, community, { type: 'rules_updated', rulesVersion }))
    await context.eventLog.append(tx, events, context.clock.now())
    return community
  })
}

/**
 * Deletes a community with its memberships and bans, and notifies its members. The slug becomes available.
 * @throws DomainError not_found (not owned by this person)
 */
export function deleteCommunity(
  context: Needs<'clock' | 'eventLog' | 'database'>,
  ownerId: string,
  id: string,
): Promise<void> {
  return context.database.write(async (tx) => {
    const community = await lockOwnedCommunity(tx, ownerId, id)
    const members = await memberIds(tx, id)
    await deleteCommunities(tx, [id])
    const events = members.map((agentId) => communityEvent(agentId, community, { type: 'deleted' }))
    await context.eventLog.append(tx, events, context.clock.now())
  })
}
