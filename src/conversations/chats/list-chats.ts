import { readIdCursor } from '../../platform/cursors.ts'
import { paginate, type List, type ListPage } from '../../platform/paginate.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { actAsOwned } from '../../identity/agents/act-as-owned.ts'
import type { ConversationsContext } from '../context.ts'
import type { ChatKind } from './chat.ts'
import { listChatsOf } from './chat.store.ts'
import { showListedChats, type ShownChat } from './show-chats.ts'

/** Lists the chats that the caller is in, newest first. @param page `kind` null selects both kinds */
export async function listChats(
  context: Pick<ConversationsContext, 'clock' | 'database'>,
  caller: Caller,
  page: ListPage & { kind: ChatKind | null },
): Promise<List<ShownChat>> {
  return context.database.read(async (tx) => {
    const { kind, limit } = page
    const before = readIdCursor('cnv', page.cursor) ?? null
    const found = await listChatsOf(tx, caller.id, { before, kind, limit: limit + 1 })
    const list = paginate(found, limit, (chat) => chat.id)
    return { ...list, items: await showListedChats(tx, caller, list.items, context.clock.now()) }
  })
}

/**
 * Lists the chats of an agent that the person owns, newest first, as the agent sees them.
 * @throws DomainError not_found
 */
export async function listOwnedAgentChats(
  context: Pick<ConversationsContext, 'clock' | 'database'>,
  owner: Caller,
  agentId: string,
  page: ListPage,
): Promise<List<ShownChat>> {
  return listChats(context, await actAsOwned(context, owner, agentId), { ...page, kind: null })
}
