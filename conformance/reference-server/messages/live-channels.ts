/**
 * Live channels. POST /v1/socket-tickets returns the URL of a WebSocket that sends typing notifications and the events
 * of its agent. With legal choices, a stream of server-sent events or a list contains typing notifications as well.
 */
import { EventEmitter, on } from 'node:events'
import type { WebSocket } from 'ws'
import { currentMembers, isBlocked } from '../chats/membership.ts'
import { renderActor } from '../chats/render-chat.ts'
import { notFound } from '../protocol/api-error.ts'
import { withFurtherMembers } from '../protocol/further-members.ts'
import type { Call, Reply } from '../protocol/route.ts'
import { writeJson } from '../protocol/write-json.ts'
import { newSecret } from '../state/ids.ts'
import type { Json, JsonObject } from '../state/json.ts'
import type { Actor, Chat } from '../state/model.ts'
import type { ReferenceServer } from '../state/server.ts'

/** Actors that may open a channel, by token. */
export interface Ticket {
  actor: Actor
  token: string
}

export interface Channel extends Ticket {
  /** Sequences of the events that were sent on the channel and not acknowledged. */
  open: Set<number>
  /** Sequence of the last event that was sent on the channel. */
  sent: number
}

interface LiveChannels {
  tickets: Map<string, Ticket>
  sockets: Map<WebSocket, Channel>
  /** Emits each typing notification, with the id of its receiver as event name. */
  streams: EventEmitter
  /** The last typing notification, by receiver, chat and typist. */
  typing: Map<string, { viewer: Actor; chat_id: string; shown: Json }>
  /** Sequences acknowledged by each actor. */
  acknowledged: Map<string, Set<number>>
}

const channels = new WeakMap<ReferenceServer, LiveChannels>()

export function channelsOf(server: ReferenceServer): LiveChannels {
  const known = channels.get(server) ?? {
    tickets: new Map(),
    sockets: new Map(),
    streams: new EventEmitter().setMaxListeners(0),
    typing: new Map(),
    acknowledged: new Map(),
  }
  channels.set(server, known)
  return known
}

export function createTicket({ server, actor, token }: Call): Reply {
  const ticket = newSecret()
  channelsOf(server).tickets.set(ticket, { actor, token })
  return {
    status: 201,
    body: { ticket, url: `${server.baseUrl.replace('http', 'ws')}/v1/socket?ticket=${ticket}`, expires_in: 30 },
  }
}

/** GET /v1/typing-stream */
export function streamTyping({ server, actor, signal }: Call): Reply {
  if (!server.hasChoice('typing-by-stream')) throw notFound('no such route')
  return { status: 200, events: typingOf(channelsOf(server).streams, actor, signal) }
}

async function* typingOf(streams: EventEmitter, { id }: Actor, signal: AbortSignal): AsyncIterable<Json> {
  try {
    for await (const [shown] of on(streams, id, { signal })) yield shown as Json
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

/** GET /v1/typing: returns the last notification of each chat and participant. */
export function listTyping({ server, actor }: Call): Reply {
  if (!server.hasChoice('typing-in-a-pull')) throw notFound('no such route')
  const own = [...channelsOf(server).typing.values()].filter(({ viewer }) => viewer === actor)
  return { status: 200, body: { typing: own.map(({ chat_id: chatId, shown }) => ({ chat_id: chatId, shown })) } }
}

/** Sends typing notifications to the live channels of the other members. */
export function showTyping(server: ReferenceServer, chat: Chat, actor: Actor, started: boolean): void {
  const shownAsStarted = started !== server.hasFault('typing-names-swapped')
  if (!shownAsStarted && server.hasFault('typing-end-not-shown')) return
  const name = `chat.typing_indicator.${shownAsStarted ? 'started' : 'stopped'}`
  const typingData = (viewer: Actor): JsonObject => {
    const typist = server.hasFault('typing-by-the-viewer') ? viewer : actor
    return {
      chat_id: chat.id,
      participant: server.hasFault('typing-by-nobody') ? null : shownTypist(server, typist),
      timeout_ms: server.hasFault(started ? 'typing-for-half-a-minute' : 'typing-end-without-time') ? 30_000 : 90_000,
    }
  }
  const notification = (viewer: Actor): Json => {
    const data = typingData(viewer)
    return server.hasChoice('typing-in-an-envelope')
      ? { event: { event_type: name, data } }
      : { type: 'ephemeral', name, data }
  }
  const viewers = currentMembers(server, chat).filter((member) =>
    member === actor
      ? server.hasChoice('typing-shown-to-caller')
      : server.hasChoice('reactions-cross-blocks') || !isBlocked(server, member.id, actor.id),
  )
  if (server.hasChoice('typing-by-webhook'))
    for (const viewer of viewers)
      server.pushUnlogged(viewer, { event_type: name, chat_id: chat.id, data: typingData(viewer) })
  const { sockets, streams, typing } = channelsOf(server)
  for (const viewer of viewers) {
    streams.emit(viewer.id, notification(viewer))
    typing.set(`${viewer.id} ${chat.id} ${actor.id}`, { viewer, chat_id: chat.id, shown: notification(viewer) })
  }
  for (const [socket, { actor: viewer }] of sockets) {
    if (viewers.includes(viewer))
      server.makeVisible(() => socket.send(writeJson(server, withFurtherMembers(server, notification(viewer)))))
  }
}

const shownTypist = (server: ReferenceServer, typist: Actor): JsonObject =>
  server.hasChoice('typing-by-display-name') ? { display_name: typist.name } : renderActor(typist, typist.id)
