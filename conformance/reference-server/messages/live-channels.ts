/** Live channels: POST /v1/socket-tickets gives the address of a WebSocket on which typing is seen. */
import type { IncomingMessage, Server } from 'node:http'
import { WebSocketServer, type WebSocket } from 'ws'
import { currentMembers, isBlocked } from '../chats/membership.ts'
import { renderActor } from '../chats/render-chat.ts'
import type { Call, Reply } from '../protocol/route.ts'
import { secret } from '../state/ids.ts'
import type { Json, JsonObject } from '../state/json.ts'
import type { Actor, Chat } from '../state/model.ts'
import type { Subject } from '../state/server.ts'

interface Live {
  tickets: Map<string, string>
  sockets: Map<WebSocket, string>
}

const channels = new WeakMap<Subject, Live>()

function liveOf(subject: Subject): Live {
  const known = channels.get(subject) ?? { tickets: new Map(), sockets: new Map() }
  channels.set(subject, known)
  return known
}

export function createTicket({ subject, actor }: Call): Reply {
  const ticket = secret()
  liveOf(subject).tickets.set(ticket, actor.id)
  return {
    status: 201,
    body: { ticket, url: `${subject.baseUrl.replace('http', 'ws')}/v1/socket?ticket=${ticket}`, expires_in: 30 },
  }
}

/** Takes requests for sockets over from the server of a subject. */
export function acceptSockets(subject: Subject, server: Server): void {
  const { tickets, sockets } = liveOf(subject)
  const acceptor = new WebSocketServer({ noServer: true })
  server.on('upgrade', (request: IncomingMessage, connection, head) => {
    const ticket = new URL(request.url ?? '', 'http://subject').searchParams.get('ticket') ?? ''
    const actorId = tickets.get(ticket)
    tickets.delete(ticket)
    if (actorId === undefined) return void connection.destroy()
    acceptor.handleUpgrade(request, connection, head, (socket) => {
      sockets.set(socket, actorId)
      socket.on('close', () => sockets.delete(socket))
    })
  })
}

/** Shows typing to the live channels of the other members. */
export function showTyping(subject: Subject, chat: Chat, actor: Actor, started: boolean): void {
  const said = started !== subject.faulty('typing-names-swapped')
  if (!said && subject.faulty('typing-end-not-shown')) return
  const name = `chat.typing_indicator.${said ? 'started' : 'stopped'}`
  const data: JsonObject = {
    chat_id: chat.id,
    participant: subject.faulty('typing-by-nobody') ? null : renderActor(actor, actor.id),
    timeout_ms: subject.faulty('typing-for-half-a-minute') ? 30_000 : 90_000,
  }
  const frame: Json = subject.chose('typing-in-an-envelope')
    ? { event: { event_type: name, data } }
    : { type: 'ephemeral', name, data }
  const seers = currentMembers(subject, chat).filter((member) =>
    member === actor
      ? subject.chose('typing-shown-to-caller')
      : subject.chose('reactions-cross-blocks') || !isBlocked(subject, member.id, actor.id),
  )
  for (const [socket, id] of liveOf(subject).sockets) {
    if (seers.some((member) => member.id === id)) subject.show(() => socket.send(JSON.stringify(frame)))
  }
}
