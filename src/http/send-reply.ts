import type { ServerResponse } from 'node:http'
import { pipeline, Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import helmet from 'helmet'
import Negotiator from 'negotiator'
import type { Clock } from '../platform/clock.ts'
import type { RequestContext } from './request-context.ts'
import { rateLimitHeaders } from '../platform/rate-limits/limiter.ts'
import type { Reply } from './handler.ts'
import { ServerSentEvent } from '../platform/server-sent-event.ts'

/** The headers that helmet sets on JSON responses, collected once because they do not depend on the request. */
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

/** Returns the protection headers, without the header that the operation sets itself. */
function protectionBeside(own: Reply['headers'] = {}): readonly string[] {
  if (!('Cross-Origin-Resource-Policy' in own)) return protection
  const at = protection.indexOf('Cross-Origin-Resource-Policy')
  return protection.toSpliced(at, 2)
}

/**
 * Maximum length of one write in bytes. A longer response is written in pieces, which shows how far the client has
 * read.
 */
const pieceBytes = 64 * 1024
/** Minimum length of a compressed body in bytes. */
const compressedBytes = 4 * 1024

/**
 * Writes the reply, at once unless it is long. Writes nothing when the client has disconnected; that is no error.
 * @returns the part that waits for the client to read; undefined when the reply is complete
 */
export function sendReply(request: RequestContext, reply: Reply, closing: boolean, clock: Clock): Unsent | undefined {
  const { outgoing } = request
  if (outgoing.destroyed || outgoing.headersSent) {
    reply.source?.destroy()
    return undefined
  }
  const headers = headersOf(request, reply)
  if (reply.stream) {
    void sendEvents(outgoing, reply.status, headers, reply.stream, clock)
    return {}
  }
  // A client that waits for 100 Continue may still send its body, which could be read as the next request.
  if (closing || request.bodyAwaitsContinue) headers.push('Connection', 'close')
  // The connection stays open for a moment: a client that is still sending would get a reset and might not see the
  // response.
  if (request.bodyUnread) request.bodyTime?.linger()
  if (reply.source) {
    // A failure of the client or of the source ends both; the client sees that bytes are missing.
    pipeline(reply.source, outgoing.writeHead(reply.status, headers), () => undefined)
    return {}
  }
  if (reply.bytes || reply.body !== undefined) return sendContent(request, reply, headers, closing)
  // Content-Length of a 304 would be that of the full response.
  if (reply.status !== 204 && reply.status !== 304 && !reply.headers?.['Content-Length'])
    headers.push('Content-Length', '0')
  outgoing.writeHead(reply.status, headers).end()
  return outgoing.writableLength > 0 ? {} : undefined
}

/** Returns the headers that do not depend on the content, as pairs. */
function headersOf(request: RequestContext, reply: Reply): string[] {
  const headers = [...protectionBeside(reply.headers), 'X-Request-Id', request.requestId]
  for (const name in reply.headers) {
    // The ETag is of the compact bytes, not of the pretty ones.
    if (name !== 'ETag' || !request.pretty) headers.push(name, reply.headers[name] as string)
  }
  for (const name in request.answerHeaders) headers.push(name, request.answerHeaders[name] as string)
  if (request.rateLimitState) headers.push(...rateLimitHeaders(request.rateLimitState))
  return headers
}

function sendContent(request: RequestContext, reply: Reply, headers: string[], closing: boolean): Unsent | undefined {
  const { outgoing, incoming } = request
  const content = reply.bytes ?? jsonOf(reply.body, request.pretty)
  const length = Buffer.byteLength(content)
  const isHead = incoming.method === 'HEAD'
  if (!reply.bytes && !reply.headers?.['Content-Type']) headers.push('Content-Type', 'application/json; charset=utf-8')
  if (reply.compress && length >= compressedBytes) {
    headers.push('Vary', 'Accept-Encoding')
    if (!isHead && new Negotiator(incoming).encoding(['gzip']) === 'gzip') {
      headers.push('Content-Encoding', 'gzip')
      pipeline(Readable.from([content]), createGzip(), outgoing.writeHead(reply.status, headers), () => undefined)
      return {}
    }
  }
  headers.push('Content-Length', String(length))
  outgoing.writeHead(reply.status, headers)
  const closesAfter = closing || !outgoing.shouldKeepAlive
  if (isHead) outgoing.end()
  else if (length > pieceBytes) writeInPieces(outgoing, typeof content === 'string' ? Buffer.from(content) : content)
  else if (closesAfter && sendsBody(request)) endAfterBody(request, content)
  else outgoing.end(content)
  return outgoing.writableLength > 0 ? { length } : undefined
}

/** Returns whether the client may still be sending its body. */
const sendsBody = ({ incoming, bodyTime, bodyAwaitsContinue }: RequestContext): boolean =>
  bodyTime !== undefined && !incoming.complete && !incoming.destroyed && !bodyAwaitsContinue

/**
 * Writes a response, and discards the rest of the request body before the connection closes. Bytes that arrive on a
 * closed connection reset it, and a client whose write fails then may not read the response (RFC 9112, 9.6).
 */
function endAfterBody({ incoming, outgoing, bodyTime }: RequestContext, content: string | Buffer): void {
  bodyTime?.linger()
  outgoing.write(content)
  incoming.once('close', () => outgoing.end()).resume()
}

/** Encodes JSON with a newline at the end, so that a terminal prints its prompt on the next line. */
function jsonOf(body: unknown, pretty: boolean): string {
  return `${pretty ? JSON.stringify(body, undefined, 2) : JSON.stringify(body)}\n`
}

/**
 * The rest of a reply. `length` is the size of the bytes in memory until all are read; without it, only unwritten bytes
 * count.
 */
export interface Unsent {
  length?: number
}

/** Writes each piece after the operating system has accepted the one before. */
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

/** Interval of comments that keep the connection open across proxies, in milliseconds. */
const keepAliveMs = 15_000

const eventStreamHeaders = Object.entries({
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store',
  'X-Accel-Buffering': 'no',
  Connection: 'close',
}).flat()

/**
 * Writes each item as a server-sent event as soon as it is available, and no faster than the client reads. Stops
 * reading items after the client has disconnected.
 */
export async function sendEvents(
  response: ServerResponse,
  status: number,
  headers: readonly string[],
  items: AsyncIterable<unknown>,
  clock: Clock,
): Promise<void> {
  // The connection closes after the stream, so that a draining server need not wait for it.
  response.writeHead(status, [...headers, ...eventStreamHeaders])
  response.flushHeaders()
  const alive = clock.setInterval(() => response.write(':\n\n'), keepAliveMs)
  try {
    for await (const item of items) {
      if (response.destroyed) return
      if (!response.write(eventOf(item))) await drainOrClose(response)
    }
  } finally {
    clock.clearInterval(alive)
    response.end()
  }
}

function eventOf(item: unknown): string {
  if (!(item instanceof ServerSentEvent)) return `data: ${JSON.stringify(item)}\n\n`
  const { id, name, data } = item
  const idLine = id === undefined ? '' : `id: ${id}\n`
  const nameLine = name === undefined ? '' : `event: ${name}\n`
  return `${idLine}${nameLine}data: ${JSON.stringify(data)}\n\n`
}

function drainOrClose(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      response.off('drain', done).off('close', done)
      resolve()
    }
    response.on('drain', done).on('close', done)
    if (response.closed) done()
  })
}
