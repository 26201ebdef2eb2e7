/** Live channels: POST /v1/socket-tickets returns the URL of a WebSocket that shows typing. */
import type { IncomingMessage, Server } from 'node:http'
import { WebSocketServer, type WebSocket } from 'ws'
import { currentMembers, isBlocked } from '../chats/membership.ts'
import { renderActor } from '../chats/render-chat.ts'
import type { Call, Reply } from '../protocol/route.ts'
import { newSecret } from '../state/ids.ts'
import type { Json, JsonObject } from '../state/json.ts'
import type { Actor, Chat } from '../state/model.ts'
import type { ReferenceServer } from '../state/server.ts'

interface LiveChannels {
  tickets: Map<string, string>
  sockets: Map<WebSocket, string>
  /** Frames that each actor has not acknowledged, by the sequence of their events. */
  unacknowledged: Map<string, Map<number, string>>
}

const channels = new WeakMap<ReferenceServer, LiveChannels>()

export function channelsOf(server: ReferenceServer): LiveChannels {
  const known = channels.get(server) ?? { tickets: new Map(), sockets: new Map(), unacknowledged: new Map() }
  channels.set(server, known)
  return known
}

export function createTicket({ server, actor }: Call): Reply {
  const ticket = newSecret()
  channelsOf(server).tickets.set(ticket, actor.id)
  return {
    status: 201,
    body: { ticket, url: `${server.baseUrl.replace('http', 'ws')}/v1/socket?ticket=${ticket}`, expires_in: 30 },
  }
}

/** Handles the WebSocket upgrades of an HTTP server. */
export function acceptSockets(server: ReferenceServer, httpServer: Server): void {
  const { tickets, sockets, unacknowledged } = channelsOf(server)
  const acceptor = new WebSocketServer({ noServer: true })
  httpServer.on('upgrade', (request: IncomingMessage, connection, head) => {
    const ticket = new URL(request.url ?? '', 'http://reference-server').searchParams.get('ticket') ?? ''
    const actorId = tickets.get(ticket)
    tickets.delete(ticket)
    if (actorId === undefined) return void connection.destroy()
    acceptor.handleUpgrade(request, connection, head, (socket) => {
      sockets.set(socket, actorId)
      const frames = unacknowledged.get(actorId) ?? new Map<number, string>()
      unacknowledged.set(actorId, frames)
      if (!server.hasFault('frames-not-sent-again')) for (const frame of frames.values()) socket.send(frame)
      socket.on('message', (ack) => frames.delete(Number((JSON.parse(String(ack)) as { ack?: unknown }).ack)))
      socket.on('close', () => sockets.delete(socket))
    })
  })
}

/** Shows typing to the live channels of the other members. */
export function showTyping(server: ReferenceServer, chat: Chat, actor: Actor, started: boolean): void {
  const shownAsStarted = started !== server.hasFault('typing-names-swapped')
  if (!shownAsStarted && server.hasFault('typing-end-not-shown')) return
  const name = `chat.typing_indicator.${shownAsStarted ? 'started' : 'stopped'}`
  const notification = (viewer: Actor | undefined): Json => {
    const typist = server.hasFault('typing-by-the-viewer') ? viewer : actor
    const data: JsonObject = {
      chat_id: chat.id,
      participant: server.hasFault('typing-by-nobody') ? null : shownTypist(server, typist ?? actor),
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
  for (const [socket, id] of channelsOf(server).sockets) {
    if (viewers.some((member) => member.id === id))
      server.makeVisible(() => socket.send(JSON.stringify(notification(server.actors.get(id)))))
  }
}

const shownTypist = (server: ReferenceServer, typist: Actor): JsonObject =>
  server.hasChoice('typing-by-display-name') ? { display_name: typist.name } : renderActor(typist, typist.id)
