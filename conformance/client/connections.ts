/** Connections of the client. Uses only modules of Node.js, because reproduction scripts contain this file. */
import { Agent as PlainAgent, request as plain, type ClientRequest, type IncomingMessage } from 'node:http'
import { Agent as SecureAgent, request as secure } from 'node:https'
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { decodedBody } from './content-coding.ts'

export interface Outgoing {
  method: string
  url: string
  /** Lower-case names. */
  headers: Record<string, string>
  body: Buffer | Readable | null
}

export interface Answer {
  status: number
  /** Names in lower case; the values of a repeated header are joined. */
  headers: Record<string, string>
  /** Without content codings. */
  body: Readable
}

const connectionsMax = 256
/** Unused connections are closed after this time, in ms: earlier than most servers close them. */
const idleMs = 1000
/** Methods whose requests change nothing (RFC 9110, 9.2.1). */
const safeMethods: readonly string[] = ['GET', 'HEAD', 'OPTIONS']

/**
 * Keeps connections open between requests, as HTTP/1.1 clients do. A server may close an unused connection at any
 * time, also while the next request is being sent (RFC 9112, 9.5). This is not an error of the server:
 * - A safe request on such a connection is repeated once on a new connection, because the answer is the same.
 * - Other requests are never repeated: the answer to a second DELETE, or to a second send with the same `message_id`,
 *   may differ from the first, and a check would judge it. They use new connections until the server has kept an
 *   unused connection for as long as this client does, and again after the server closed one. A lost request has no
 *   answer, and its check is executed again from the start. A request on a new connection is never repeated: a server
 *   that closes the connection without an answer violates HTTP.
 */
export class Connections {
  readonly #options = { keepAlive: true, maxSockets: connectionsMax, timeout: idleMs }
  readonly #agents = { plain: new PlainAgent(this.#options), secure: new SecureAgent(this.#options) }
  /** The server kept the last unused connection until this client closed it. */
  #keepsUnused = false
  /** Start of the unused time in epoch milliseconds; undefined during a request. */
  readonly #unusedSince = new WeakMap<Socket, number | undefined>()

  constructor() {
    for (const agent of [this.#agents.plain, this.#agents.secure])
      agent.on('free', (socket: Socket) => this.#unusedSince.set(socket, Date.now()))
  }

  /** Sends a request and returns its answer as soon as the headers have arrived. */
  async send(outgoing: Outgoing, signal: AbortSignal): Promise<Answer> {
    const isSafe = safeMethods.includes(outgoing.method)
    try {
      return answerOf(await this.#once(outgoing, signal, isSafe || this.#keepsUnused))
    } catch (error) {
      if (!(error instanceof UnusedConnectionClosed)) throw error
      this.#keepsUnused = false
      if (!isSafe) throw error.cause
      return answerOf(await this.#once(outgoing, signal, false))
    }
  }

  close(): void {
    this.#agents.plain.destroy()
    this.#agents.secure.destroy()
  }

  #once({ method, url, headers, body }: Outgoing, signal: AbortSignal, reuse: boolean): Promise<IncomingMessage> {
    const isSecure = url.startsWith('https:')
    // After an answer that precedes the end of the body, no other request may use the connection.
    const isLarge = body instanceof Readable || (body?.length ?? 0) > largeBytes
    const outgoing = (isSecure ? secure : plain)(url, {
      method,
      headers: { ...headers, ...(Buffer.isBuffer(body) && { 'content-length': String(body.length) }) },
      agent: reuse && !isLarge && (isSecure ? this.#agents.secure : this.#agents.plain),
      signal,
    })
    return new Promise((resolve, reject) => {
      let bytesBefore = 0
      outgoing.once('socket', (socket) => {
        bytesBefore = socket.bytesRead
        this.#watch(socket)
      })
      outgoing.on('error', (error: NodeJS.ErrnoException) => {
        const isClosed = ['ECONNRESET', 'EPIPE'].includes(error.code ?? '')
        const isUnanswered = outgoing.socket?.bytesRead === bytesBefore
        const wasUnused = outgoing.reusedSocket && isClosed && isUnanswered && !signal.aborted
        reject(wasUnused ? new UnusedConnectionClosed(error) : error)
      })
      outgoing.once('response', (incoming) => {
        // The connection may fail while the answer is not being read.
        incoming.on('error', () => undefined)
        resolve(incoming)
      })
      write(outgoing, body)
    })
  }

  /** Records how long the server kept a connection open between two requests. */
  #watch(socket: Socket): void {
    const isKnown = this.#unusedSince.has(socket)
    this.#unusedSince.set(socket, undefined)
    if (isKnown) return
    socket.once('close', () => {
      const since = this.#unusedSince.get(socket)
      if (since !== undefined) this.#keepsUnused = Date.now() - since >= idleMs / 2
    })
  }
}

/** The server closed a reused connection before the first byte of this answer. */
class UnusedConnectionClosed extends Error {
  override name = 'UnusedConnectionClosed'
  constructor(cause: Error) {
    super(cause.message, { cause })
  }
}

/** @throws CodingError */
function answerOf(incoming: IncomingMessage): Answer {
  try {
    return { status: incoming.statusCode ?? 0, headers: headersOf(incoming), body: decodedBody(incoming) }
  } catch (error) {
    incoming.destroy()
    throw error
  }
}

/** Returns the whole body. */
export async function readBody(body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of body) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** Returns the headers of an answer by lower-case name. */
export function headersOf({ rawHeaders }: IncomingMessage): Record<string, string> {
  const headers: Record<string, string> = {}
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!.toLowerCase()
    const value = rawHeaders[index + 1]!
    headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`
  }
  return headers
}

const largeBytes = 64 * 1024
const headStartMs = 50

function write(outgoing: ClientRequest, body: Outgoing['body']): void {
  if (body instanceof Readable) body.on('error', (error) => outgoing.destroy(error)).pipe(outgoing)
  else if (body !== null && body.length > largeBytes) writeLate(outgoing, body)
  else outgoing.end(body ?? undefined)
}

/**
 * Sends the body after a pause: a server that rejects by Content-Length needs time to answer, because bytes that
 * arrive after its answer reset the connection.
 */
function writeLate(outgoing: ClientRequest, body: Buffer): void {
  outgoing.flushHeaders()
  const sending = setTimeout(() => outgoing.end(body), headStartMs)
  outgoing.on('response', (incoming) => {
    clearTimeout(sending)
    if (!outgoing.writableEnded) incoming.on('end', () => outgoing.destroy())
  })
  outgoing.on('error', () => clearTimeout(sending))
}
