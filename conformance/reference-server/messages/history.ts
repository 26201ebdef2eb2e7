/** GET /v1/chats/{id}/messages: newest first, inside the caller's membership periods. */
import { canSee, chatOf } from '../chats/membership.ts'
import { integer } from '../protocol/query.ts'
import type { Call, Reply } from '../protocol/route.ts'
import type { JsonObject } from '../state/json.ts'
import type { Actor, Chat, Message } from '../state/model.ts'
import type { ReferenceServer } from '../state/server.ts'
import { renderHistoryEntry } from './render-message.ts'

export function listMessages(call: Call): Reply {
  const { server, actor, query } = call
  const chat = chatOf(server, actor, call.params[0] ?? '', 'read')
  const fallback = server.hasFault('history-default-20') ? 20 : 50
  const asked = integer(server, query, 'limit', { min: 1, max: 100, fallback })
  const ignored = !query.has('limit') && server.hasFault('before-sequence-needs-limit')
  const before =
    query.has('before_sequence') && !ignored
      ? integer(server, query, 'before_sequence', { min: 1, max: Number.MAX_SAFE_INTEGER, fallback: 1 })
      : null
  const limit = server.hasFault('history-limit-ignored')
    ? 100
    : Math.min(asked, server.hasChoice('history-capped-50') ? 50 : 100)
  const older = select(server, actor, chat, before)
  const skipped = !query.has('limit') && older.length > limit && server.hasFault('history-default-skips-newest') ? 1 : 0
  const further = before !== null && query.has('limit') && server.hasFault('older-page-exceeds-limit') ? 1 : 0
  const page = server.hasFault('history-empty') ? [] : older.slice(skipped, skipped + limit + further)
  const messages = (server.hasFault('history-ascending') ? page.toReversed() : page).map((message) =>
    canSee(server, actor, chat, message)
      ? spoiledEntry(server, entryOf(server, chat, message), before !== null)
      : { message_id: message.id, chat_id: chat.id, parts: [], reactions: [] },
  )
  if (server.hasChoice('history-bare-array')) return { status: 200, body: messages }
  const hasMore = older.length > page.length
  const links: JsonObject = server.hasChoice('history-behind-links') ? { _links: [] } : {}
  return {
    status: 200,
    body: { ...links, [server.hasChoice('history-named-items') ? 'items' : 'messages']: messages, has_more: hasMore },
  }
}

/** Parts that two faults show in history alone. */
export const partsInHistory = new WeakMap<Message, JsonObject[]>()

const entryOf = (server: ReferenceServer, chat: Chat, message: Message): JsonObject =>
  renderHistoryEntry(server, chat, { ...message, parts: partsInHistory.get(message) ?? message.parts })

/** Entries of older pages under faults. */
function spoiledEntry(server: ReferenceServer, entry: JsonObject, older: boolean): JsonObject {
  if (older && server.hasFault('older-page-without-reactions')) entry['reactions'] = []
  if (older && server.hasFault('older-page-without-stamps')) Object.assign(entry, { delivered_at: null, read_at: null })
  return entry
}

/** Newest first, except under faults. */
function newestFirst(server: ReferenceServer): (one: Message, other: Message) => number {
  if (server.hasFault('history-sorted-by-id')) return (one, other) => (one.id < other.id ? 1 : -1)
  const lifted = (message: Message): number => Number(message.reactions.length > 0)
  const lifts = server.hasFault('reaction-moves-message-up')
  return (one, other) => (lifts ? lifted(other) - lifted(one) : 0) || other.sequence - one.sequence
}

/** For the fault before-sequence-is-offset: the newest sequence when the first page was read. */
const newestAtFirstPage = new Map<string, number>()

/** Visible messages below the bound, newest first. */
function select(server: ReferenceServer, actor: Actor, chat: Chat, before: number | null): Message[] {
  const visible = chat.messages
    .filter(
      (message) =>
        (canSee(server, actor, chat, message) || server.hasFault('withheld-as-placeholders')) &&
        !hidden(server, actor, message),
    )
    .toSorted(newestFirst(server))
  if (before === null) {
    newestAtFirstPage.set(`${actor.id} ${chat.id}`, chat.lastSequence)
    return visible
  }
  if (server.hasFault('before-sequence-is-offset')) {
    const newest = newestAtFirstPage.get(`${actor.id} ${chat.id}`) ?? chat.lastSequence
    return visible.slice(Math.max(0, newest - before + 1))
  }
  const bound = server.hasFault('before-sequence-inclusive') ? before + 1 : before
  return visible.filter((message) => message.sequence < bound)
}

const hidden = (server: ReferenceServer, actor: Actor, message: Message): boolean =>
  (server.hasFault('finalized-draft-not-in-history') && server.drafts.has(message.id)) ||
  (server.hasFault('group-history-own-only') &&
    server.chats.get(message.chatId)?.kind === 'group' &&
    message.senderId !== actor.id) ||
  (server.hasFault('block-deletes-history') && actor.blocks.has(message.senderId))
