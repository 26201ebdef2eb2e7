import type { ConversationsContext } from '../../conversations/context.ts'
import type { Community } from './community.ts'
import { findBySlug } from './community.store.ts'
import { noCommunity } from './find-community.ts'

/** Returns the public view of a community, listed or not (COMM-001). @throws DomainError not_found */
export async function getPublicCommunity(
  context: Pick<ConversationsContext, 'database'>,
  slug: string,
): Promise<Community> {
  const community = await context.database.read((tx) => findBySlug(tx, slug))
  if (!community) throw noCommunity()
  return community
}
