/** Renders messages and reactions for responses. */
import { isBetweenAgents } from '../chats/membership.ts'
import { renderActor } from '../chats/render-chat.ts'
import type { Json, JsonObject } from '../state/json.ts'
import type { Chat, Message, Reaction, ReceiptStatus } from '../state/model.ts'
import { isLateInHistory, type ReferenceServer } from '../state/server.ts'
import { renderTimestamp } from '../state/timestamps.ts'
import { withAddress } from './attachments.ts'

export function renderMessage(server: ReferenceServer, message: Message): JsonObject {
  const otherwise = server.hasChoice('message-members-named-otherwise')
  const shown: JsonObject = {
    message_id: message.id,
    chat_id: message.chatId,
    ...(server.hasChoice('message-without-sequence') ? {} : { [sequenceName(server)]: message.sequence }),
    [otherwise ? 'from' : 'sender']: renderSender(server, message.senderId, message.chatId),
    parts: message.parts.map((part, index) => renderPart(server, withAddress(server, part, message.senderId), index)),
    [otherwise ? 'sent_at' : 'created_at']: renderTimestamp(server, message.createdAt),
    reactions: [],
  }
  if (server.hasFault('attachment-parts-share-url')) shareUrl(shown['parts'] as JsonObject[])
  if (message.text !== null) shown['text'] = message.text
  else if (server.hasChoice('text-derived')) shown['text'] = textOf(message)
  if (message.replyTo !== null) shown['reply_to'] = { ...message.replyTo, ...quoted(server, message) }
  if (server.hasFault('invocation-id-shown')) shown['invocation_id'] = message.id
  return shown
}

/** For the fault attachment-parts-share-url. */
function shareUrl(parts: JsonObject[]): void {
  const attached = parts.filter((part) => part['attachment_id'] !== undefined)
  for (const part of attached) part['url'] = attached[0]?.['url'] ?? null
}

const textOf = ({ parts }: Message): string =>
  parts.flatMap(({ text }) => (typeof text === 'string' ? [text] : [])).join('\n')

const quoted = (server: ReferenceServer, message: Message): JsonObject =>
  server.hasFault('reply-copies-target')
    ? { parts: server.messages.get(message.replyTo?.message_id ?? '')?.parts ?? [] }
    : {}

const sequenceName = (server: ReferenceServer): string =>
  server.hasChoice('sequence-named-position') ? 'position' : 'sequence'

export const partId = (index: number): string => `prt_${index}`

function renderPart(server: ReferenceServer, part: JsonObject, index: number): JsonObject {
  if (server.hasChoice('no-part-ids')) return { ...part }
  return { ...part, [server.hasChoice('part-id-named-id') ? 'id' : 'part_id']: partId(index) }
}

function renderSender(server: ReferenceServer, id: string, chatId: string): JsonObject {
  const shown = renderActor(server.actors.get(id), id)
  if (shown['type'] === 'user' && server.hasFault('user-id-per-chat')) {
    const perChat = `${id}-${chatId.slice(-6)}`
    Object.assign(shown, { id: perChat, user_id: perChat })
  }
  if (shown['type'] === 'user' && server.hasFault('person-without-id'))
    return { type: 'user', handle: shown['handle'] ?? null }
  if (shown['type'] === 'user' && server.hasFault('person-shown-with-email'))
    shown['email'] = `${String(shown['handle'])}@mail.example`
  if (shown['type'] === 'user' && server.hasFault('person-shown-with-phone')) shown['phone_number'] = '+15550100'
  return shown
}

/**
 * Renders a message in history with its reactions and, in direct chats, its receipt timestamps (HIST-009, HIST-010).
 */
export function renderHistoryEntry(server: ReferenceServer, chat: Chat, message: Message): JsonObject {
  const shown = renderMessage(server, message)
  if (!server.hasFault('reactions-missing')) shown['reactions'] = renderReactions(server, message)
  if (server.hasFault('history-loses-parts') && Array.isArray(shown['parts']))
    shown['parts'] = shown['parts'].slice(0, 1)
  if (!showsStamps(server, chat)) return shown
  const stamps = {
    delivered: stampOf(server, chat, message, 'delivered'),
    read: stampOf(server, chat, message, 'read'),
  }
  if (server.hasChoice('stamps-are-a-status'))
    return { ...shown, status: stamps.read !== null ? 'read' : stamps.delivered !== null ? 'delivered' : 'sent' }
  if (server.hasChoice('stamps-named-otherwise'))
    return { ...shown, delivered: stamps.delivered !== null, seen: stamps.read !== null }
  if (server.hasChoice('stamps-nested'))
    return { ...shown, receipts: { delivered_at: stamps.delivered, read_at: stamps.read } }
  return { ...shown, delivered_at: stamps.delivered, read_at: stamps.read }
}

function showsStamps(server: ReferenceServer, chat: Chat): boolean {
  if (server.hasFault('stamps-missing') || server.hasChoice('read-state-not-offered')) return false
  if (chat.kind === 'group') return server.hasFault('receipts-in-groups') || server.hasFault('stamps-in-groups')
  return !(server.hasChoice('receipts-not-between-agents') && isBetweenAgents(server, chat))
}

function stampOf(server: ReferenceServer, chat: Chat, message: Message, status: ReceiptStatus): Json {
  if (chat.kind === 'group' && server.hasFault('stamps-in-groups')) return renderTimestamp(server, message.createdAt)
  for (const [actorId, watermarks] of chat.watermarks) {
    if (actorId === message.senderId) continue
    if (message.suppressed.has(actorId)) {
      if (status === 'delivered' && server.hasFault('blocked-message-stamped'))
        return renderTimestamp(server, message.createdAt)
      continue
    }
    const single = server.hasFault('only-named-message-stamped')
    const advanceWatermark = watermarks[status].updates.find((step) =>
      single ? message.sequence === step.through : message.sequence > step.from && message.sequence <= step.through,
    )
    if (advanceWatermark !== undefined && !isLateInHistory(server, advanceWatermark.at))
      return renderTimestamp(server, advanceWatermark.at)
  }
  return null
}

export function renderReactions(server: ReferenceServer, message: Message): Json[] {
  const reactions = message.reactions.filter(({ createdAt }) => !isLateInHistory(server, createdAt))
  if (server.hasChoice('reactions-grouped')) return groupedReactions(server, reactions)
  return reactions.map((reaction) => renderReaction(server, message, reaction))
}

export const renderReaction = (
  server: ReferenceServer,
  message: Message,
  { actorId, type, emoji, target, createdAt }: Reaction,
): JsonObject => ({
  message_id: message.id,
  actor: renderActor(server.actors.get(actorId), actorId),
  type,
  emoji: type === 'emoji' ? emoji : null,
  target_part_id: target,
  created_at: renderTimestamp(server, createdAt),
})

/** Groups reactions into one entry for each emoji and target, with all actors. */
function groupedReactions(server: ReferenceServer, reactions: readonly Reaction[]): Json[] {
  const groups = Map.groupBy(reactions, ({ type, emoji, target }) => JSON.stringify([type, emoji, target]))
  return [...groups.values()].map((group) => {
    const [{ type, emoji, target }] = group as [Reaction]
    const actors = group.map(({ actorId }) => renderActor(server.actors.get(actorId), actorId))
    return { type, emoji, target_part_id: target, count: group.length, actors }
  })
}
