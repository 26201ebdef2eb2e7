import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

import { countConnections, type ConnectionLimit } from '../http/connections.ts'
import { errorReply, statuses } from '../http/error-body.ts'
import { rawReply } from '../http/raw-reply.ts'
import { DomainError } from '../platform/errors.ts'
import { answerParserErrors, protocolErrorOf, rejectProtocolError } from '../http/protocol-rules.ts'
import type { Sockets } from '../http/sockets.ts'
import { httpLimitText, type HttpLimitName, type HttpLimits } from '../platform/limits/http-limits.ts'
import type { Context } from './context.ts'

/** The parts of the shortest time limit, and the longest time, after which connections are looked at again. */
const looksPerLimit = 4
const lookEveryMsMax = 5_000

/** The server of one process, within the limits on requests; it does not listen yet. */
export function createHttpServer(
  { config: { httpLimits: limits, trustProxy }, metrics }: Pick<Context, 'config' | 'metrics'>,
  sockets: Sockets,
  route: RequestListener,
): Server {
  const onRejected = (limit: HttpLimitName) => metrics?.limitRejected(limit)
  const server = createServer({
    maxHeaderSize: limits.header_bytes,
    headersTimeout: limits.header_ms,
    keepAliveTimeout: limits.keep_alive_ms,
    connectionsCheckingInterval: Math.min(limits.header_ms / looksPerLimit, lookEveryMsMax),
    // How long a body may take is for limitBodyTime to say; a request that waits for its answer may wait.
    requestTimeout: 0,
    shouldUpgradeCallback: sockets.wants,
  })
  // One more than is allowed: some versions of Node.js leave out what is above it, which has to be rejected.
  server.maxHeadersCount = limits.headers + 1
  answerParserErrors(server, limits, onRejected)
  const connections = countConnections(server, { limits, trustProxy, onRejected })

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const overLimit = connections.overLimit(request.socket)
    if (overLimit) return rejectConnection(response, overLimit, limits)
    const error = protocolErrorOf(request, limits)
    if (!error) return route(request, response)
    rejectProtocolError(response, error)
    if (error.limit) onRejected(error.limit)
  }

  server.on('request', answer)
  // Who waits to be asked for its body is asked for it when nothing stands against the request.
  server.on('checkContinue', answer)
  server.on('upgrade', (request: IncomingMessage, connection: Duplex, head: Buffer) => {
    // Answered as a request: there is no response for it yet.
    const overLimit = connections.overLimit(request.socket)
    if (overLimit) connection.end(rawReply(statuses[kindOf[overLimit]], httpLimitText(overLimit, limits)))
    else sockets.upgrade(request, connection, head)
  })
  return server
}

const kindOf = { connections: 'temporarily_unavailable', connections_per_address: 'rate_limited' } as const

/** Answers the request of a connection that is one too many, and ends the connection. */
function rejectConnection(response: ServerResponse, limit: ConnectionLimit, limits: HttpLimits): void {
  const { status, body } = errorReply(new DomainError(kindOf[limit], httpLimitText(limit, limits)))
  response
    .writeHead(status, { Connection: 'close', 'Content-Type': 'application/json', 'Retry-After': '1' })
    .end(JSON.stringify(body))
}
