/** Sends the log of an agent over a WebSocket, after the acknowledged events, while the token of the agent is valid. */
import type { IncomingMessage, Server } from 'node:http'
import { WebSocketServer, type WebSocket } from 'ws'
import { type Channel, channelsOf, type Ticket } from '../messages/live-channels.ts'
import { latin1Parts, withParts } from '../messages/changed-texts.ts'
import { writeJson } from '../protocol/write-json.ts'
import { newId } from '../state/ids.ts'
import { isObject, type JsonObject } from '../state/json.ts'
import type { LogEvent } from '../state/model.ts'
import { countCall, type ReferenceServer } from '../state/server.ts'
import { renderEvent } from './envelope.ts'

/** Maximum number of unacknowledged events on one socket, and close codes. */
export const referenceSocket = { window: 20, revokedCode: 1008, malformedCode: 1007, replacedCode: 4000 } as const

const repeatAfterMs = 150

/** Handles the WebSocket upgrades of an HTTP server. */
export function acceptSockets(server: ReferenceServer, httpServer: Server): void {
  const { tickets } = channelsOf(server)
  const acceptor = new WebSocketServer({ noServer: true })
  httpServer.on('upgrade', (request: IncomingMessage, connection, head) => {
    const shown = new URL(request.url ?? '', 'http://reference-server').searchParams.get('ticket') ?? ''
    const anyTicket = server.hasFault('socket-without-ticket') ? [...tickets.values()].at(-1) : undefined
    const ticket = tickets.get(shown) ?? anyTicket
    tickets.delete(shown)
    const live = ticket !== undefined && (isLive(server, ticket) || server.hasFault('socket-ticket-outlives-token'))
    if (!live && !server.hasChoice('socket-rejected-after-opening')) return void connection.destroy()
    acceptor.handleUpgrade(request, connection, head, (socket) => {
      if (ticket === undefined || !live) return socket.close(referenceSocket.revokedCode)
      open(server, socket, ticket)
    })
  })
  server.onCredentialsChange = () => closeEnded(server)
}

const isLive = (server: ReferenceServer, { token }: Ticket): boolean => server.credentials.has(token)

function open(server: ReferenceServer, socket: WebSocket, { actor, token }: Ticket): void {
  const { sockets } = channelsOf(server)
  for (const [other, channel] of sockets) {
    if (channel.actor !== actor) continue
    if (server.hasChoice('socket-replaced-by-the-next')) other.close(referenceSocket.replacedCode)
    if (server.hasFault('second-socket-mutes-both')) {
      sockets.delete(other)
      return
    }
  }
  const sent = server.hasFault('frames-not-sent-again') ? actor.lastSequence : 0
  const channel: Channel = { actor, token, open: new Set(), sent }
  sockets.set(socket, channel)
  socket.on('close', () => {
    sockets.delete(socket)
    if (server.hasFault('closed-socket-acknowledges'))
      for (const sequence of channel.open) acknowledgedBy(server, channel).add(sequence)
    showEvents(server)
  })
  socket.on('message', (data) => take(server, socket, channel, String(data)))
  if (!server.hasChoice('socket-bare-events'))
    socket.send(writeJson(server, { type: 'hello', latest: actor.lastSequence }))
  handOver(server, socket, channel)
}

function acknowledgedBy(server: ReferenceServer, { actor }: Channel): Set<number> {
  const { acknowledged } = channelsOf(server)
  const known = acknowledged.get(actor.id) ?? new Set()
  acknowledged.set(actor.id, known)
  return known
}

/** Sends new events to all sockets. */
export function showEvents(server: ReferenceServer): void {
  for (const [socket, channel] of channelsOf(server).sockets) handOver(server, socket, channel)
}

function handOver(server: ReferenceServer, socket: WebSocket, channel: Channel): void {
  const { sockets } = channelsOf(server)
  const { window } = referenceSocket
  const full = ({ open }: Channel): boolean => open.size >= window
  if (server.hasFault('full-window-stops-others') && [...sockets.values()].some(full)) return
  const acknowledged = acknowledgedBy(server, channel)
  const log = server.hasFault('socket-shows-others')
    ? [...server.actors.values()].flatMap((actor) => (actor.kind === 'agent' ? actor.log : []))
    : channel.actor.log
  const next = log.filter(({ sequence }) => sequence > channel.sent && !acknowledged.has(sequence))
  if (server.hasFault('socket-newest-first')) next.reverse()
  for (const event of next) {
    if (full(channel) && !server.hasFault('socket-window-missing')) return
    channel.sent = Math.max(channel.sent, event.sequence)
    channel.open.add(event.sequence)
    if (server.hasFault('socket-skips-events') && countCall(server, `shown ${channel.actor.id}`) % 3 === 0) continue
    send(server, socket, channel, event)
  }
}

