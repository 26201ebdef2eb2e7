/** Live channels: POST /v1/socket-tickets returns the URL of a WebSocket that shows typing and the events of its agent. */
import type { WebSocket } from 'ws'
import { currentMembers, isBlocked } from '../chats/membership.ts'
import { renderActor } from '../chats/render-chat.ts'
import type { Call, Reply } from '../protocol/route.ts'
import { newSecret } from '../state/ids.ts'
import type { Json, JsonObject } from '../state/json.ts'
import type { Actor, Chat } from '../state/model.ts'
import type { ReferenceServer } from '../state/server.ts'

/** Who may open a channel, with which token. */
export interface Ticket {
  actor: Actor
  token: string
}

export interface Channel extends Ticket {
  /** The sequences of the events that were sent on it and not acknowledged. */
  open: Set<number>
  /** The last event that was sent on it. */
  sent: number
}

interface LiveChannels {
  tickets: Map<string, Ticket>
  sockets: Map<WebSocket, Channel>
  /** The sequences that each actor acknowledged. */
  acknowledged: Map<string, Set<number>>
}

const channels = new WeakMap<ReferenceServer, LiveChannels>()

export function channelsOf(server: ReferenceServer): LiveChannels {
  const known = channels.get(server) ?? { tickets: new Map(), sockets: new Map(), acknowledged: new Map() }
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

/** Shows typing to the live channels of the other members. */
export function showTyping(server: ReferenceServer, chat: Chat, actor: Actor, started: boolean): void {
  const shownAsStarted = started !== server.hasFault('typing-names-swapped')
  if (!shownAsStarted && server.hasFault('typing-end-not-shown')) return
  const name = `chat.typing_indicator.${shownAsStarted ? 'started' : 'stopped'}`
  const notification = (viewer: Actor): Json => {
    const typist = server.hasFault('typing-by-the-viewer') ? viewer : actor
    const data: JsonObject = {
      chat_id: chat.id,
      participant: server.hasFault('typing-by-nobody') ? null : shownTypist(server, typist),
      timeout_ms: server.hasFault(started ? 'typing-for-half-a-minute' : 'typing-end-without-time') ? 30_000 : 90_000,
    }
    return server.hasChoice('typing-in-an-envelope')
      ? { event: { event_type: name, data } }
      : { type: 'ephemeral', name, data }
  }
  const viewers = currentMembers(server, chat).filter((member) =>
    member === actor
      ? server.hasChoice('typing-shown-to-caller')
      : server.hasChoice('reactions-cross-blocks') || !isBlocked(server, member.id, actor.id),
  )
  for (const [socket, { actor: viewer }] of channelsOf(server).sockets) {
    if (viewers.includes(viewer)) server.makeVisible(() => socket.send(JSON.stringify(notification(viewer))))
  }
}

const shownTypist = (server: ReferenceServer, typist: Actor): JsonObject =>
  server.hasChoice('typing-by-display-name') ? { display_name: typist.name } : renderActor(typist, typist.id)
