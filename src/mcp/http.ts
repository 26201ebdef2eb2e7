import { timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import {
  createMcpHandler,
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  originValidationResponse,
  InMemoryServerEventBus,
  type McpServerFactory,
  type ServerEventBus,
} from '@modelcontextprotocol/server'

import type { ChatUpdates } from './chat-updates.ts'
import { readyOrLate } from './subscriptions.ts'

export interface McpHttpServer {
  url: string
  close(): Promise<void>
}

/** Maximum concurrent connections, for the hosts of one machine. */
const connectionsMax = 100
/** Maximum concurrent streams of updates. */
const streamsMax = 50

/**
 * Serves the protocol on the loopback interface, with a bearer token. The Host and Origin headers are checked, because
 * websites in a local browser could reach it too.
 */
export async function serveMcpByHttp(
  factory: McpServerFactory,
  port: number,
  token: string,
  updates: ChatUpdates,
): Promise<McpHttpServer> {
  const handler = createUpdatingHandler(factory, updates)

  async function answer(request: Request): Promise<Response> {
    const foreign =
      hostHeaderValidationResponse(request, localhostAllowedHostnames()) ??
      originValidationResponse(request, localhostAllowedOrigins())
    if (foreign) return foreign
    if (!isToken(request.headers.get('authorization'), token))
      return new Response('A bearer token is needed.\n', { status: 401, headers: { 'www-authenticate': 'Bearer' } })
    return handler.fetch(request)
  }

  const server = createServer({ requestTimeout: 60_000 }, (request, response) => {
    passOn(request, response, answer).catch(() => response.destroy())
  })
  server.maxConnections = connectionsMax
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`,
    async close() {
      await handler.close()
      server.close()
      server.closeAllConnections()
    },
  }
}

/** A handler of requests of the protocol, whose streams send updates of chats. */
export interface UpdatingHandler {
  /** @param body the parsed body, if the request has none */
  fetch(request: Request, body?: unknown): Promise<Response>
  close(): Promise<void>
}

/** Creates a handler of requests of the protocol. It reads the log of the agent while a stream is open. */
export function createUpdatingHandler(factory: McpServerFactory, updates: ChatUpdates): UpdatingHandler {
  const handler = createMcpHandler(factory, { bus: watchedBus(updates), maxSubscriptions: streamsMax })
  const endUpdates = updates.listen((uri) => handler.notify.resourceUpdated(uri))
  return {
    async fetch(request, body) {
      const options = body === undefined ? {} : { parsedBody: body }
      if (request.headers.get('mcp-method') !== 'subscriptions/listen') return handler.fetch(request, options)
      // Starts the stream after the watch has begun, so that the stream misses no later event.
      const watch = updates.watch()
      await readyOrLate(watch)
      try {
        return await handler.fetch(request, options)
      } finally {
        release(watch)
      }
    },
    async close() {
      endUpdates()
      await handler.close()
    },
  }
}

/** Creates an event bus that reads the log while a stream is subscribed. */
function watchedBus(updates: ChatUpdates): ServerEventBus {
  const bus = new InMemoryServerEventBus()
  return {
    publish: (event) => bus.publish(event),
    subscribe(listener) {
      const watch = updates.watch()
      const unsubscribe = bus.subscribe(listener)
      // The caller of `watch` reports its failure.
      watch.catch(() => undefined)
      return () => {
        unsubscribe()
        release(watch)
      }
    },
  }
}

function release(watch: Promise<() => void>): void {
  watch.then((end) => end()).catch(() => undefined)
}

function isToken(header: string | null, token: string): boolean {
  const shown = Buffer.from(header ?? '')
  const expected = Buffer.from(`Bearer ${token}`)
  return shown.length === expected.length && timingSafeEqual(shown, expected)
}

/** Converts Node's request and response to those of the Fetch standard. The response may be a stream. */
async function passOn(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  answer: (request: Request) => Promise<Response>,
): Promise<void> {
  const ended = new AbortController()
  outgoing.once('close', () => ended.abort())
  const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD'
  const headers = new Headers()
  for (let at = 0; at < incoming.rawHeaders.length; at += 2)
    headers.append(incoming.rawHeaders[at]!, incoming.rawHeaders[at + 1]!)
  const response = await answer(
    new Request(`http://127.0.0.1${incoming.url}`, {
      method: incoming.method ?? 'GET',
      headers,
      signal: ended.signal,
      ...(hasBody && { body: Readable.toWeb(incoming) as ReadableStream<Uint8Array<ArrayBuffer>>, duplex: 'half' }),
    }),
  )
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  if (!response.body) return void outgoing.end()
  outgoing.flushHeaders()
  await pipeline(Readable.fromWeb(response.body as never), outgoing)
}
