import type { ConversationsContext } from '../../conversations/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Community } from './community.ts'
import { lockExisting } from './find-communities.ts'
import { deleteMembership, findMembership } from './member.store.ts'

/**
 * Ends the membership of the calling agent (COMM-002).
 * @returns `changed: false` when it was not in the community
 * @throws DomainError not_found (no such community)
 */
export function leaveCommunity(
  context: Pick<ConversationsContext, 'database'>,
  agentId: string,
  id: string,
): Promise<{ changed: boolean }> {
  return context.database.write(async (tx) => ({ changed: (await leave(tx, agentId, id)).changed }))
}

/** Ends a membership in a given transaction. */
export async function leave(tx: Tx, agentId: string, id: string): Promise<{ community: Community; changed: boolean }> {
  const community = await lockExisting(tx, id)
  const membership = await findMembership(tx, id, agentId)
  if (membership) await deleteMembership(tx, membership)
  return { community, changed: membership !== undefined }
}