function send(server: ReferenceServer, socket: WebSocket, channel: Channel, event: LogEvent): void {
  const envelope = renderEvent(server, channel.actor, event)
  if (server.hasFault('socket-renews-event-ids')) envelope['event_id'] = newId('evt')
  if (server.hasFault('socket-text-as-latin1')) withParts(envelope, latin1Parts)
  if (server.hasFault('socket-second-part-lost')) withParts(envelope, (parts) => parts.slice(0, 1))
  if (server.hasFault('socket-envelope-without-agent')) delete envelope['agent_id']
  if (server.hasFault('socket-own-sequence')) envelope['sequence'] = event.sequence + 1000
  if (server.hasFault('socket-alters-text') && isObject(envelope['data']) && isObject(envelope['data']['message']))
    envelope['data']['message']['text'] = 'altered'
  const frame = writeJson(
    server,
    server.hasChoice('socket-bare-events') ? envelope : { type: 'event', event: envelope },
  )
  socket.send(frame)
  if (!server.hasChoice('socket-repeats-events')) return
  const repeat = setInterval(() => {
    if (socket.readyState !== socket.OPEN || !channel.open.has(event.sequence)) return clearInterval(repeat)
    socket.send(frame)
  }, repeatAfterMs)
}

function take(server: ReferenceServer, socket: WebSocket, channel: Channel, text: string): void {
  const frame = parse(text)
  const through = sequenceOf(server, channel, frame)
  if (through === undefined || through > channel.sent || through < 0) return reject(server, socket, channel, through)
  if (server.hasFault('socket-acks-ignored')) {
    channel.open.clear()
  } else {
    const acknowledged = acknowledgedBy(server, channel)
    for (const sequence of [...channel.open].filter((open) =>
      isSingle(server) ? open === through : open <= through,
    )) {
      acknowledged.add(sequence)
      channel.open.delete(sequence)
    }
  }
  showEvents(server)
}

const isSingle = (server: ReferenceServer): boolean => server.hasChoice('socket-acks-single-events')

function parse(text: string): JsonObject | undefined {
  try {
    const frame: unknown = JSON.parse(text)
    return isObject(frame) ? frame : undefined
  } catch {
    return undefined
  }
}

/** Returns the sequence that a frame acknowledges. Undefined for a malformed frame. */
function sequenceOf(server: ReferenceServer, channel: Channel, frame: JsonObject | undefined): number | undefined {
  if (frame?.['type'] !== 'ack') return undefined
  if (server.hasChoice('socket-acks-by-id'))
    return channel.actor.log.find((event) => event.event_id === frame['event_id'])?.sequence
  return Number.isSafeInteger(frame['sequence']) ? (frame['sequence'] as number) : undefined
}

function reject(server: ReferenceServer, socket: WebSocket, channel: Channel, through: number | undefined): void {
  const { sockets } = channelsOf(server)
  const acknowledged = acknowledgedBy(server, channel)
  if (server.hasFault('malformed-frame-acknowledges')) for (const sequence of channel.open) acknowledged.add(sequence)
  if (server.hasFault('ack-of-the-future-counts') && through !== undefined)
    for (let ahead = 1; ahead <= 100; ahead += 1) acknowledged.add(channel.sent + ahead)
  if (server.hasFault('malformed-frame-ends-all')) for (const other of sockets.keys()) other.close(1011)
  if (server.hasFault('malformed-frame-ends-1000')) return socket.close(1000)
  if (server.hasChoice('socket-ignores-malformed-frames')) return
  if (server.hasChoice('socket-answers-malformed-frames'))
    return socket.send(JSON.stringify({ type: 'error', message: 'this is no frame' }))
  socket.close(through === undefined ? referenceSocket.malformedCode : referenceSocket.revokedCode)
}

function closeEnded(server: ReferenceServer): void {
  if (server.hasFault('socket-outlives-token')) return
  for (const [socket, channel] of channelsOf(server).sockets) {
    if (isLive(server, channel)) continue
    if (channel.actor.status === 'retired' && server.hasFault('socket-outlives-agent')) continue
    channelsOf(server).sockets.delete(socket)
    socket.close(server.hasFault('socket-ends-1000') ? 1000 : referenceSocket.revokedCode)
  }
}
