import type { ConversationsContext } from '../../conversations/context.ts'
import type { Community } from './community.ts'
import { findCommunity } from './community.store.ts'
import { noCommunity } from './find-community.ts'

/**
 * Returns a community for its owner. @throws DomainError not_found for another person's community and an unknown one
 * alike
 */
export async function getOwnedCommunity(
  context: Pick<ConversationsContext, 'database'>,
  ownerId: string,
  id: string,
): Promise<Community> {
  const community = await context.database.read((tx) => findCommunity(tx, id))
  if (community?.ownerId !== ownerId) throw noCommunity()
  return community
}
