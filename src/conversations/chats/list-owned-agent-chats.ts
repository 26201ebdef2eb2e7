import type { Caller } from '../../identity/accounts/caller.ts'
import { actAsOwned } from '../../identity/agents/act-as-owned.ts'
import type { List, ListPage } from '../../platform/paginate.ts'
import type { ConversationsContext } from '../context.ts'
import { listChats } from './list-chats.ts'
import type { ShownChat } from './show-chats.ts'

/**
 * Lists the chats of an agent that the person owns, newest first, as the agent sees them. @throws DomainError not_found
 */
export async function listOwnedAgentChats(
  context: Pick<ConversationsContext, 'clock' | 'database'>,
  owner: Caller,
  agentId: string,
  page: ListPage,
): Promise<List<ShownChat>> {
  return listChats(context, await actAsOwned(context, owner, agentId), { ...page, kind: null })
}
