/** Chats and their members: project-defined routes, through which the harness creates chats. */
import { append } from '../event-log/append-event.ts'
import { forbidden, invalid, notFound, ApiError } from '../protocol/api-error.ts'
import type { Call, Reply } from '../protocol/route.ts'
import { newId } from '../state/ids.ts'
import { isObject, type JsonObject } from '../state/json.ts'
import type { Actor, Chat } from '../state/model.ts'
import { unlessCached } from '../state/late.ts'
import { countCall, type ReferenceServer } from '../state/server.ts'
import { chatOf, currentMembers, currentPeriod } from './membership.ts'
import { renderActor, renderChat, renderParticipant } from './render-chat.ts'

/** POST /v1/chats. With the choice chats-open-by-sends, agents can only send to handles. */
export function openChat(call: Call): Reply {
  if (call.actor.kind === 'agent' && call.server.hasChoice('chats-open-by-sends'))
    throw forbidden('agents open chats by a send')
  return createChat(call)
}

export function createChat(call: Call): Reply {
  const { server, actor } = call
  if (!isObject(call.body)) throw invalid('the body must be an object')
  const { kind, handles, group_name: name } = call.body
  if (kind !== 'direct' && kind !== 'group') throw invalid('kind must be direct or group')
  if (kind === 'group' && actor.kind === 'agent' && !server.hasChoice('agents-manage-groups'))
    throw forbidden('agents make no groups')
  if (!Array.isArray(handles) || handles.length === 0) throw invalid('handles are missing')
  const others = handles.map((handle) => byHandle(server, String(handle))).filter((other) => other !== actor)
  if (kind === 'group') {
    const chat = open(server, 'group', actor, others, typeof name === 'string' ? name : null)
    for (const member of others) announce(server, chat, 'participant.added', member, actor, [])
    return { status: 201, body: { chat: renderChat(server, chat), created: true } }
  }
  if (others.length !== 1) throw invalid('a direct chat has one other party')
  const { chat, created } = chatOfParticipants(server, actor, others)
  return { status: created ? 201 : 200, body: { chat: renderChat(server, chat), created } }
}

/** Returns the chat with exactly these participants, or creates it. */
export function chatOfParticipants(
  server: ReferenceServer,
  actor: Actor,
  others: Actor[],
  { anew = false, agentChat = false } = {},
): { chat: Chat; created: boolean } {
  const key = [actor, ...others]
    .map(({ id }) => id)
    .toSorted()
    .join(':')
  const known = anew ? undefined : server.pairs.get(key)
  const direct = others.length === 1 || server.hasFault('groups-of-sends-are-direct')
  const chat = known ?? open(server, direct ? 'direct' : 'group', actor, others, null)
  if (known === undefined && agentChat) chat.agentChat = true
  server.pairs.set(key, chat)
  return { chat, created: known === undefined }
}

export function byHandle(server: ReferenceServer, handle: string): Actor {
  const actor = server.handles.get(handle.toLowerCase())
  if (actor === undefined || actor.status === 'retired') throw notFound('no such handle')
  return actor
}

function open(
  server: ReferenceServer,
  kind: Chat['kind'],
  creator: Actor,
  others: Actor[],
  groupName: string | null,
): Chat {
  const chat: Chat = {
    id: newId(server.hasFault('chat-id-without-prefix') ? 'chat' : 'cnv'),
    kind,
    groupName,
    members: new Map(),
    messages: [],
    lastSequence: 0,
    watermarks: new Map(),
    uninstalled: new Set(),
    createdAt: Date.now(),
  }
  chat.members.set(creator.id, [{ from: 1, to: null, role: 'owner' }])
  for (const other of others) chat.members.set(other.id, [{ from: 1, to: null, role: 'member' }])
  server.chats.set(chat.id, chat)
  return chat
}

export function listChats(call: Call): Reply {
  const chats = [...call.server.chats.values()].filter((chat) => currentPeriod(chat, call.actor.id) !== undefined)
  return {
    status: 200,
    body: { chats: chats.map((chat) => renderChat(call.server, chat)), next_cursor: null, has_more: false },
  }
}

export const getChat = (call: Call): Reply => ({
  status: 200,
  body: { chat: renderChat(call.server, chatOf(call.server, call.actor, call.params[0] ?? '', 'read')) },
})

