import type { ServerResponse } from 'node:http'

import helmet from 'helmet'

import type { Exchange } from './exchange.ts'
import { sendEvents } from './send-events.ts'
import { standingHeaders } from '../limits/limiter.ts'
import type { Reply } from './handler.ts'

/** The headers that helmet sets on every JSON answer, collected once: they do not depend on the request. */
const protection: readonly string[] = collectProtection()

function collectProtection(): string[] {
  const pairs: string[] = []
  const recorder = {
    setHeader: (name: string, value: string) => pairs.push(name, value),
    removeHeader: () => undefined,
  } as unknown as ServerResponse
  const protect = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
  protect({} as never, recorder as never, () => undefined)
  return pairs
}

/** Writes the reply in one go. A client that has left gets nothing, and that is no fault. */
export function sendReply(exchange: Exchange, reply: Reply, closing: boolean): void {
  const { response, request, requestId } = exchange
  if (response.destroyed || response.headersSent) return
  const headers = [...protection, 'X-Request-Id', requestId]
  for (const name in reply.headers) headers.push(name, reply.headers[name] as string)
  if (exchange.standing) headers.push(...standingHeaders(exchange.standing))
  if (reply.stream) return void sendEvents(response, reply.status, headers, reply.stream)
  // Nobody knows whether a body that was waited with still comes, so that the next request could be taken for it.
  if (closing || exchange.bodyHeldBack) headers.push('Connection', 'close')
  if (reply.bytes) {
    headers.push('Content-Length', String(reply.bytes.length))
    response.writeHead(reply.status, headers).end(request.method === 'HEAD' ? undefined : reply.bytes)
    return
  }
  if (reply.body === undefined) {
    // A 304 has the length of what it stands for, and is told by its name instead.
    if (reply.status !== 204 && reply.status !== 304) headers.push('Content-Length', '0')
    response.writeHead(reply.status, headers).end()
    return
  }
  const text = JSON.stringify(reply.body)
  headers.push('Content-Type', 'application/json; charset=utf-8', 'Content-Length', String(Buffer.byteLength(text)))
  response.writeHead(reply.status, headers).end(request.method === 'HEAD' ? undefined : text)
}
