import { lockActorForCount } from '../../identity/accounts/actor.store.ts'
import { keepRequestHash, requireSameRequest } from '../../identity/accounts/request-hash.store.ts'
import type { ConversationsContext } from '../../conversations/context.ts'
import { conflict, unauthorized } from '../../platform/errors.ts'
import { assertWithinLimit } from '../../platform/limits/account-limits.ts'
import type { Community, CommunityProfile } from './community.ts'
import { countOwned, findByRequestId, insertCommunity } from './community.store.ts'

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
  context: Pick<ConversationsContext, 'clock' | 'ids' | 'limits' | 'database'>,
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
