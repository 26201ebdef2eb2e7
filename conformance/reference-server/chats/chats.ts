/** Chats and their members: the project-defined routes that the harness provisions through. */
import { append } from '../event-log/append-event.ts'
import { forbidden, invalid, notFound, Refusal } from '../protocol/api-error.ts'
import type { Call, Reply } from '../protocol/route.ts'
import { mint } from '../state/ids.ts'
import { isObject, type JsonObject } from '../state/json.ts'
import type { Actor, Chat } from '../state/model.ts'
import type { Subject } from '../state/server.ts'
import { chatOf, currentMembers, currentStay } from './membership.ts'
import { renderActor, renderChat, renderParticipant } from './render-chat.ts'

export function createChat(call: Call): Reply {
  const { subject, actor } = call
  if (!isObject(call.body)) throw invalid('the body must be an object')
  const { kind, handles, group_name: name } = call.body
  if (kind !== 'direct' && kind !== 'group') throw invalid('kind must be direct or group')
  if (kind === 'group' && actor.kind === 'agent') throw forbidden('agents make no groups')
  if (!Array.isArray(handles) || handles.length === 0) throw invalid('handles are missing')
  const others = handles.map((handle) => byHandle(subject, String(handle))).filter((other) => other !== actor)
  if (kind === 'group') {
    const chat = open(subject, 'group', actor, others, typeof name === 'string' ? name : null)
    for (const member of others) announce(subject, chat, 'participant.added', member, actor, [])
    return { status: 201, body: { chat: renderChat(subject, chat), created: true } }
  }
  if (others.length !== 1) throw invalid('a direct chat has one other party')
  const { chat, created } = chatOfParties(subject, actor, others)
  return { status: created ? 201 : 200, body: { chat: renderChat(subject, chat), created } }
}

/** The one chat of exactly these parties, made when there is none. */
export function chatOfParties(
  subject: Subject,
  actor: Actor,
  others: Actor[],
  { anew = false, agentChat = false } = {},
): { chat: Chat; created: boolean } {
  const key = [actor, ...others]
    .map(({ id }) => id)
    .toSorted()
    .join(':')
  const known = anew ? undefined : subject.pairs.get(key)
  const chat = known ?? open(subject, others.length === 1 ? 'direct' : 'group', actor, others, null)
  if (known === undefined && agentChat) chat.agentChat = true
  subject.pairs.set(key, chat)
  return { chat, created: known === undefined }
}

export function byHandle(subject: Subject, handle: string): Actor {
  const actor = subject.handles.get(handle.toLowerCase())
  if (actor === undefined || actor.status === 'retired') throw notFound('no such handle')
  return actor
}

function open(subject: Subject, kind: Chat['kind'], creator: Actor, others: Actor[], groupName: string | null): Chat {
  const chat: Chat = {
    id: mint(subject.faulty('chat-id-without-prefix') ? 'chat' : 'cnv'),
    kind,
    groupName,
    members: new Map(),
    messages: [],
    lastSequence: 0,
    marks: new Map(),
    uninstalled: new Set(),
    createdAt: Date.now(),
  }
  chat.members.set(creator.id, [{ from: 1, to: null, role: 'owner' }])
  for (const other of others) chat.members.set(other.id, [{ from: 1, to: null, role: 'member' }])
  subject.chats.set(chat.id, chat)
  return chat
}

export function listChats(call: Call): Reply {
  const chats = [...call.subject.chats.values()].filter((chat) => currentStay(chat, call.actor.id) !== undefined)
  return {
    status: 200,
    body: { chats: chats.map((chat) => renderChat(call.subject, chat)), next_cursor: null, has_more: false },
  }
}

export const getChat = (call: Call): Reply => ({
  status: 200,
  body: { chat: renderChat(call.subject, chatOf(call.subject, call.actor, call.params[0] ?? '', 'read')) },
})

export function renameChat(call: Call): Reply {
  const { subject, actor } = call
  const chat = managedGroup(call)
  const name = isObject(call.body) ? call.body['group_name'] : undefined
  if (typeof name !== 'string' || name === '') throw invalid('group_name is missing')
  const previous = chat.groupName
  chat.groupName = name
  if (previous !== name && !subject.faulty('rename-event-missing')) {
    const data: JsonObject = { group_name: name, previous_group_name: previous, actor: renderActor(actor, actor.id) }
    for (const member of currentMembers(subject, chat)) {
      append(subject, member, { event_type: 'chat.group_name_updated', chat_id: chat.id, data })
    }
  }
  return { status: 200, body: { chat: renderChat(subject, chat) } }
}

export function addParticipant(call: Call): Reply {
  const { subject, actor } = call
  const chat = managedGroup(call)
  const handle = isObject(call.body) ? call.body['handle'] : undefined
  if (typeof handle !== 'string') throw invalid('handle is missing')
  const member = byHandle(subject, handle)
  if (currentStay(chat, member.id) !== undefined)
    return { status: 200, body: { participant: renderParticipant(chat, member) } }
  if (chat.agentChat === true && isFull(subject, chat, member)) throw new Refusal('limit_exceeded', 'the chat is full')
  const earlier = chat.members.get(member.id) ?? []
  chat.members.set(member.id, [...earlier, { from: chat.lastSequence + 1, to: null, role: 'member' }])
  if (!subject.faulty('added-event-missing')) announce(subject, chat, 'participant.added', member, actor, [])
  return { status: 201, body: { participant: renderParticipant(chat, member) } }
}

/** One person and six agents in a chat that a send to handles made (LIM-017). */
function isFull(subject: Subject, chat: Chat, added: Actor): boolean {
  const alike = currentMembers(subject, chat).filter(({ kind }) => kind === added.kind).length
  return !subject.faulty('seventh-agent-added') && alike >= (added.kind === 'agent' ? 6 : 1)
}

export function removeParticipant(call: Call): Reply {
  const { subject, actor } = call
  const member = byHandle(subject, call.params[1] ?? '')
  const chat = member === actor || subject.faulty('agents-change-members-secretly') ? groupOf(call) : managedGroup(call)
  const stay = currentStay(chat, member.id)
  if (stay === undefined) throw notFound('no such participant')
  stay.to = chat.lastSequence
  if (member !== actor) managedGroup(call)
  if (!subject.faulty('removed-event-missing')) announce(subject, chat, 'participant.removed', member, actor, [member])
  return { status: 204 }
}

function groupOf(call: Call): Chat {
  const chat = chatOf(call.subject, call.actor, call.params[0] ?? '', 'write')
  if (chat.kind === 'direct') throw new Refusal('conflict', 'a direct chat has fixed members')
  return chat
}

function managedGroup(call: Call): Chat {
  const chat = groupOf(call)
  if (call.actor.kind === 'agent') throw forbidden('agents do not manage groups')
  return chat
}

function announce(subject: Subject, chat: Chat, type: string, member: Actor, actor: Actor, also: Actor[]): void {
  const stay = chat.members.get(member.id)?.at(-1)
  const effective = type === 'participant.added' ? stay?.from : stay?.to
  const data: JsonObject = {
    participant: renderActor(member, member.id),
    actor: renderActor(actor, actor.id),
    effective_sequence: effective ?? 0,
  }
  for (const reader of [...currentMembers(subject, chat), ...also]) {
    append(subject, reader, { event_type: type, chat_id: chat.id, data })
  }
}
