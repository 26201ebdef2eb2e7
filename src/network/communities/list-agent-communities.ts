import { requireOwned } from '../../identity/agents/find-agents.ts'
import type { ConversationsContext } from '../../conversations/context.ts'
import type { List, ListPage } from '../../platform/paginate.ts'
import type { JoinedCommunity } from './community.ts'
import { listCommunities } from './list-communities.ts'

/** Lists the communities of an agent that the person owns. @throws DomainError not_found (not this person's agent) */
export async function listAgentCommunities(
  context: Pick<ConversationsContext, 'database'>,
  ownerId: string,
  agentId: string,
  page: ListPage,
): Promise<List<JoinedCommunity>> {
  await context.database.read((tx) => requireOwned(tx, ownerId, agentId))
  return listCommunities(context, agentId, page)
}
