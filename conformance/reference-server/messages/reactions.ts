/** Reactions: one per actor and target, `changed`, and events to the other participants. */
import { setTimeout as pause } from 'node:timers/promises'
import { canSee, chatOf, currentMembers, currentPeriod, isBlocked, revealsBlock } from '../chats/membership.ts'
import { append } from '../event-log/append-event.ts'
import { internalError, forbidden, invalid, notFound, ApiError } from '../protocol/api-error.ts'
import type { Call, Reply } from '../protocol/route.ts'
import { isObject, type Json, type JsonObject } from '../state/json.ts'
import type { Actor, Chat, Message, Reaction } from '../state/model.ts'
import { countCall, type ReferenceServer } from '../state/server.ts'
import { partId, renderMessage, renderReaction } from './render-message.ts'
import { onReaction } from './reply-waiters.ts'

/** A decoded reaction request. The emoji of a named reaction is empty. */
export interface ReactionRequest {
  operation: 'add' | 'remove'
  type: string
  emoji: string
  target: string | null
}

export const react = (call: Call): Promise<Reply> => reactAs(call, decode)

/** Stores a reaction from a body that `decode` reads. */
export async function reactAs(
  call: Call,
  decode: (server: ReferenceServer, body: unknown) => ReactionRequest,
): Promise<Reply> {
  const { server, actor } = call
  if (call.kind === 'session' && server.hasFault('session-may-not-react'))
    throw new ApiError('unauthorized', 'an Agent Token is needed')
  if (call.kind !== 'session' && server.hasFault('reaction-needs-session'))
    throw new ApiError('forbidden', 'a session is needed')
  const request = decode(server, call.body)
  const message = server.messages.get(call.params[0] ?? '')
  if (message === undefined) {
    const again = `unknown ${actor.id} ${call.params[0]}`
    const later = server.hasFault('reaction-to-unknown-at-second-attempt') && countCall(server, again) > 1
    if (later || server.hasFault('reaction-unknown-message')) return { status: 200, body: { changed: true } }
    throw notFound('no such message')
  }
  const chat = chatOfMessage(server, actor, message)
  if (revealsBlock(server, 'blocked-reaction-rejected', actor, chat)) throw forbidden('you are blocked')
  if (message.senderId === actor.id && server.hasFault('own-reaction-500'))
    throw internalError('this is your own message')
  onReaction(server, actor)
  if (request.target !== null && !message.parts.some((_, index) => partId(index) === request.target)) {
    throw server.hasFault('unknown-part-reaction-500')
      ? internalError('no such part')
      : server.hasChoice('unknown-part-404')
        ? notFound('target_part_id is unknown')
        : invalid('target_part_id is unknown')
  }
  if (server.hasFault('target-part-ignored')) request.target = null
  if (server.hasFault('reaction-lands-on-first-part')) request.target ??= partId(0)
  const existing = message.reactions.filter((reaction) => isOnTarget(server, reaction, actor, request))
  if (server.hasFault('race-reaction-changes-twice')) await pause(25)
  const changed =
    request.operation === 'add'
      ? add(server, chat, actor, message, request, existing)
      : remove(server, chat, actor, message, request, existing)
  const body: JsonObject = {
    changed: claim(server, request, changed, call.kind),
    reaction: render(server, actor, message, request),
  }
  if (!canSee(server, actor, chat, message)) body['message'] = renderMessage(server, message)
  return { status: 200, body }
}

function claim(
  server: ReferenceServer,
  request: ReactionRequest,
  changed: boolean,
  kind: Call['kind'],
): boolean | number {
  if (kind === 'session' && server.hasFault('reaction-of-session-changed-as-number')) return Number(changed)
  if (server.hasFault('changed-always-true')) return true
  if (server.hasFault('changed-always-false')) return false
  if (request.operation === 'remove' && server.hasFault('remove-absent-says-changed')) return true
  return changed
}

function storedEmoji(server: ReferenceServer, emoji: Json | undefined): Json | undefined {
  if (typeof emoji !== 'string') return emoji
  const symbols = [...emoji]
  if (symbols.length > 1 && server.hasFault('emoji-refused-in-sequences')) throw invalid('emoji must be one symbol')
  if (server.hasFault('skin-tone-dropped')) return toneless(emoji)
  return server.hasFault('emoji-cut') ? symbols.slice(0, 1).join('') : emoji
}

