import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

import { countConnections, type ConnectionLimit } from '../http/connections.ts'
import { errorReply, statuses } from '../http/error-body.ts'
import { rawReply } from '../http/raw-reply.ts'
import { DomainError } from '../platform/errors.ts'
import { answerParserErrors, protocolErrorOf, rejectProtocolError, useOriginForm } from '../http/protocol-rules.ts'
import type { Sockets } from '../http/sockets.ts'
import { httpLimitText, type HttpLimitName, type HttpLimits } from '../platform/limits/http-limits.ts'
import type { Needs } from '../platform/context.ts'

/** Number of connection checks within the header timeout, and their maximum interval in milliseconds. */
const looksPerLimit = 4
const lookEveryMsMax = 5_000

/** Creates the HTTP server of a process with its request limits; it does not listen yet. */
export function createHttpServer(
  { config: { httpLimits: limits, trustProxy }, metrics }: Needs<'config' | 'metrics'>,
  sockets: Sockets,
  route: RequestListener,
): Server {
  const onRejected = (limit: HttpLimitName) => metrics?.limitRejected(limit)
  const server = createServer({
    maxHeaderSize: limits.header_bytes,
    headersTimeout: limits.header_ms,
    keepAliveTimeout: limits.keep_alive_ms,
    connectionsCheckingInterval: Math.min(limits.header_ms / looksPerLimit, lookEveryMsMax),
    // `limitBodyTime` limits the time of a body; a request may wait for its response.
    requestTimeout: 0,
    shouldUpgradeCallback(request) {
      useOriginForm(request)
      return sockets.wants(request)
    },
  })
  // One more than allowed: some versions of Node.js drop further headers silently, but the request must be rejected.
  server.maxHeadersCount = limits.headers + 1
  answerParserErrors(server, limits, onRejected)
  const connections = countConnections(server, { limits, trustProxy, onRejected })

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const overLimit = connections.overLimit(request.socket)
    if (overLimit) return rejectConnection(response, overLimit, limits)
    useOriginForm(request)
    const error = protocolErrorOf(request, limits)
    if (!error) return route(request, response)
    rejectProtocolError(response, error)
    if (error.limit) onRejected(error.limit)
  }

  server.on('request', answer)
  // Expect: 100-continue. The route requests the body after the checks of the request have passed.
  server.on('checkContinue', answer)
  server.on('upgrade', (request: IncomingMessage, connection: Duplex, head: Buffer) => {
    // An upgrade has no response object, so the rejection is written as raw HTTP.
    const overLimit = connections.overLimit(request.socket)
    if (overLimit) connection.end(rawReply(statuses[kindOf[overLimit]], httpLimitText(overLimit, limits)))
    else sockets.upgrade(request, connection, head)
  })
  return server
}

const kindOf = { connections: 'temporarily_unavailable', connections_per_address: 'rate_limited' } as const

/** Rejects the request of a connection over the limit, and closes the connection. */
function rejectConnection(response: ServerResponse, limit: ConnectionLimit, limits: HttpLimits): void {
  const { status, body } = errorReply(new DomainError(kindOf[limit], httpLimitText(limit, limits)))
  response
    .writeHead(status, { Connection: 'close', 'Content-Type': 'application/json', 'Retry-After': '1' })
    .end(JSON.stringify(body))
}
