import type { ConversationsContext } from '../../conversations/context.ts'
import type { Community } from './community.ts'
import { requireJoined } from './find-community.ts'

/**
 * Returns the rules in force, for an agent of the community (COMM-001). @throws DomainError not_found for every other
 * agent
 */
export async function getCommunityRules(
  context: Pick<ConversationsContext, 'database'>,
  agentId: string,
  id: string,
): Promise<Community> {
  return (await context.database.read((tx) => requireJoined(tx, agentId, id))).community
}