function decode(server: ReferenceServer, body: unknown): ReactionRequest {
  if (!isObject(body)) throw invalid('the body must be an object')
  const { operation, type, target_part_id: target } = body
  const emoji = storedEmoji(server, body['emoji'])
  const known = operation === 'add' || operation === 'remove'
  if (!known && !(typeof operation === 'string' && server.hasFault('unknown-operation-adds'))) {
    throw invalid('operation must be add or remove')
  }
  if (type === undefined && server.hasFault('reaction-without-type-500')) throw internalError('type is missing')
  if (type !== 'emoji' || server.hasFault('reaction-type-rejected')) throw invalid('type must be emoji')
  const valid = typeof emoji === 'string' && emoji !== ''
  if (!valid && !(emoji === undefined && server.hasFault('emoji-optional'))) throw invalid('emoji is missing')
  if (target !== undefined && target !== null && typeof target !== 'string')
    throw invalid('target_part_id must be a string')
  return {
    operation: operation === 'remove' ? 'remove' : 'add',
    type: 'emoji',
    emoji: valid ? emoji : '',
    target: target ?? null,
  }
}

function chatOfMessage(server: ReferenceServer, actor: Actor, message: Message): Chat {
  const chat = server.chats.get(message.chatId)
  if (chat === undefined) throw notFound('no such message')
  if (currentPeriod(chat, actor.id) === undefined) {
    if (
      server.hasFault('reaction-by-stranger') ||
      (chat.members.has(actor.id) && server.hasFault('former-member-reacts')) ||
      (chat.uninstalled.has(actor.id) && server.hasFault('uninstalled-may-react'))
    )
      return chat
    if (chat.members.has(actor.id)) return chatOf(server, actor, chat.id, 'write')
    throw notFound('no such message')
  }
  if (!canSee(server, actor, chat, message) && !leaks(server, actor, message)) throw notFound('no such message')
  return chat
}

/** Returns whether a fault answers a reaction to a suppressed message with its content. */
const leaks = (server: ReferenceServer, actor: Actor, message: Message): boolean =>
  server.hasFault(message.suppressed.has(actor.id) ? 'blocked-message-shown' : 'earlier-message-shown')

function isOnTarget(server: ReferenceServer, reaction: Reaction, actor: Actor, request: ReactionRequest): boolean {
  const clears = request.target === null && server.hasFault('message-reaction-clears-part-reactions')
  if (reaction.target !== request.target && !clears) return false
  if (server.hasChoice('several-emojis') && !sameValue(server, reaction, request)) return false
  return reaction.actorId === actor.id || server.hasFault('reaction-replaces-that-of-others')
}

const sameValue = (server: ReferenceServer, reaction: Reaction, request: ReactionRequest): boolean =>
  reaction.type === request.type &&
  (reaction.emoji === request.emoji ||
    (server.hasFault('skin-tones-equal') && toneless(reaction.emoji) === toneless(request.emoji)))

const toneless = (emoji: string): string => emoji.replace(/[\u{1f3fb}-\u{1f3ff}]/gu, '')

function add(
  server: ReferenceServer,
  chat: Chat,
  actor: Actor,
  message: Message,
  request: ReactionRequest,
  existing: Reaction[],
): boolean {
  const same = existing.some((reaction) => sameValue(server, reaction, request) && reaction.actorId === actor.id)
  if (same && server.hasFault('reactions-pile-up'))
    message.reactions.push({ ...request, actorId: actor.id, createdAt: Date.now() })
  if (same && !server.hasFault('reaction-duplicates')) {
    if (server.hasFault('noop-reaction-emits')) emit(server, chat, actor, message, 'added', request)
    return false
  }
  if (existing.length > 0 && !same && server.hasFault('second-emoji-500'))
    throw internalError('there is another reaction')
  if (existing.length > 0 && server.hasChoice('second-emoji-rejected'))
    throw new ApiError('conflict', 'there is another reaction')
  if (!same) {
    for (const old of existing) {
      drop(message, old)
      if (!server.hasChoice('replace-without-removed')) {
        emit(server, chat, actor, message, 'removed', { ...request, type: old.type, emoji: old.emoji })
      }
    }
  }
  const race =
    server.hasFault('race-reaction-changes-twice') &&
    message.reactions.some((reaction) => isOnTarget(server, reaction, actor, request))
  const lost =
    server.hasFault('reaction-not-stored') || (chat.kind === 'group' && server.hasFault('group-reaction-lost'))
  countCall(server, `removable ${message.id} ${actor.id} ${request.target} ${request.emoji}`)
  if (!race && !lost) {
    message.reactions.push({
      actorId: actor.id,
      type: request.type,
      emoji: request.emoji,
      target: request.target,
      createdAt: Date.now(),
    })
  }
  if (server.hasFault('reaction-edits-message')) message.text = `reacted with ${request.emoji}`
  emit(server, chat, actor, message, 'added', request)
  return true
}

