/** Messages, chats and actors as the interface shows them. */
import { isBetweenAgents } from '../chats/membership.ts'
import { renderActor } from '../chats/render-chat.ts'
import type { Json, JsonObject } from '../state/json.ts'
import type { Chat, Message, ReceiptStatus } from '../state/model.ts'
import type { Subject } from '../state/server.ts'
import { stamp } from '../state/timestamps.ts'
import { withAddress } from './attachments.ts'

export function renderMessage(subject: Subject, message: Message): JsonObject {
  const shown: JsonObject = {
    message_id: message.id,
    chat_id: message.chatId,
    [sequenceName(subject)]: message.sequence,
    sender: renderSender(subject, message.senderId, message.chatId),
    parts: message.parts.map((part, index) => renderPart(subject, withAddress(subject, part, message.senderId), index)),
    created_at: stamp(subject, message.createdAt),
    reactions: [],
  }
  if (message.text !== null) shown['text'] = message.text
  if (message.replyTo !== null) shown['reply_to'] = { ...message.replyTo, ...quoted(subject, message) }
  if (subject.faulty('invocation-id-shown')) shown['invocation_id'] = message.id
  return shown
}

const quoted = (subject: Subject, message: Message): JsonObject =>
  subject.faulty('reply-copies-target')
    ? { parts: subject.messages.get(message.replyTo?.message_id ?? '')?.parts ?? [] }
    : {}

export const sequenceName = (subject: Subject): string =>
  subject.chose('sequence-named-position') ? 'position' : 'sequence'

export const partId = (index: number): string => `prt_${index}`

function renderPart(subject: Subject, part: JsonObject, index: number): JsonObject {
  if (subject.chose('no-part-ids')) return { ...part }
  return { ...part, [subject.chose('part-id-named-id') ? 'id' : 'part_id']: partId(index) }
}

function renderSender(subject: Subject, id: string, chatId: string): JsonObject {
  const shown = renderActor(subject.actors.get(id), id)
  if (shown['type'] === 'user' && subject.faulty('user-id-per-chat')) {
    const perChat = `${id}-${chatId.slice(-6)}`
    Object.assign(shown, { id: perChat, user_id: perChat })
  }
  if (shown['type'] === 'user' && subject.faulty('person-without-id'))
    return { type: 'user', handle: shown['handle'] ?? null }
  if (shown['type'] === 'user' && subject.faulty('person-shown-with-email'))
    shown['email'] = `${String(shown['handle'])}@mail.example`
  if (shown['type'] === 'user' && subject.faulty('person-shown-with-phone')) shown['phone_number'] = '+15550100'
  return shown
}

/** A message in history: with its reactions and, in direct chats, its stamps (HIST-009, HIST-010). */
export function renderHistoryEntry(subject: Subject, chat: Chat, message: Message): JsonObject {
  const shown = renderMessage(subject, message)
  if (!subject.faulty('reactions-missing')) shown['reactions'] = renderReactions(subject, message)
  if (subject.faulty('history-loses-parts') && Array.isArray(shown['parts']))
    shown['parts'] = shown['parts'].slice(0, 1)
  const [delivered, read] = subject.chose('stamps-named-otherwise')
    ? (['deliveredAt', 'readAt'] as const)
    : (['delivered_at', 'read_at'] as const)
  if (!showsStamps(subject, chat)) return shown
  shown[delivered] = stampOf(subject, chat, message, 'delivered')
  shown[read] = stampOf(subject, chat, message, 'read')
  return shown
}

function showsStamps(subject: Subject, chat: Chat): boolean {
  if (subject.faulty('stamps-missing') || subject.chose('read-state-not-offered')) return false
  if (chat.kind === 'group') return subject.faulty('receipts-in-groups') || subject.faulty('stamps-in-groups')
  return !(subject.chose('receipts-not-between-agents') && isBetweenAgents(subject, chat))
}

function stampOf(subject: Subject, chat: Chat, message: Message, status: ReceiptStatus): Json {
  if (chat.kind === 'group' && subject.faulty('stamps-in-groups')) return stamp(subject, message.createdAt)
  for (const [actorId, marks] of chat.marks) {
    if (actorId === message.senderId) continue
    if (message.suppressed.has(actorId)) {
      if (status === 'delivered' && subject.faulty('blocked-message-stamped')) return stamp(subject, message.createdAt)
      continue
    }
    const single = subject.faulty('only-named-message-stamped')
    const advance = marks[status].advances.find((step) =>
      single ? message.sequence === step.through : message.sequence > step.from && message.sequence <= step.through,
    )
    if (advance !== undefined) return stamp(subject, advance.at)
  }
  return null
}

export function renderReactions(subject: Subject, message: Message): Json[] {
  return message.reactions.map((reaction) => {
    const actor = subject.actors.get(reaction.actorId)
    return {
      message_id: message.id,
      actor: renderActor(actor, reaction.actorId),
      type: reaction.type,
      emoji: reaction.type === 'emoji' ? reaction.emoji : null,
      target_part_id: reaction.slot,
      created_at: stamp(subject, reaction.createdAt),
    }
  })
}
