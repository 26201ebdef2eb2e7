/** Chats and those who are in them, as the interface shows them. */
import type { JsonObject } from '../state/json.ts'
import type { Actor, Chat } from '../state/model.ts'
import type { Subject } from '../state/server.ts'
import { stamp } from '../state/timestamps.ts'
import { currentMembers, stays } from './membership.ts'

export function renderActor(actor: Actor | undefined, id: string): JsonObject {
  if (actor === undefined) return { type: 'user', id, handle: null }
  const shown: JsonObject = { type: actor.kind, id: actor.id, handle: actor.handle }
  if (actor.kind === 'user') shown['user_id'] = actor.id
  return shown
}

export function renderChat(subject: Subject, chat: Chat): JsonObject {
  return {
    id: chat.id,
    kind: chat.kind,
    group_name: chat.groupName,
    participants: currentMembers(subject, chat).map((actor) => renderParticipant(chat, actor)),
    last_sequence: chat.lastSequence,
    created_at: stamp(subject, chat.createdAt),
  }
}

export function renderParticipant(chat: Chat, actor: Actor): JsonObject {
  const stay = stays(chat, actor.id).at(-1)
  return { ...renderActor(actor, actor.id), joined_sequence: stay?.from ?? 1, role: stay?.role ?? 'member' }
}
