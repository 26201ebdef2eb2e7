import type { ConversationsContext } from '../../conversations/context.ts'
import type { JoinedCommunity } from './community.ts'
import { requireJoined } from './find-community.ts'

/** Returns a community for an agent that is in it (COMM-001). @throws DomainError not_found for every other agent */
export function getCommunity(
  context: Pick<ConversationsContext, 'database'>,
  agentId: string,
  id: string,
): Promise<JoinedCommunity> {
  return context.database.read((tx) => requireJoined(tx, agentId, id))
}
