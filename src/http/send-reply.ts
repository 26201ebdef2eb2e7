import type { ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'

import helmet from 'helmet'

import type { Clock } from '../platform/clock.ts'
import type { RequestContext } from './request-context.ts'
import { sendEvents } from './send-events.ts'
import { rateLimitHeaders } from '../platform/rate-limits/limiter.ts'
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

/** What an operation says itself takes the place of what every answer says. */
function protectionBeside(own: Reply['headers'] = {}): readonly string[] {
  if (!('Cross-Origin-Resource-Policy' in own)) return protection
  const at = protection.indexOf('Cross-Origin-Resource-Policy')
  return protection.toSpliced(at, 2)
}

/** Answers longer than this are written in pieces of this length, so that it shows how far the client has read. */
const pieceBytes = 64 * 1024

/**
 * Writes the reply, in one go unless it is long. A client that has left gets nothing, and that is no error.
 * @returns what stays until the client reads it; undefined when the reply is through
 */
export function sendReply(request: RequestContext, reply: Reply, closing: boolean, clock: Clock): Unsent | undefined {
  const { outgoing, incoming, requestId } = request
  if (outgoing.destroyed || outgoing.headersSent) {
    reply.source?.destroy()
    return undefined
  }
  const headers = [...protectionBeside(reply.headers), 'X-Request-Id', requestId]
  for (const name in reply.headers) {
    // Bytes for people are not those that the tag is of.
    if (name !== 'ETag' || !request.pretty) headers.push(name, reply.headers[name] as string)
  }
  for (const name in request.answerHeaders) headers.push(name, request.answerHeaders[name] as string)
  if (request.rateLimitState) headers.push(...rateLimitHeaders(request.rateLimitState))
  if (reply.stream) {
    void sendEvents(outgoing, reply.status, headers, reply.stream, clock)
    return {}
  }
  // A client that waits to send its body may still send it, and it could be taken for the next request.
  if (closing || request.bodyAwaitsContinue) headers.push('Connection', 'close')
  // Not closed at once: a client that is still sending would be reset, and might never see the answer.
  if (request.bodyUnread) request.bodyTime?.linger()
  if (reply.source) {
    // A client that leaves, or a source that fails, ends the other; the client sees that bytes are missing.
    pipeline(reply.source, outgoing.writeHead(reply.status, headers), () => undefined)
    return {}
  }
  if (!reply.bytes && reply.body === undefined) {
    // The length of a 304 would be that of the response it stands for.
    if (reply.status !== 204 && reply.status !== 304 && !reply.headers?.['Content-Length'])
      headers.push('Content-Length', '0')
    outgoing.writeHead(reply.status, headers).end()
    return outgoing.writableLength > 0 ? {} : undefined
  }
  const content = reply.bytes ?? jsonOf(reply.body, request.pretty)
  const length = Buffer.byteLength(content)
  if (!reply.bytes && !reply.headers?.['Content-Type']) headers.push('Content-Type', 'application/json; charset=utf-8')
  headers.push('Content-Length', String(length))
  outgoing.writeHead(reply.status, headers)
  if (incoming.method === 'HEAD') outgoing.end()
  else if (length <= pieceBytes) outgoing.end(content)
  else writeInPieces(outgoing, typeof content === 'string' ? Buffer.from(content) : content)
  return outgoing.writableLength > 0 ? { length } : undefined
}

/** A line of its own: the prompt of a terminal does not stand behind it. */
function jsonOf(body: unknown, pretty: boolean): string {
  return `${pretty ? JSON.stringify(body, undefined, 2) : JSON.stringify(body)}\n`
}

/** The rest of a reply: bytes that stay in memory until all are read, or without a length those that wait to be written. */
export interface Unsent {
  length?: number
}

/** Each piece is written when the one before was taken over by the system. */
function writeInPieces(outgoing: ServerResponse, bytes: Buffer): void {
  let at = 0
  const next = (): void => {
    while (!outgoing.destroyed) {
      const piece = bytes.subarray(at, (at += pieceBytes))
      if (at >= bytes.length) return void outgoing.end(piece)
      if (!outgoing.write(piece)) return void outgoing.once('drain', next)
    }
  }
  next()
}
