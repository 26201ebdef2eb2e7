/** Reactions: one per actor and slot, truthful `changed`, events to the other members. */
import { setTimeout as pause } from 'node:timers/promises'
import { canSee, chatOf, currentMembers, currentStay, isBlocked, revealsBlock } from '../chats/membership.ts'
import { renderActor } from '../chats/render-chat.ts'
import { append } from '../event-log/append-event.ts'
import { broken, forbidden, invalid, notFound, Refusal } from '../protocol/api-error.ts'
import type { Call, Reply } from '../protocol/route.ts'
import { isObject, type Json, type JsonObject } from '../state/json.ts'
import type { Actor, Chat, Message, Reaction } from '../state/model.ts'
import type { Subject } from '../state/server.ts'
import { stamp } from '../state/timestamps.ts'
import { partId, renderMessage } from './render-message.ts'
import { heardReaction } from './reply-waiters.ts'

/** A named reaction has no emoji. */
export interface Request {
  operation: 'add' | 'remove'
  type: string
  emoji: string
  slot: string | null
}

export const react = (call: Call): Promise<Reply> => reactAs(call, decode)

/** Reacts with a body that `decode` understands. */
export async function reactAs(call: Call, decode: (subject: Subject, body: unknown) => Request): Promise<Reply> {
  const { subject, actor } = call
  if (call.kind === 'session' && subject.faulty('session-may-not-react'))
    throw new Refusal('unauthorized', 'an Agent Token is needed')
  if (call.kind !== 'session' && subject.faulty('reaction-needs-session'))
    throw new Refusal('forbidden', 'a session is needed')
  const request = decode(subject, call.body)
  const message = subject.messages.get(call.params[0] ?? '')
  if (message === undefined) {
    if (subject.faulty('reaction-unknown-message')) return { status: 200, body: { changed: true } }
    throw notFound('no such message')
  }
  const chat = chatOfMessage(subject, actor, message)
  if (revealsBlock(subject, 'blocked-reaction-refused', actor, chat)) throw forbidden('you are blocked')
  if (message.senderId === actor.id && subject.faulty('own-reaction-500')) throw broken('this is your own message')
  heardReaction(subject, actor)
  if (request.slot !== null && !message.parts.some((_, index) => partId(index) === request.slot)) {
    throw subject.faulty('unknown-part-reaction-500') ? broken('no such part') : invalid('target_part_id is unknown')
  }
  if (subject.faulty('part-slot-ignored')) request.slot = null
  if (subject.faulty('reaction-lands-on-first-part')) request.slot ??= partId(0)
  const held = message.reactions.filter((reaction) => inSlot(subject, reaction, actor, request))
  if (subject.faulty('race-reaction-changes-twice')) await pause(25)
  const changed =
    request.operation === 'add'
      ? add(subject, chat, actor, message, request, held)
      : remove(subject, chat, actor, message, request, held)
  const body: JsonObject = {
    changed: claim(subject, request, changed),
    reaction: render(subject, actor, message, request, Date.now()),
  }
  if (!canSee(subject, actor, chat, message)) body['message'] = renderMessage(subject, message)
  return { status: 200, body }
}

function claim(subject: Subject, request: Request, changed: boolean): boolean {
  if (subject.faulty('changed-always-true')) return true
  if (subject.faulty('changed-always-false')) return false
  if (request.operation === 'remove' && subject.faulty('remove-absent-says-changed')) return true
  return changed
}

function decode(subject: Subject, body: unknown): Request {
  if (!isObject(body)) throw invalid('the body must be an object')
  const { operation, type, target_part_id: slot } = body
  const emoji = typeof body['emoji'] === 'string' && subject.faulty('emoji-cut') ? [...body['emoji']][0] : body['emoji']
  const known = operation === 'add' || operation === 'remove'
  if (!known && !(typeof operation === 'string' && subject.faulty('unknown-operation-adds'))) {
    throw invalid('operation must be add or remove')
  }
  if (type === undefined && subject.faulty('reaction-without-type-500')) throw broken('type is missing')
  if (type !== 'emoji' || subject.faulty('reaction-type-refused')) throw invalid('type must be emoji')
  const valid = typeof emoji === 'string' && emoji !== ''
  if (!valid && !(emoji === undefined && subject.faulty('emoji-optional'))) throw invalid('emoji is missing')
  if (slot !== undefined && slot !== null && typeof slot !== 'string') throw invalid('target_part_id must be a string')
  return {
    operation: operation === 'remove' ? 'remove' : 'add',
    type: 'emoji',
    emoji: valid ? emoji : '',
    slot: slot ?? null,
  }
}

function chatOfMessage(subject: Subject, actor: Actor, message: Message): Chat {
  const chat = subject.chats.get(message.chatId)
  if (chat === undefined) throw notFound('no such message')
  if (currentStay(chat, actor.id) === undefined) {
    if (
      subject.faulty('reaction-by-stranger') ||
      (chat.uninstalled.has(actor.id) && subject.faulty('uninstalled-may-react'))
    )
      return chat
    if (chat.members.has(actor.id)) return chatOf(subject, actor, chat.id, 'write')
    throw notFound('no such message')
  }
  if (!canSee(subject, actor, chat, message) && !leaks(subject, actor, message)) throw notFound('no such message')
  return chat
}

