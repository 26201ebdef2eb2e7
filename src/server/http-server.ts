import { createServer, type RequestListener, type Server } from 'node:http'

import { answerParserErrors, protocolErrorOf, rejectProtocolError } from '../http/protocol-rules.ts'
import type { Sockets } from '../http/sockets.ts'
import type { HttpLimitName } from '../platform/limits/http-limits.ts'
import type { Context } from './context.ts'

/** The parts of the shortest time limit, and the longest time, after which connections are looked at again. */
const looksPerLimit = 4
const lookEveryMsMax = 5_000

/** The server of one process, within the limits on requests; it does not listen yet. */
export function createHttpServer(
  { config: { httpLimits: limits }, metrics }: Pick<Context, 'config' | 'metrics'>,
  sockets: Sockets,
  route: RequestListener,
): Server {
  const onRejected = (limit: HttpLimitName) => metrics?.limitRejected(limit)
  const server = createServer(
    {
      maxHeaderSize: limits.header_bytes,
      headersTimeout: limits.header_ms,
      keepAliveTimeout: limits.keep_alive_ms,
      connectionsCheckingInterval: Math.min(limits.header_ms / looksPerLimit, lookEveryMsMax),
      // How long a body may take is for limitBodyTime to say; a request that waits for its answer may wait.
      requestTimeout: 0,
      shouldUpgradeCallback: sockets.wants,
    },
    (request, response) => {
      const error = protocolErrorOf(request, limits)
      if (error) {
        rejectProtocolError(response, error)
        if (error.limit) onRejected(error.limit)
      } else route(request, response)
    },
  )
  // One more than is allowed, so that the parser does not leave out what has to be rejected.
  server.maxHeadersCount = limits.headers + 1
  answerParserErrors(server, limits, onRejected)
  server.on('upgrade', sockets.upgrade)
  // Who waits to be asked for its body is asked for it when nothing stands against the request.
  server.on('checkContinue', (request, response) => server.emit('request', request, response))
  return server
}
