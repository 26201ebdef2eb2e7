/** Stores a message, determines its recipients, and appends its events. */
import { randomInt } from 'node:crypto'
import { blocks, currentMembers, isBlocked } from '../chats/membership.ts'
import { clearPending } from '../chats/pending-reply.ts'
import { append } from '../event-log/append-event.ts'
import type { FaultName } from '../faults/faults.ts'
import { newId } from '../state/ids.ts'
import { inMemory } from '../state/in-memory.ts'
import type { JsonObject } from '../state/json.ts'
import type { Actor, Chat, Message, ReplyTo } from '../state/model.ts'
import type { ReferenceServer } from '../state/server.ts'
import { renderMessage } from './render-message.ts'
import { emitLateReceipts } from './receipts.ts'
import { onMessageStored } from './reply-waiters.ts'
import type { SendBody } from './send-body.ts'

export function newMessage(server: ReferenceServer, actor: Actor, chat: Chat | null, body: SendBody): Message {
  const first = server.hasChoice('sequence-gaps') ? 100 : 1
  const step = server.hasChoice('sequence-gaps') ? 3 : 1
  const message: Message = {
    id: server.hasFault('message-id-replaced') ? newId('msg') : body.messageId,
    chatId: chat?.id ?? body.chatId,
    sequence: chat === null || chat.lastSequence === 0 ? first : chat.lastSequence + step,
    senderId: actor.id,
    parts: body.parts,
    text: keptText(server, body),
    replyTo: server.hasFault('reply-to-dropped') ? null : keptReply(server, body.replyTo),
    createdAt: Date.now(),
    suppressed: new Set(),
    reactions: [],
  }
  if (chat !== null && !server.hasFault('parallel-send-overwritten')) chat.lastSequence = message.sequence
  return message
}

function keptText(server: ReferenceServer, { text, parts }: SendBody): string | null {
  const alone = !parts.some(({ type }) => type === 'text')
  return server.hasFault('top-level-text-dropped') || (alone && server.hasFault('text-needs-a-text-part')) ? null : text
}

function keptReply(server: ReferenceServer, replyTo: ReplyTo | null): ReplyTo | null {
  if (replyTo === null || !server.hasFault('reply-to-reply-names-root')) return replyTo
  return server.messages.get(replyTo.message_id ?? '')?.replyTo ?? replyTo
}

/** Stores parts as a message of a member, for calls that create messages. */
export function postMessage(
  server: ReferenceServer,
  actor: Actor,
  chat: Chat,
  parts: JsonObject[],
  more: { id?: string; replyTo?: ReplyTo | null; silent?: boolean; ignoringBlocks?: FaultName } = {},
): Message {
  const { id = newId('msg'), replyTo = null, silent = false, ignoringBlocks } = more
  const message = newMessage(server, actor, chat, { messageId: id, chatId: chat.id, parts, text: null, replyTo })
  server.messages.set(message.id, message)
  store(server, actor, chat, message, silent, ignoringBlocks)
  return message
}

