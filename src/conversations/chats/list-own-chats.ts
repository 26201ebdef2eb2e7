import type { Caller } from '../../identity/accounts/caller.ts'
import { unusableCursor } from '../../platform/cursors.ts'
import { paginate, type List, type ListPage } from '../../platform/paginate.ts'
import type { ConversationsContext } from '../context.ts'
import { loadWatermarks } from '../receipts/receipt.store.ts'
import type { ChatKind, ChatRecord } from './chat.ts'
import { allChatsOf } from './chat.store.ts'
import { isUnread, readNewest } from './overview.store.ts'
import { showListedChats, type ShownChat } from './show-chats.ts'

/** A chat and the time of its newest visible message, or of its creation. */
type ActiveChat = ChatRecord & { activeAt: number }

/**
 * Lists the chats of a signed-in person, latest activity first, and counts the chats with unread messages. Each page
 * reads the newest message of every chat, because that decides the order: two index look-ups for each.
 * @param page `kind` null selects both kinds, `words` null all names
 */
export async function listOwnChats(
  context: Pick<ConversationsContext, 'clock' | 'database'>,
  caller: Caller,
  page: ListPage & { kind: ChatKind | null; words: string | null },
): Promise<List<ShownChat> & { unreadChats: number }> {
  const before = readPlace(page.cursor)
  return context.database.read(async (tx) => {
    const chats = await allChatsOf(tx, caller.id, page)
    const newest = new Map((await readNewest(tx, caller.id, chats)).map((message) => [message.chatId, message]))
    const owners = [...newest.keys()].map((chatId) => ({ chatId, actorId: caller.id }))
    const read = new Map((await loadWatermarks(tx, owners)).map((mark) => [mark.chatId, mark.readSequence]))
    const unread = [...newest.values()].filter((message) =>
      isUnread(message, caller.id, { readSequence: read.get(message.chatId) ?? 0 }),
    )
    const active = chats
      .map((chat): ActiveChat => ({ ...chat, activeAt: newest.get(chat.id)?.createdAt ?? chat.createdAt }))
      .sort(byActivity)
      .filter((chat) => before === undefined || byActivity(before, chat) < 0)
    const list = paginate(active, page.limit, placeOf)
    const items = await showListedChats(tx, caller, list.items, context.clock.now())
    return { ...list, items, unreadChats: unread.length }
  })
}

type Place = Pick<ActiveChat, 'activeAt' | 'id'>

const byActivity = (one: Place, other: Place): number =>
  other.activeAt - one.activeAt || (one.id < other.id ? 1 : one.id > other.id ? -1 : 0)

const placeOf = ({ activeAt, id }: Place): string => `${activeAt}-${id}`

/** @throws DomainError invalid_request for a cursor that this list cannot return */
function readPlace(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined
  const [, activeAt, id] = /^(\d{1,15})-(cnv_[0-9a-z]{1,64})$/.exec(cursor) ?? []
  if (id === undefined) throw unusableCursor()
  return { activeAt: Number(activeAt), id }
}
