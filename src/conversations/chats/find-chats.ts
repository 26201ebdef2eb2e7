import type { Needs } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { findChat, listChatsOf, allChatsOf } from './chat.store.ts'
import { membershipPeriodsOf } from './participant.sql.ts'
import { requireCurrent } from './membership.rules.ts'
import { showChats, type ShownChat, showListedChats } from './show-chats.ts'
import { readIdCursor, unusableCursor } from '../../platform/cursors.ts'
import { paginate, type List, type ListPage } from '../../platform/paginate.ts'
import { actAsOwned } from '../../identity/agents/act-as-owned.ts'
import type { ChatKind, ChatRecord } from './chat.ts'
import { loadWatermarks } from '../receipts/receipt.sql.ts'
import { isUnread, readNewest } from './overview.sql.ts'

/** Returns a chat of the caller. @throws not_found (unknown, or never a participant), forbidden (former participant) */
export async function getChat(
  context: Needs<'clock' | 'database'>,
  caller: Caller,
  chatId: string,
): Promise<ShownChat> {
  return context.database.read(async (tx) => {
    requireCurrent(await membershipPeriodsOf(tx, chatId, caller.id))
    const chat = await findChat(tx, chatId)
    if (!chat) throw notFound('There is no such chat.')
    const [shown] = await showChats(tx, caller, [chat], context.clock.now())
    return shown!
  })
}

/** Lists the chats that the caller is in, newest first. @param page `kind` null selects both kinds */
export async function listChats(
  context: Needs<'clock' | 'database'>,
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
  context: Needs<'clock' | 'database'>,
  owner: Caller,
  agentId: string,
  page: ListPage,
): Promise<List<ShownChat>> {
  return listChats(context, await actAsOwned(context, owner, agentId), { ...page, kind: null })
}

/** A chat and the time of its newest visible message, or of its creation. */
type ActiveChat = ChatRecord & { activeAt: number }

/**
 * Lists the chats of a signed-in person, latest activity first, and counts the chats with unread messages. Each page
 * reads the newest message of every chat, because that decides the order: two index look-ups for each.
 * @param page `kind` null selects both kinds, `words` null all names
 */
export async function listOwnChats(
  context: Needs<'clock' | 'database'>,
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