/** Creates a message without storing it. */
export const unstoredMessage = (actor: Actor, chat: Chat, parts: JsonObject[], id: string): Message => ({
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

/** @param ignoringBlocks fault with which the message ignores blocks */
export function store(
  server: ReferenceServer,
  actor: Actor,
  chat: Chat,
  message: Message,
  silent = false,
  ignoringBlocks?: FaultName,
): void {
  emitLateReceipts(chat)
  releaseSuppressed(server, chat)
  deliverMissed(server, chat)
  clearPending(server, chat, actor)
  chat.lastSequence = Math.max(chat.lastSequence, message.sequence)
  const recipients = currentMembers(server, chat).filter((member) => member.id !== actor.id)
  const open = ignoringBlocks !== undefined && server.hasFault(ignoringBlocks)
  for (const member of recipients)
    if (!open && isSuppressed(server, actor, chat, member)) message.suppressed.add(member.id)
  const lost = server.hasFault('blocked-not-stored') && chat.kind === 'direct' && message.suppressed.size > 0
  server.makeVisible(() => {
    if (server.hasFault('parallel-send-overwritten')) overwrite(chat, message)
    if (!lost) chat.messages.push(message)
    onMessageStored(server, chat, message)
    if (server.hasFault('history-drops-oldest') && chat.messages.length > 40) chat.messages.shift()
  })
  if (silent) return
  if (server.hasFault('block-checked-twice')) {
    announceLater(server, actor, chat, message, recipients)
    return
  }
  if (server.hasFault('crash-between-message-and-event')) {
    inMemory(server, () => announce(server, actor, chat, message, recipients))
    return
  }
  announce(server, actor, chat, message, recipients)
}

/** For faults that make suppressed messages visible when the next message is stored after an unblock. */
function releaseSuppressed(server: ReferenceServer, chat: Chat): void {
  const announces = server.hasFault('suppressed-comes-with-next-message')
  if (!announces && !server.hasFault('suppressed-in-history-after-next-message')) return
  for (const message of chat.messages)
    for (const id of [...message.suppressed].filter((reader) => !isBlocked(server, reader, message.senderId))) {
      message.suppressed.delete(id)
      const reader = server.actors.get(id)
      if (announces && reader !== undefined)
        append(server, reader, {
          event_type: 'message.received',
          chat_id: chat.id,
          data: { message: renderMessage(server, message) },
          message,
        })
    }
}

/** For the fault rejoin-delivers-missed: sends returning members the events of their absence with the next message. */
function deliverMissed(server: ReferenceServer, chat: Chat): void {
  if (!server.hasFault('rejoin-delivers-missed')) return
  for (const member of currentMembers(server, chat)) {
    const [left, back] = (chat.members.get(member.id) ?? []).slice(-2)
    if (left?.to === undefined || left.to === null || back === undefined || caughtUp.has(back)) continue
    caughtUp.add(back)
    const until = left.to
    for (const message of chat.messages.filter(({ sequence }) => sequence > until && sequence < back.from))
      append(server, member, {
        event_type: 'message.received',
        chat_id: chat.id,
        data: { message: renderMessage(server, message) },
        message,
      })
  }
}

const caughtUp = new WeakSet<object>()

function announce(server: ReferenceServer, actor: Actor, chat: Chat, message: Message, recipients: Actor[]): void {
  if (server.hasFault('own-event-empty')) {
    append(server, actor, {
      event_type: 'message.received',
      chat_id: chat.id,
      data: { message: { ...renderMessage(server, message), parts: [] } },
    })
  }
  for (const member of audience(server, actor, chat, message, recipients)) {
    append(server, member, {
      event_type: 'message.received',
      chat_id: chat.id,
      data: { message: renderMessage(server, message) },
      message,
    })
    if (chat.kind === 'group' && server.hasFault('group-event-twice')) {
      append(server, member, {
        event_type: 'message.received',
        chat_id: chat.id,
        data: { message: renderMessage(server, message) },
        message,
      })
    }
    if (server.hasChoice('further-events-now-and-then') && randomInt(4) === 0) {
      append(server, member, { event_type: 'presence.noted', chat_id: chat.id, data: { kind: 'online' } })
    }
    if (server.hasChoice('ninth-event-type')) {
      append(server, member, { event_type: 'chat.activity', chat_id: chat.id, data: { kind: 'message' } })
    }
  }
}

/** For the fault block-checked-twice: determines the recipients again after the message was stored. */
function announceLater(
  server: ReferenceServer,
  actor: Actor,
  chat: Chat,
  message: Message,
  recipients: readonly Actor[],
): void {
  setTimeout(() => {
    for (const member of recipients.filter((one) => !isSuppressed(server, actor, chat, one))) {
      append(server, member, {
        event_type: 'message.received',
        chat_id: chat.id,
        data: { message: renderMessage(server, message) },
        message,
      })
    }
  }, 10)
}

function overwrite(chat: Chat, message: Message): void {
  const index = chat.messages.findIndex((other) => other.sequence === message.sequence)
  if (index !== -1) chat.messages.splice(index, 1)
}

function isSuppressed(server: ReferenceServer, sender: Actor, chat: Chat, recipient: Actor): boolean {
  if (chat.kind === 'direct') {
    if (server.hasFault('blocked-message-delivered')) return false
    if (sender.kind === 'user' && server.hasFault('messages-of-persons-cross-blocks')) return false
    if (server.hasFault('block-one-direction-only')) return blocks(server, recipient.id, sender.id)
    return isBlocked(server, sender.id, recipient.id)
  }
  if (server.hasFault('group-block-leaks')) return false
  if (server.hasFault('group-block-hides-both-ways')) return isBlocked(server, sender.id, recipient.id)
  if (server.hasFault('group-block-hides-for-all')) {
    return currentMembers(server, chat).some((member) => blocks(server, member.id, sender.id))
  }
  return blocks(server, recipient.id, sender.id)
}

function audience(server: ReferenceServer, actor: Actor, chat: Chat, message: Message, recipients: Actor[]): Actor[] {
  let listed = recipients.filter(
    (member) =>
      !message.suppressed.has(member.id) &&
      (member.id !== chat.pendingRecipientId || server.hasChoice('request-shown-in-the-log')),
  )
  if (chat.kind === 'group' && server.hasFault('group-only-first-agent')) {
    const first = listed.find((member) => member.kind === 'agent')
    listed = listed.filter((member) => member.kind === 'user' || member === first)
  }
  if (chat.kind === 'group' && server.hasFault('group-only-mentioned')) {
    listed = listed.filter((member) => member.kind === 'user' || JSON.stringify(message.parts).includes(member.handle))
  }
  if (server.hasFault('removed-member-receives'))
    listed = [...listed, ...formerMembers(server, chat, recipients, actor)]
  if (server.hasFault('events-of-others')) listed = [...server.actors.values()].filter((other) => other !== actor)
  return server.hasChoice('own-events') ? [...listed, actor] : listed
}

const formerMembers = (server: ReferenceServer, chat: Chat, present: Actor[], sender: Actor): Actor[] =>
  [...chat.members.keys()]
    .map((id) => server.actors.get(id))
    .filter((actor): actor is Actor => actor !== undefined && actor !== sender && !present.includes(actor))