/** The faults that answer a reaction to a hidden message with its content. */
const leaks = (subject: Subject, actor: Actor, message: Message): boolean =>
  subject.faulty(message.suppressed.has(actor.id) ? 'blocked-message-shown' : 'earlier-message-shown')

function inSlot(subject: Subject, reaction: Reaction, actor: Actor, request: Request): boolean {
  if (reaction.slot !== request.slot) return false
  if (subject.chose('several-emojis') && !alike(reaction, request)) return false
  return reaction.actorId === actor.id
}

const alike = (reaction: Reaction, request: Request): boolean =>
  reaction.type === request.type && reaction.emoji === request.emoji

function add(
  subject: Subject,
  chat: Chat,
  actor: Actor,
  message: Message,
  request: Request,
  held: Reaction[],
): boolean {
  const same = held.some((reaction) => alike(reaction, request) && reaction.actorId === actor.id)
  if (same && !subject.faulty('reaction-duplicates')) {
    if (subject.faulty('noop-reaction-emits')) emit(subject, chat, actor, message, 'added', request)
    return false
  }
  if (held.length > 0 && !same && subject.faulty('occupied-slot-500')) throw broken('the slot is occupied')
  if (held.length > 0 && subject.chose('occupied-slot-refused')) throw new Refusal('conflict', 'the slot is occupied')
  if (!same) {
    for (const old of held) {
      drop(message, old)
      if (!subject.chose('replace-without-removed')) {
        emit(subject, chat, actor, message, 'removed', { ...request, type: old.type, emoji: old.emoji })
      }
    }
  }
  const race =
    subject.faulty('race-reaction-changes-twice') &&
    message.reactions.some((reaction) => inSlot(subject, reaction, actor, request))
  if (!race && !(chat.kind === 'group' && subject.faulty('group-reaction-lost'))) {
    message.reactions.push({
      actorId: actor.id,
      type: request.type,
      emoji: request.emoji,
      slot: request.slot,
      createdAt: Date.now(),
    })
  }
  if (subject.faulty('reaction-edits-message')) message.text = `reacted with ${request.emoji}`
  emit(subject, chat, actor, message, 'added', request)
  return true
}

function remove(
  subject: Subject,
  chat: Chat,
  actor: Actor,
  message: Message,
  request: Request,
  held: Reaction[],
): boolean {
  const matching = held.filter(
    (reaction) => reaction.actorId === actor.id && (alike(reaction, request) || subject.chose('remove-clears-slot')),
  )
  if (matching.length === 0) {
    if (held.length > 0 && subject.faulty('other-emoji-removed-500')) throw broken('another emoji is there')
    if (subject.faulty('noop-reaction-emits')) emit(subject, chat, actor, message, 'removed', request)
    return false
  }
  if (subject.faulty('remove-does-nothing')) return true
  if (subject.faulty('remove-clears-all-actors')) {
    message.reactions = message.reactions.filter((other) => other.emoji !== request.emoji || matching.includes(other))
  }
  for (const old of matching) {
    drop(message, old)
    emit(subject, chat, actor, message, 'removed', { ...request, type: old.type, emoji: old.emoji })
  }
  return true
}

const drop = (message: Message, reaction: Reaction): void => {
  const index = message.reactions.indexOf(reaction)
  if (index !== -1) message.reactions.splice(index, 1)
}

function render(subject: Subject, actor: Actor, message: Message, request: Request, at: number): JsonObject {
  return {
    message_id: message.id,
    actor: renderActor(actor, actor.id),
    type: request.type,
    emoji: request.type === 'emoji' ? request.emoji : null,
    target_part_id: request.slot,
    created_at: stamp(subject, at),
  }
}

function emit(
  subject: Subject,
  chat: Chat,
  actor: Actor,
  message: Message,
  what: 'added' | 'removed',
  request: Request,
): void {
  const silent = subject.faulty(what === 'added' ? 'reaction-added-missing' : 'reaction-removed-missing')
  const reaction: Json = render(subject, actor, message, request, Date.now())
  const data: JsonObject = subject.faulty('reaction-event-without-reaction') ? { message_id: message.id } : { reaction }
  if (subject.faulty('reaction-event-quotes-earlier')) data['message'] = renderMessage(subject, message)
  for (const member of reactionAudience(subject, chat, actor, message)) {
    if (!silent) append(subject, member, { event_type: `reaction.${what}`, chat_id: chat.id, data })
    append(subject, member, { event_type: 'reaction.changed', chat_id: chat.id, data: { reaction, operation: what } })
  }
}

function reactionAudience(subject: Subject, chat: Chat, actor: Actor, message: Message): Actor[] {
  return currentMembers(subject, chat).filter((member) => {
    if (member === actor) return subject.chose('reaction-events-to-actor')
    if (chat.kind === 'group' && member.id === message.senderId && subject.faulty('group-author-not-told')) return false
    if (subject.chose('reaction-events-to-author') && member.id !== message.senderId && member.kind === 'agent')
      return false
    if (!canSee(subject, member, chat, message)) return subject.faulty('reaction-event-quotes-earlier')
    const crossed = chat.kind === 'direct' ? isBlocked(subject, member.id, actor.id) : member.blocks.has(actor.id)
    return !crossed || subject.chose('reactions-cross-blocks')
  })
}
