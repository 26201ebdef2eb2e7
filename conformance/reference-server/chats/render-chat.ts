/** Renders chats, participants and actors for responses. */
import type { JsonObject } from '../state/json.ts'
import type { Actor, Chat } from '../state/model.ts'
import type { ReferenceServer } from '../state/server.ts'
import { renderTimestamp } from '../state/timestamps.ts'
import { currentMembers, membershipPeriods } from './membership.ts'

export function renderActor(actor: Actor | undefined, id: string): JsonObject {
  if (actor === undefined) return { type: 'user', id, handle: null }
  const shown: JsonObject = { type: actor.kind, id: actor.id, handle: actor.handle }
  if (actor.kind === 'user') shown['user_id'] = actor.id
  return shown
}

export function renderChat(server: ReferenceServer, chat: Chat): JsonObject {
  return {
    id: chat.id,
    kind: chat.kind,
    group_name: chat.groupName,
    participants: currentMembers(server, chat).map((actor) => renderParticipant(chat, actor)),
    last_sequence: chat.lastSequence,
    created_at: renderTimestamp(server, chat.createdAt),
  }
}

export function renderParticipant(chat: Chat, actor: Actor): JsonObject {
  const period = membershipPeriods(chat, actor.id).at(-1)
  return { ...renderActor(actor, actor.id), joined_sequence: period?.from ?? 1, role: period?.role ?? 'member' }
}
