/** Takes the place of the package: the requests of the client, by node:http alone. */
import { Agent as PlainAgent, request as plain, type ClientRequest, type IncomingMessage } from 'node:http'
import { Agent as SecureAgent, request as secure } from 'node:https'
import { Readable } from 'node:stream'

export class Agent {
  readonly plain = new PlainAgent({ keepAlive: true, maxSockets: 256 })
  readonly secure = new SecureAgent({ keepAlive: true, maxSockets: 256 })

  async destroy(): Promise<void> {
    this.plain.destroy()
    this.secure.destroy()
  }
}

interface RequestOptions {
  method: string
  headers: Record<string, string>
  body?: Buffer | Readable | null
  dispatcher: Agent
  signal: AbortSignal
}

interface Answer {
  statusCode: number
  headers: IncomingMessage['headers']
  body: IncomingMessage & { arrayBuffer(): Promise<Buffer> }
}

export async function request(url: string, options: RequestOptions): Promise<Answer> {
  const isLarge = options.body instanceof Readable || (options.body?.length ?? 0) > largeBytes
  // An answer before the end of the body ends the connection: the next request must not meet it.
  if (isLarge) return send(url, options, false)
  try {
    return await send(url, options, true)
  } catch (error) {
    if (error instanceof StaleConnection) return send(url, options, false)
    throw error
  }
}

/** The server had closed the connection of an earlier request by the time of this one. */
class StaleConnection extends Error {}

function send(
  url: string,
  { method, headers, body, dispatcher, signal }: RequestOptions,
  reuse: boolean,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const isSecure = url.startsWith('https:')
    const agent = isSecure ? dispatcher.secure : dispatcher.plain
    const outgoing = (isSecure ? secure : plain)(url, {
      method,
      headers: Buffer.isBuffer(body) ? { ...headers, 'content-length': String(body.length) } : headers,
      agent: reuse && agent,
      signal,
    })
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      const isStale = outgoing.reusedSocket && error.code === 'ECONNRESET'
      reject(isStale ? new StaleConnection() : error)
    })
    outgoing.on('response', (incoming) => {
      const arrayBuffer = async (): Promise<Buffer> => {
        const chunks: Buffer[] = []
        for await (const chunk of incoming) chunks.push(chunk as Buffer)
        return Buffer.concat(chunks)
      }
      // An answer that nobody reads may be cut.
      incoming.on('error', () => undefined)
      resolve({
        statusCode: incoming.statusCode ?? 0,
        headers: incoming.headers,
        body: Object.assign(incoming, { arrayBuffer }),
      })
    })
    if (body instanceof Readable) body.on('error', (error) => outgoing.destroy(error)).pipe(outgoing)
    else if (body && body.length > largeBytes) sendLate(outgoing, body)
    else outgoing.end(body ?? undefined)
  })
}

const largeBytes = 64 * 1024
const headStartMs = 50

/** A server that rejects by the announced length has time to say so: bytes that arrive later reset its answer. */
function sendLate(outgoing: ClientRequest, body: Buffer): void {
  outgoing.flushHeaders()
  const sending = setTimeout(() => outgoing.end(body), headStartMs)
  outgoing.on('response', (incoming) => {
    clearTimeout(sending)
    if (!outgoing.writableEnded) incoming.on('end', () => outgoing.destroy())
  })
  outgoing.on('error', () => clearTimeout(sending))
}