function remove(
  server: ReferenceServer,
  chat: Chat,
  actor: Actor,
  message: Message,
  request: ReactionRequest,
  existing: Reaction[],
): boolean {
  const matching = existing.filter(
    (reaction) =>
      reaction.actorId === actor.id &&
      (sameValue(server, reaction, request) || server.hasChoice('remove-clears-target')),
  )
  if (matching.length === 0 && server.hasFault('removal-takes-reaction-of-others')) {
    const others = message.reactions.filter((one) => one.target === request.target && sameValue(server, one, request))
    for (const other of others) drop(message, other)
    return others.length > 0
  }
  if (matching.length === 0) {
    if (existing.length > 0 && server.hasFault('other-emoji-removed-500')) throw internalError('another emoji is there')
    if (server.hasFault('noop-reaction-emits')) emit(server, chat, actor, message, 'removed', request)
    const key = `removable ${message.id} ${actor.id} ${request.target} ${request.emoji}`
    if (!server.counters.has(key) && server.hasChoice('remove-of-nothing-rejected'))
      throw notFound('there was no such reaction')
    return false
  }
  if (server.hasFault('remove-does-nothing')) return true
  if (server.hasFault('removal-clears-other-targets'))
    message.reactions = message.reactions.filter((one) => one.actorId !== actor.id || matching.includes(one))
  if (server.hasFault('remove-clears-all-actors')) {
    message.reactions = message.reactions.filter((other) => other.emoji !== request.emoji || matching.includes(other))
  }
  for (const old of server.hasFault('reactions-pile-up') ? matching.slice(0, 1) : matching) {
    drop(message, old)
    emit(server, chat, actor, message, 'removed', { ...request, type: old.type, emoji: old.emoji })
  }
  return true
}

const drop = (message: Message, reaction: Reaction): void => {
  const index = message.reactions.indexOf(reaction)
  if (index !== -1) message.reactions.splice(index, 1)
}

const render = (server: ReferenceServer, actor: Actor, message: Message, request: ReactionRequest): JsonObject =>
  renderReaction(server, message, { ...request, actorId: actor.id, createdAt: Date.now() })

function emit(
  server: ReferenceServer,
  chat: Chat,
  actor: Actor,
  message: Message,
  what: 'added' | 'removed',
  request: ReactionRequest,
): void {
  const silent =
    server.hasFault(what === 'added' ? 'reaction-added-missing' : 'reaction-removed-missing') ||
    (request.target !== null && server.hasFault('part-reaction-silent'))
  const reaction: Json = render(server, actor, message, request)
  const data: JsonObject = server.hasFault('reaction-event-without-reaction')
    ? { message_id: message.id }
    : { reaction }
  if (server.hasFault(what === 'added' ? 'reaction-added-empty' : 'reaction-removed-empty')) data['reaction'] = {}
  const tonedEmoji = server.hasFault('reaction-event-loses-skin-tone')
    ? request.emoji.replace(/[\u{1f3fb}-\u{1f3ff}]/gu, '')
    : null
  if (tonedEmoji !== null && isObject(data['reaction'])) data['reaction'] = { ...data['reaction'], emoji: tonedEmoji }
  if (server.hasFault('reaction-event-quotes-earlier')) data['message'] = renderMessage(server, message)
  for (const member of reactionAudience(server, chat, actor, message)) {
    if (!silent) append(server, member, { event_type: `reaction.${what}`, chat_id: chat.id, data })
    append(server, member, { event_type: 'reaction.changed', chat_id: chat.id, data: { reaction, operation: what } })
  }
}

function reactionAudience(server: ReferenceServer, chat: Chat, actor: Actor, message: Message): Actor[] {
  return currentMembers(server, chat).filter((member) => {
    if (member === actor) return server.hasChoice('reaction-events-to-actor')
    if (chat.kind === 'group' && member.id === message.senderId && server.hasFault('group-author-not-notified'))
      return false
    if (server.hasChoice('reaction-events-to-author') && member.id !== message.senderId && member.kind === 'agent')
      return false
    if (!canSee(server, member, chat, message)) return server.hasFault('reaction-event-quotes-earlier')
    const crossed = chat.kind === 'direct' ? isBlocked(server, member.id, actor.id) : member.blocks.has(actor.id)
    return !crossed || server.hasChoice('reactions-cross-blocks')
  })
}
