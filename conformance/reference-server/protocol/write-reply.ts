/** Writes replies to the connection, in each way that HTTP permits (AMB-215). */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib'
import type { Json } from '../state/json.ts'
import type { ReferenceServer } from '../state/server.ts'
import { withFurtherMembers } from './further-members.ts'
import type { Reply } from './route.ts'
import { writeJson } from './write-json.ts'

/** Number of pieces of a body under answers-in-pieces, and the pause between two pieces. */
const pieces = 3
const betweenPiecesMs = 4

export async function writeReply(
  server: ReferenceServer,
  request: IncomingMessage,
  response: ServerResponse,
  reply: Reply,
): Promise<void> {
  if (server.hasChoice('answers-late')) await pause(5 + Math.random() * 35)
  if (response.destroyed) return
  if (server.hasChoice('hints-before-answers')) {
    response.writeProcessing()
    response.writeEarlyHints({ link: '</style.css>; rel=preload; as=style' })
  }
  if (server.hasChoice('connections-closed')) response.shouldKeepAlive = false
  if (reply.events !== undefined) return sendEvents(server, response, reply.events)
  const headers: Record<string, string> = {
    ...(reply.bytes === undefined && reply.body !== undefined && { 'content-type': 'application/json' }),
    ...reply.headers,
  }
  const body = encoded(server, bodyOf(server, request, reply), headers)
  response.writeHead(reply.status, spelled(server, reply.status, headers))
  await writeBody(server, response, body)
}

function bodyOf(server: ReferenceServer, request: IncomingMessage, { body, bytes }: Reply): Buffer {
  if (bytes !== undefined) return bytes
  if (body === undefined) return Buffer.alloc(0)
  // An OpenAPI document gets no additional members, because its member names have a meaning.
  const described = request.url?.startsWith('/openapi') === true
  const text = writeJson(server, described ? body : withFurtherMembers(server, body))
  return Buffer.from(server.hasFault('json-after-byte-order-mark') ? `\uFEFF${text}` : text)
}

/**
 * Encodes the body with the content coding of a choice, whatever the request accepts (AMB-215), and sets the headers.
 */
function encoded(server: ReferenceServer, body: Buffer, headers: Record<string, string>): Buffer {
  const coding = codings.find(({ choice }) => server.hasChoice(choice))
  if (coding === undefined || body.length === 0) return body
  Object.assign(headers, { 'content-encoding': coding.name, vary: 'Accept-Encoding' })
  return coding.encode(body)
}

const codings = [
  { choice: 'answers-gzipped', name: 'gzip', encode: gzipSync },
  { choice: 'answers-deflated', name: 'deflate', encode: deflateSync },
  { choice: 'answers-in-brotli', name: 'br', encode: (body: Buffer) => brotliCompressSync(body, quickBrotli) },
] as const
const quickBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }

async function writeBody(server: ReferenceServer, response: ServerResponse, body: Buffer): Promise<void> {
  if (!server.hasChoice('answers-in-pieces') || body.length === 0) return void response.end(body)
  const size = Math.ceil(body.length / pieces)
  for (let at = 0; at < body.length && !response.destroyed; at += size) {
    response.write(body.subarray(at, at + size))
    await pause(betweenPiecesMs)
  }
  response.end()
}

async function sendEvents(
  server: ReferenceServer,
  response: ServerResponse,
  events: AsyncIterable<Json>,
): Promise<void> {
  response.writeHead(200, spelled(server, 200, { 'content-type': 'text/event-stream' }))
  response.flushHeaders()
  for await (const event of events) response.write(eventText(server, event))
  response.end()
}

/** Formats one server-sent event. The choice streams-with-comments uses more features of the format. */
function eventText(server: ReferenceServer, event: Json): string {
  const text = writeJson(server, withFurtherMembers(server, event))
  const lines = text.split('\n')
  if (!server.hasChoice('streams-with-comments')) return `${lines.map((line) => `data: ${line}\n`).join('')}\n`
  return [': still here', '', 'id: 1', 'retry: 1000', ...lines.map((line) => `data:${line}`), '', ''].join('\r\n')
}

/** Changes the case of header names and media types, which are case-insensitive (RFC 9110, sections 5.1 and 8.3.1). */
function spelled(server: ReferenceServer, status: number, given: Record<string, string>): Record<string, string> {
  const headers = { ...given }
  const type = headers['content-type']
  if (type === 'application/json' && server.hasChoice('media-types-with-charset'))
    headers['content-type'] = `${type}; charset=utf-8`
  if (type !== undefined && server.hasChoice('media-types-in-capitals'))
    headers['content-type'] = headers['content-type']!.toUpperCase()
  if (status === 401 && server.hasChoice('challenges-in-401')) headers['www-authenticate'] = 'Bearer realm="parley"'
  if (!server.hasChoice('header-names-in-capitals')) return headers
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value]))
}
