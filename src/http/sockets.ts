import { ServerResponse, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

import { WebSocketServer, type WebSocket } from 'ws'

import { isLive } from '../identity/accounts/credential.store.ts'
import { sleep } from '../platform/clock.ts'
import { hashSecret } from '../platform/secrets.ts'
import type { HttpContext } from './context.ts'
import { invalidRequest, temporarilyUnavailable, unauthorized } from '../platform/errors.ts'
import { addressGroup } from '../platform/rate-limits/client-address.ts'
import { overLimit } from '../platform/rate-limits/limiter.ts'
import { socketPath } from '../delivery/sockets/create-socket-ticket.ts'
import { serveSocket, type LiveSocket } from '../delivery/sockets/serve-socket.ts'
import { takeTicket, type Ticket } from '../delivery/sockets/ticket.store.ts'
import { errorReply } from './error-body.ts'
import { parseParameters } from './parse-query.ts'
import { protocolErrorOf } from './protocol-rules.ts'
import { rawReply } from './raw-reply.ts'
import { toErrorResponse } from '../platform/logging/describe-error.ts'
import { createRequestLimits } from './rate-limits/request-limits.ts'
import type { Reader } from './unread-answers.ts'

/** A client sends acks and pongs alone. */
const frameBytesMax = 4_096
/** Milliseconds that clients have to answer the goodbye of a server that stops. */
const goodbyeMs = 2_000

export interface Sockets {
  /** Whether a request asks for a socket; every other one is answered as if it had not asked to change protocols. */
  wants(request: IncomingMessage): boolean
  /** Opens a socket for a request with a valid ticket, and answers every other one with an error. */
  upgrade(request: IncomingMessage, connection: Duplex, head: Buffer): void
  /** Resolves when every socket has ended; the drain of the waiters ends them. */
  close(): Promise<void>
}

/** The sockets of this process. What is ephemeral reaches those of its recipients, whichever process it came from. */
export function createSockets(context: HttpContext): Sockets {
  const offered = context.config.features.includes('socket')
  const server = new WebSocketServer({ noServer: true, maxPayload: frameBytesMax })
  const limits = createRequestLimits(context)
  const byActor = new Map<string, Set<LiveSocket>>()
  const unsubscribe = context.ephemeral.subscribe((signal) => {
    for (const id of signal.recipients) byActor.get(id)?.forEach((socket) => socket.show(signal))
  })

  async function open(request: IncomingMessage, connection: Duplex, head: Buffer): Promise<void> {
    const { httpLimits } = context.config
    const protocolError = protocolErrorOf(request, httpLimits)
    if (protocolError) return void connection.end(rawReply(protocolError.status, protocolError.text))
    const query = parseParameters(request.url?.split('?', 2)[1] ?? '', httpLimits)
    const after = query.get('after') ?? '0'
    if (!/^\d{1,15}$/.test(after)) throw invalidRequest('after must be an integer of 0 or more.', 'after')
    const ticket = await admit(request, query.get('ticket') ?? '')
    if (context.lifecycle.draining) throw temporarilyUnavailable('The server stops; open the socket again.')
    const caller = { credentialId: ticket.credentialId, id: ticket.actorId }
    const address = () => addressGroup(limits.addressOf(request))
    const opened = context.openCounts.open('sockets', caller, address)
    connection.on('close', () => opened.end())
    const reader = limits.readerOf({ incoming: request, caller })
    server.handleUpgrade(request, connection, head, (socket) => {
      watchUnread(context, socket, connection as Socket, reader)
      keep(serveSocket(context, socket, ticket, Number(after)))
    })
  }

  async function admit(request: IncomingMessage, shown: string): Promise<Ticket> {
    await count(request, 'address')
    const now = context.clock.now()
    const ticket = await context.database.write(async (tx) => {
      const found = await takeTicket(tx, hashSecret(shown), now)
      return found && (await isLive(tx, found.credentialId, now)) ? found : undefined
    })
    if (ticket) return ticket
    await count(request, 'credential')
    throw unauthorized('The ticket is unknown, used or too old.')
  }

  async function count(request: IncomingMessage, rule: 'address' | 'credential'): Promise<void> {
    const state = await limits.limitPage(request, rule)
    if (state?.exceeded) throw overLimit(state)
  }

  function keep(socket: LiveSocket): void {
    const own = byActor.get(socket.actorId) ?? new Set()
    byActor.set(socket.actorId, own.add(socket))
    void socket.ended.finally(() => {
      own.delete(socket)
      if (own.size === 0 && byActor.get(socket.actorId) === own) byActor.delete(socket.actorId)
    })
  }

  return {
    wants: ({ headers, url = '' }) =>
      offered && headers.upgrade?.toLowerCase() === 'websocket' && url.split('?', 1)[0] === socketPath,
    upgrade(request, connection, head) {
      connection.on('error', destroyIt)
      open(request, connection, head).catch((error: unknown) => reject(context, request, connection, error))
    },
    async close() {
      const sockets = [...byActor.values()].flatMap((own) => [...own])
      const ended = Promise.all(sockets.map((socket) => socket.ended))
      const parted = new AbortController()
      await Promise.race([ended, sleep(context.clock, goodbyeMs, parted.signal)])
      parted.abort()
      for (const socket of sockets) socket.cut()
      await ended
      unsubscribe()
    },
  }
}

/** A function of its own: what is kept as long as the socket holds nothing of the request that opened it. */
function watchUnread(
  { unreadAnswers }: Pick<HttpContext, 'unreadAnswers'>,
  socket: WebSocket,
  connection: Socket,
  reader: Reader,
): void {
  socket.on('close', unreadAnswers.watch({ connection, reader, held: () => socket.bufferedAmount }))
}

/** One function for all connections, which holds nothing of any. */
function destroyIt(this: Duplex): void {
  this.destroy()
}

/** Answers a request for a socket as any other request. */
function reject(
  { log, metrics }: Pick<HttpContext, 'log' | 'metrics'>,
  request: IncomingMessage,
  connection: Duplex,
  error: unknown,
): void {
  const rejection = toErrorResponse(error)
  if (rejection.kind === 'internal_error') log.error({ err: error }, 'a socket could not be opened')
  if (rejection.limit !== undefined) metrics?.limitRejected(rejection.limit)
  const { status, body } = errorReply(rejection)
  const response = new ServerResponse(request)
  response.shouldKeepAlive = false
  response.assignSocket(connection as Socket)
  // A client that does not close its side would keep the connection.
  response.once('finish', () => (connection as Socket).destroySoon())
  const wait = rejection.retryAfterSeconds === undefined ? {} : { 'Retry-After': String(rejection.retryAfterSeconds) }
  response.writeHead(status, { 'Content-Type': 'application/json', ...wait }).end(JSON.stringify(body))
}
