/** GET /v1/chats/{id}/messages: newest first, within the membership periods of the caller. */
import { canSee, chatOf } from '../chats/membership.ts'
import { integer } from '../protocol/query.ts'
import type { Call, Reply } from '../protocol/route.ts'
import type { JsonObject } from '../state/json.ts'
import type { Actor, Chat, Message } from '../state/model.ts'
import { isLateInHistory, type ReferenceServer } from '../state/server.ts'
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
  const cut = server.hasFault('history-empty') ? [] : older.slice(skipped, skipped + limit + further)
  const page = smallPage(server, { actor, chat, limit, before }, cut)
  const messages = (server.hasFault('history-ascending') ? page.toReversed() : page).map((message) =>
    canSee(server, actor, chat, message)
      ? faultyEntry(server, entryOf(server, chat, message), before !== null)
      : { message_id: message.id, chat_id: chat.id, parts: [], reactions: [] },
  )
  if (server.hasChoice('history-bare-array')) return { status: 200, body: messages }
  const hasMore = older.length > cut.length
  const links: JsonObject = server.hasChoice('history-behind-links') ? { _links: [] } : {}
  return {
    status: 200,
    body: { ...links, [server.hasChoice('history-named-items') ? 'items' : 'messages']: messages, has_more: hasMore },
  }
}

/** Applies the faults of small and of long pages. */
function smallPage(
  server: ReferenceServer,
  { actor, chat, limit, before }: { actor: Actor; chat: Chat; limit: number; before: number | null },
  page: Message[],
): Message[] {
  const isVisible = (message: Message): boolean => canSee(server, actor, chat, message)
  if (server.hasFault('history-page-cut-before-filter')) return page.filter(isVisible)
  if (server.hasFault('history-stops-at-hidden')) {
    const hiddenAt = page.findIndex((message) => !isVisible(message))
    return hiddenAt === -1 ? page : page.slice(0, hiddenAt)
  }
  const small = limit <= 2 && page.length > 0
  if (small && before !== null && server.hasFault('small-older-page-of-others'))
    return page.filter(({ senderId }) => senderId !== actor.id)
  if (limit === 1 && small && server.hasFault('page-of-one-is-oldest'))
    return chat.messages.filter(isVisible).slice(0, 1)
  if (page.length > 10 && server.hasFault('long-history-unsorted'))
    return [...page.slice(1, 2), ...page.slice(0, 1), ...page.slice(2)]
  return page
}

/** Parts that history contains instead of the stored ones, for two faults. */
export const partsInHistory = new WeakMap<Message, JsonObject[]>()

const entryOf = (server: ReferenceServer, chat: Chat, message: Message): JsonObject =>
  renderHistoryEntry(server, chat, { ...message, parts: partsInHistory.get(message) ?? message.parts })

/** Changes entries of older pages, for faults. */
function faultyEntry(server: ReferenceServer, entry: JsonObject, older: boolean): JsonObject {
  if (older && server.hasFault('older-page-without-reactions')) entry['reactions'] = []
  if (older && server.hasFault('older-page-without-stamps')) Object.assign(entry, { delivered_at: null, read_at: null })
  return entry
}

/** Returns the sort order: newest first, except with faults. */
function newestFirst(server: ReferenceServer): (one: Message, other: Message) => number {
  if (server.hasFault('history-sorted-by-id')) return (one, other) => (one.id < other.id ? 1 : -1)
  const lifted = (message: Message): number => Number(message.reactions.length > 0)
  const lifts = server.hasFault('reaction-moves-message-up')
  return (one, other) => (lifts ? lifted(other) - lifted(one) : 0) || other.sequence - one.sequence
}

/** Highest sequence at the read of the first page, for the fault before-sequence-is-offset. */
const newestAtFirstPage = new Map<string, number>()

/** Returns the visible messages below the bound, newest first. */
function select(server: ReferenceServer, actor: Actor, chat: Chat, before: number | null): Message[] {
  const visible = chat.messages
    .filter(
      (message) =>
        (canSee(server, actor, chat, message) ||
          server.hasFault('withheld-as-placeholders') ||
          server.hasFault('history-page-cut-before-filter') ||
          server.hasFault('history-stops-at-hidden')) &&
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
  if (before === 1 && server.hasFault('before-sequence-1-ignored')) return visible
  if (server.hasFault('before-sequence-counts-visible'))
    return visible.filter((_, index) => visible.length - index < before)
  if (server.hasFault('own-message-repeated-on-older-page'))
    return visible.filter(
      ({ sequence, senderId }) => sequence < before || (sequence === before && senderId === actor.id),
    )
  const bound = server.hasFault('before-sequence-inclusive') ? before + 1 : before
  return visible.filter((message) => message.sequence < bound)
}

const hidden = (server: ReferenceServer, actor: Actor, message: Message): boolean =>
  isLateInHistory(server, message.createdAt) ||
  (server.hasFault('finalized-draft-not-in-history') && server.drafts.has(message.id)) ||
  (server.hasFault('group-history-own-only') &&
    server.chats.get(message.chatId)?.kind === 'group' &&
    message.senderId !== actor.id) ||
  (server.hasFault('block-deletes-history') && actor.blocks.has(message.senderId))
