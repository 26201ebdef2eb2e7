import type { Needs } from '../platform/context.ts'
import { ServerResponse, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

import { WebSocketServer, type WebSocket } from 'ws'

import { isLive } from '../identity/accounts/credential.sql.ts'
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
import { FrameLimit } from './rate-limits/frame-limit.ts'
import { createRequestLimits, type RequestLimits } from './rate-limits/request-limits.ts'
import type { Reader } from './unread-answers.ts'

/** Maximum frame size in bytes: clients send only acks and pongs. */
const frameBytesMax = 4_096
/** Milliseconds that clients have to answer the close frame of a stopping server. */
const closeTimeoutMs = 2_000

export interface Sockets {
  /** Returns whether a request opens a socket; other upgrade requests are answered as plain requests. */
  wants(request: IncomingMessage): boolean
  /** Opens a socket for a request with a valid ticket, and answers other requests with an error. */
  upgrade(request: IncomingMessage, connection: Duplex, head: Buffer): void
  /** Resolves when every socket has closed; the drain of the waiters closes them. */
  close(): Promise<void>
}

/** Creates the sockets of this process. They send ephemeral events to their recipients, from every process. */
export function createSockets(context: HttpContext): Sockets {
  const offered = context.config.features.includes('socket')
  const server = new WebSocketServer({ noServer: true, maxPayload: frameBytesMax })
  const limits = createRequestLimits(context)
  const frames = new FrameLimit(context.config.rateLimits.frame, context.clock)
  const onTooManyFrames = () => context.metrics?.limited('frame')
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
    const epoch = query.get('log_epoch') ?? undefined
    const ticket = await admit(context, limits, request, query.get('ticket') ?? '')
    if (context.lifecycle.draining) throw temporarilyUnavailable('The server is stopping; open the socket again.')
    const caller = { id: ticket.actorId }
    const tooMany = frames.exceeded(caller.id)
    if (tooMany) throw overLimit(tooMany)
    const address = () => addressGroup(limits.addressOf(request))
    const opened = context.openCounts.open('sockets', caller.id, address)
    // A bound method. A closure would keep the request of this function in memory as long as the socket.
    connection.on('close', opened.end.bind(opened))
    const reader = limits.readerOf({ incoming: request, caller })
    server.handleUpgrade(request, connection, head, (socket) => {
      watchUnread(context, socket, connection as Socket, reader)
      frames.watch(socket, connection, caller.id, onTooManyFrames)
      keep(serveSocket(context, socket, ticket, { after: Number(after), epoch }, remove))
    })
  }

  function keep(socket: LiveSocket): void {
    const own = byActor.get(socket.actorId)
    if (own) own.add(socket)
    else byActor.set(socket.actorId, new Set([socket]))
  }

  function remove(socket: LiveSocket): void {
    const own = byActor.get(socket.actorId)
    own?.delete(socket)
    if (own?.size === 0) byActor.delete(socket.actorId)
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
      await Promise.race([ended, sleep(context.clock, closeTimeoutMs, parted.signal)])
      parted.abort()
      for (const socket of sockets) socket.cut()
      await ended
      unsubscribe()
    },
  }
}

/** @throws DomainError unauthorized without a valid ticket, rate_limited */
async function admit(
  context: Needs<'clock' | 'database'>,
  limits: RequestLimits,
  request: IncomingMessage,
  shown: string,
): Promise<Ticket> {
  await count(limits, request, 'address')
  const now = context.clock.now()
  const ticket = await context.database.write(async (tx) => {
    const found = await takeTicket(tx, hashSecret(shown), now)
    return found && (await isLive(tx, found.credentialId, now)) ? found : undefined
  })
  if (ticket) return ticket
  await count(limits, request, 'credential')
  throw unauthorized('The ticket is unknown, used or expired.')
}

async function count(limits: RequestLimits, request: IncomingMessage, rule: 'address' | 'credential'): Promise<void> {
  const state = await limits.limitPage(request, rule)
  if (state?.exceeded) throw overLimit(state)
}

/** A separate function, so that its closures, which live as long as the socket, do not retain the request. */
function watchUnread(
  { unreadAnswers }: Pick<HttpContext, 'unreadAnswers'>,
  socket: WebSocket,
  connection: Socket,
  reader: Reader,
): void {
  socket.on('close', unreadAnswers.watch({ connection, reader, held: () => socket.bufferedAmount }))
}

/** A shared function, which retains no connection. */
function destroyIt(this: Duplex): void {
  this.destroy()
}

/** Rejects a request for a socket in the same way as other requests. */
function reject(
  { log, metrics }: Needs<'log' | 'metrics'>,
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
  // Otherwise a client that does not close its side would keep the connection open.
  response.once('finish', () => (connection as Socket).destroySoon())
  const wait = rejection.retryAfterSeconds === undefined ? {} : { 'Retry-After': String(rejection.retryAfterSeconds) }
  response.writeHead(status, { 'Content-Type': 'application/json', ...wait }).end(JSON.stringify(body))
}
