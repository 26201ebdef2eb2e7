import type { ConversationsContext } from '../context.ts'
import { readIdCursor } from '../../platform/cursors.ts'
import { paginate, type List, type ListPage } from '../../platform/paginate.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
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