export function renameChat(call: Call): Reply {
  const { server, actor } = call
  const chat = managedGroup(call)
  const name = isObject(call.body) ? call.body['group_name'] : undefined
  if (typeof name !== 'string' || name === '') throw invalid('group_name is missing')
  const previous = chat.groupName
  chat.groupName = name
  const silent =
    server.hasFault('rename-event-missing') ||
    (server.hasFault('second-rename-silent') && countCall(server, `renames ${chat.id}`) > 1)
  if (previous !== name && !silent) {
    const data: JsonObject = { group_name: name, previous_group_name: previous, actor: renderActor(actor, actor.id) }
    for (const member of currentMembers(server, chat)) {
      append(server, member, { event_type: 'chat.group_name_updated', chat_id: chat.id, data: payload(server, data) })
    }
  }
  return { status: 200, body: { chat: renderChat(server, chat) } }
}

export function addParticipant(call: Call): Reply {
  const { server, actor } = call
  const chat = managedGroup(call)
  const handle = isObject(call.body) ? call.body['handle'] : undefined
  if (typeof handle !== 'string') throw invalid('handle is missing')
  const member = byHandle(server, handle)
  if (currentPeriod(chat, member.id) !== undefined)
    return { status: 200, body: { participant: renderParticipant(chat, member) } }
  if (chat.agentChat === true && isFull(server, chat, member)) throw new ApiError('limit_exceeded', 'the chat is full')
  const earlier = chat.members.get(member.id) ?? []
  unlessCached(server, 'join-two-seconds-late', () =>
    chat.members.set(member.id, [...earlier, { from: chat.lastSequence + 1, to: null, role: 'member' }]),
  )
  const silent = server.hasFault('second-join-unannounced') && countCall(server, `joins ${chat.id}`) > 1
  if (!silent && !server.hasFault('added-event-missing')) announce(server, chat, 'participant.added', member, actor, [])
  return { status: 201, body: { participant: renderParticipant(chat, member) } }
}

/**
 * Returns whether the chat is full: a chat created by a send to handles has at most one person and six agents
 * (LIM-017).
 */
function isFull(server: ReferenceServer, chat: Chat, added: Actor): boolean {
  const alike = currentMembers(server, chat).filter(({ kind }) => kind === added.kind).length
  return !server.hasFault('seventh-agent-added') && alike >= (added.kind === 'agent' ? 6 : 1)
}

export function removeParticipant(call: Call): Reply {
  const { server, actor } = call
  const member = byHandle(server, call.params[1] ?? '')
  const chat =
    member === actor || server.hasFault('agents-change-members-secretly') ? groupOf(call) : managedGroup(call)
  const period = currentPeriod(chat, member.id)
  if (period === undefined) throw notFound('no such participant')
  const leaves = member === actor
  unlessCached(server, 'removal-two-seconds-late', () => {
    if (!leaves || !server.hasFault('member-that-left-keeps-access')) period.to = chat.lastSequence
  })
  if (!leaves) managedGroup(call)
  if (!server.hasFault('removed-event-missing') && !(leaves && server.hasFault('leaving-event-missing')))
    announce(server, chat, 'participant.removed', member, actor, [member])
  return { status: 204 }
}

function groupOf(call: Call): Chat {
  const chat = chatOf(call.server, call.actor, call.params[0] ?? '', 'write')
  if (chat.kind === 'direct') throw new ApiError('conflict', 'a direct chat has fixed members')
  return chat
}

function managedGroup(call: Call): Chat {
  const chat = groupOf(call)
  if (call.actor.kind === 'agent' && !call.server.hasChoice('agents-manage-groups'))
    throw forbidden('agents do not manage groups')
  return chat
}

function announce(server: ReferenceServer, chat: Chat, type: string, member: Actor, actor: Actor, also: Actor[]): void {
  const period = chat.members.get(member.id)?.at(-1)
  const effective = type === 'participant.added' ? period?.from : period?.to
  const data: JsonObject = {
    participant: renderActor(member, member.id),
    actor: renderActor(actor, actor.id),
    effective_sequence: effective ?? 0,
  }
  for (const reader of [...currentMembers(server, chat), ...also]) {
    if (reader === member && server.hasChoice('members-not-told-of-themselves')) continue
    append(server, reader, { event_type: type, chat_id: chat.id, data: payload(server, data) })
  }
}

const payload = (server: ReferenceServer, data: JsonObject): JsonObject =>
  server.hasFault('lifecycle-without-payload')
    ? {}
    : server.hasChoice('lifecycle-payload-otherwise')
      ? { change: { what: Object.keys(data)[0] ?? '', values: Object.values(data) } }
      : data
