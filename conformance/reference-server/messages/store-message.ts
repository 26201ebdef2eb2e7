/** Stores a message, decides who gets it, and appends its events. */
import { blocks, currentMembers, isBlocked } from '../chats/membership.ts'
import { noteReply } from '../chats/pending-reply.ts'
import { append } from '../event-log/append-event.ts'
import { mint } from '../state/ids.ts'
import { inMemory } from '../state/in-memory.ts'
import type { JsonObject } from '../state/json.ts'
import type { Actor, Chat, Message, ReplyTo } from '../state/model.ts'
import type { Subject } from '../state/server.ts'
import { renderMessage } from './render-message.ts'
import { heardMessage } from './reply-waiters.ts'
import type { SendBody } from './send-body.ts'

export function draftMessage(subject: Subject, actor: Actor, chat: Chat | null, body: SendBody): Message {
  const first = subject.chose('sequence-gaps') ? 100 : 1
  const step = subject.chose('sequence-gaps') ? 3 : 1
  const message: Message = {
    id: subject.faulty('message-id-replaced') ? mint('msg') : body.messageId,
    chatId: chat?.id ?? body.chatId,
    sequence: chat === null || chat.lastSequence === 0 ? first : chat.lastSequence + step,
    senderId: actor.id,
    parts: body.parts,
    text: subject.faulty('top-level-text-dropped') ? null : body.text,
    replyTo: subject.faulty('reply-to-dropped') ? null : body.replyTo,
    createdAt: Date.now(),
    suppressed: new Set(),
    reactions: [],
  }
  if (chat !== null && !subject.faulty('parallel-send-overwritten')) chat.lastSequence = message.sequence
  return message
}

/** Stores parts as a message of a member, for calls that become messages. */
export function say(
  subject: Subject,
  actor: Actor,
  chat: Chat,
  parts: JsonObject[],
  more: { id?: string; replyTo?: ReplyTo | null; silent?: boolean } = {},
): Message {
  const { id = mint('msg'), replyTo = null, silent = false } = more
  const message = draftMessage(subject, actor, chat, { messageId: id, chatId: chat.id, parts, text: null, replyTo })
  subject.messages.set(message.id, message)
  store(subject, actor, chat, message, silent)
  return message
}

/** A message that has no place in its chat yet. */
export const unsent = (actor: Actor, chat: Chat, parts: JsonObject[], id: string): Message => ({
  id,
  chatId: chat.id,
  sequence: chat.lastSequence + 1,
  senderId: actor.id,
  parts,
  text: null,
  replyTo: null,
  createdAt: Date.now(),
  suppressed: new Set(),
  reactions: [],
})

export function store(subject: Subject, actor: Actor, chat: Chat, message: Message, silent = false): void {
  noteReply(subject, chat, actor)
  chat.lastSequence = Math.max(chat.lastSequence, message.sequence)
  const recipients = currentMembers(subject, chat).filter((member) => member.id !== actor.id)
  for (const member of recipients) if (isSuppressed(subject, actor, chat, member)) message.suppressed.add(member.id)
  const lost = subject.faulty('blocked-not-stored') && chat.kind === 'direct' && message.suppressed.size > 0
  subject.show(() => {
    if (subject.faulty('parallel-send-overwritten')) overwrite(chat, message)
    if (!lost) chat.messages.push(message)
    heardMessage(subject, chat, message)
    if (subject.faulty('history-drops-oldest') && chat.messages.length > 40) chat.messages.shift()
  })
  if (silent) return
  if (subject.faulty('block-checked-twice')) {
    announceLater(subject, actor, chat, message, recipients)
    return
  }
  if (subject.faulty('crash-between-message-and-event')) {
    inMemory(subject, () => announce(subject, actor, chat, message, recipients), 40)
    return
  }
  announce(subject, actor, chat, message, recipients)
}

function announce(subject: Subject, actor: Actor, chat: Chat, message: Message, recipients: Actor[]): void {
  if (subject.faulty('own-event-empty')) {
    append(subject, actor, {
      event_type: 'message.received',
      chat_id: chat.id,
      data: { message: { ...renderMessage(subject, message), parts: [] } },
    })
  }
  for (const member of audience(subject, actor, chat, message, recipients)) {
    append(subject, member, {
      event_type: 'message.received',
      chat_id: chat.id,
      data: { message: renderMessage(subject, message) },
      message,
    })
    if (subject.chose('ninth-event-type')) {
      append(subject, member, { event_type: 'chat.activity', chat_id: chat.id, data: { kind: 'message' } })
    }
  }
}

/** The fault of two decisions: who gets the event is asked for again after the message was stored. */
function announceLater(
  subject: Subject,
  actor: Actor,
  chat: Chat,
  message: Message,
  recipients: readonly Actor[],
): void {
  setTimeout(() => {
    for (const member of recipients.filter((one) => !isSuppressed(subject, actor, chat, one))) {
      append(subject, member, {
        event_type: 'message.received',
        chat_id: chat.id,
        data: { message: renderMessage(subject, message) },
        message,
      })
    }
  }, 10)
}

function overwrite(chat: Chat, message: Message): void {
  const index = chat.messages.findIndex((other) => other.sequence === message.sequence)
  if (index !== -1) chat.messages.splice(index, 1)
}

function isSuppressed(subject: Subject, sender: Actor, chat: Chat, recipient: Actor): boolean {
  if (chat.kind === 'direct') {
    if (subject.faulty('blocked-message-delivered')) return false
    if (subject.faulty('block-one-direction-only')) return blocks(subject, recipient.id, sender.id)
    return isBlocked(subject, sender.id, recipient.id)
  }
  if (subject.faulty('group-block-leaks')) return false
  if (subject.faulty('group-block-hides-both-ways')) return isBlocked(subject, sender.id, recipient.id)
  if (subject.faulty('group-block-hides-for-all')) {
    return currentMembers(subject, chat).some((member) => blocks(subject, member.id, sender.id))
  }
  return blocks(subject, recipient.id, sender.id)
}

function audience(subject: Subject, actor: Actor, chat: Chat, message: Message, recipients: Actor[]): Actor[] {
  let listed = recipients.filter((member) => !message.suppressed.has(member.id) && member.id !== chat.waitsFor)
  if (chat.kind === 'group' && subject.faulty('group-only-first-agent')) {
    const first = listed.find((member) => member.kind === 'agent')
    listed = listed.filter((member) => member.kind === 'user' || member === first)
  }
  if (chat.kind === 'group' && subject.faulty('group-only-mentioned')) {
    listed = listed.filter((member) => member.kind === 'user' || JSON.stringify(message.parts).includes(member.handle))
  }
  if (subject.faulty('removed-member-receives'))
    listed = [...listed, ...formerMembers(subject, chat, recipients, actor)]
  if (subject.faulty('events-of-others')) listed = [...subject.actors.values()].filter((other) => other !== actor)
  return subject.chose('own-events') ? [...listed, actor] : listed
}

const formerMembers = (subject: Subject, chat: Chat, present: Actor[], sender: Actor): Actor[] =>
  [...chat.members.keys()]
    .map((id) => subject.actors.get(id))
    .filter((actor): actor is Actor => actor !== undefined && actor !== sender && !present.includes(actor))
