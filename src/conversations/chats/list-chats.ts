import type { ConversationsContext } from '../context.ts'
import { paginate, type List, type ListPage } from '../../platform/paginate.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import type { ChatKind } from './chat.ts'
import { listChatsOf } from './chat.store.ts'
import { showChats, type ShownChat } from './show-chats.ts'

/**
 * The chats that the caller is in now, newest first.
 * @param page `kind` null: of both kinds
 */
export async function listChats(
  context: Pick<ConversationsContext, 'clock' | 'database'>,
  caller: Caller,
  page: ListPage & { kind: ChatKind | null },
): Promise<List<ShownChat>> {
  return context.database.read(async (tx) => {
    const { cursor: before = null, kind, limit } = page
    const found = await listChatsOf(tx, caller.id, { before, kind, limit: limit + 1 })
    const list = paginate(found, limit, (chat) => chat.id)
    return { ...list, items: await showChats(tx, caller, list.items, context.clock.now()) }
  })
}
