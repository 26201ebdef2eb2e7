/** A proxy that sends each request to the next of several servers, whatever its connection. */
import { Agent, createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { listenLocally } from '../client/local-server.ts'
import { socketAddress } from '../client/socket-address.ts'

export interface RoundRobin {
  url: string
  /** Sets the servers for future requests. */
  serve(urls: readonly string[]): void
  close(): Promise<void>
}

/** Headers that concern one connection and not the message (RFC 9110, 7.6.1). */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
])

/**
 * Starts the proxy. When a server refuses the connection, the proxy tries the next one. After a later failure, the
 * proxy closes the client's connection, as the server would: the outcome of the request is unknown.
 */
export async function startRoundRobin(): Promise<RoundRobin> {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity })
  let servers: URL[] = []
  let turn = 0
  /** Returns all servers, starting with the next one in turn. */
  const inTurn = (): URL[] => {
    const first = turn++ % Math.max(1, servers.length)
    return [...servers.slice(first), ...servers.slice(0, first)]
  }

  const proxy = createServer({ keepAliveTimeout: 65_000, requestTimeout: 0 }, (request, response) => {
    void passOn(request, response, inTurn(), agent)
  })
  proxy.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) =>
    tunnel(request, socket, head, inTurn()[0]),
  )
  const { url, close } = await listenLocally(proxy)
  return {
    url,
    serve: (urls) => {
      servers = urls.map((url) => new URL(url))
    },
    close: async () => {
      agent.destroy()
      await close()
    },
  }
}

async function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  servers: readonly URL[],
  agent: Agent,
): Promise<void> {
  for (const server of servers) {
    const answer = await ask(request, response, server, agent)
    if (answer === 'refused') continue
    if (answer !== undefined) hand(answer, response)
    return
  }
  response.writeHead(502).end()
}

/** Forwards the request. Undefined when the client already has its answer, or has disconnected. */
function ask(
  request: IncomingMessage,
  response: ServerResponse,
  server: URL,
  agent: Agent,
): Promise<IncomingMessage | 'refused' | undefined> {
  const { method = 'GET', url = '/' } = request
  const headers = [...withoutHops(request.rawHeaders), 'X-Forwarded-For', request.socket.remoteAddress ?? '']
  return new Promise((resolve) => {
    const asked = forward({
      agent,
      ...socketAddress(server),
      method,
      path: url,
      headers,
      setHost: false,
    })
    let connected = false
    // The body is sent only on an established connection, so that the request can be sent to another server until
    // then.
    const begin = (): void => {
      connected = true
      request.pipe(asked)
    }
    asked.once('socket', (socket: Socket) => (socket.connecting ? socket.once('connect', begin) : begin()))
    asked.once('response', resolve)
    asked.once('error', (error: NodeJS.ErrnoException) => {
      if (!connected && error.code === 'ECONNREFUSED') return resolve('refused')
      response.destroy()
      resolve(undefined)
    })
    response.once('close', () => {
      if (!response.writableFinished) asked.destroy()
    })
  })
}

function hand(answer: IncomingMessage, response: ServerResponse): void {
  response.sendDate = false
  response.writeHead(answer.statusCode ?? 502, answer.statusMessage ?? '', withoutHops(answer.rawHeaders))
  answer.once('error', () => response.destroy())
  answer.pipe(response)
}

function withoutHops(raw: readonly string[]): string[] {
  return raw.filter((_text, index) => !hopByHop.has((raw[index - (index % 2)] ?? '').toLowerCase()))
}

/** Relays upgraded connections, such as WebSockets, byte by byte. */
function tunnel(request: IncomingMessage, client: Duplex, head: Buffer, server: URL | undefined): void {
  if (server === undefined) return void client.destroy()
  const upstream = connect(socketAddress(server), () => {
    const { rawHeaders: raw, method, url } = request
    const lines = raw.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${raw[index + 1]}`] : []))
    upstream.write(`${method} ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
    upstream.write(head)
    client.pipe(upstream).pipe(client)
  })
  upstream.on('error', () => client.destroy())
  client.on('error', () => upstream.destroy())
  upstream.on('close', () => client.destroy())
  client.on('close', () => upstream.destroy())
}
