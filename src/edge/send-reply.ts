import type { ServerResponse } from 'node:http'

import helmet from 'helmet'

import type { Exchange } from './exchange.ts'
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
  if (closing) headers.push('Connection', 'close')
  if (reply.body === undefined) {
    if (reply.status !== 204) headers.push('Content-Length', '0')
    response.writeHead(reply.status, headers).end()
    return
  }
  const text = JSON.stringify(reply.body)
  headers.push('Content-Type', 'application/json; charset=utf-8', 'Content-Length', String(Buffer.byteLength(text)))
  response.writeHead(reply.status, headers).end(request.method === 'HEAD' ? undefined : text)
}
