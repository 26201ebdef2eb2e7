/** What answers a request of the Fetch standard, as Deno, Bun, workers and many frameworks take it. */
export type FetchHandler = (request: Request) => Promise<Response>

/** The parts of Node's request that are used; express hands over the same. */
interface NodeRequest extends AsyncIterable<Uint8Array> {
  method?: string
  url?: string
  headers: Record<string, string | string[] | undefined>
  /** Set where a middleware has read the body: as bytes or text it is as good, parsed it is not. */
  body?: unknown
}

interface NodeResponse {
  writeHead(status: number, headers: Record<string, string>): unknown
  end(body: string): unknown
}

/** The largest body that is read, in bytes: an event has no more. */
const bodyMax = 1_048_576

/**
 * The same handler for Node's http and for express. Mount it before `express.json()`, or behind `express.raw` for every type:
 * a signature holds for the bytes as they arrived.
 */
export function toNodeHandler(handler: FetchHandler): (request: NodeRequest, response: NodeResponse) => Promise<void> {
  return async (request, response) => {
    try {
      const body = await readBody(request)
      const answer = await handler(
        new Request(`http://receiver${request.url ?? '/'}`, {
          method: request.method ?? 'POST',
          headers: Object.entries(request.headers).map(([name, value]): [string, string] => [
            name,
            String(value ?? ''),
          ]),
          ...(request.method !== 'GET' && request.method !== 'HEAD' && { body }),
        }),
      )
      response.writeHead(answer.status, Object.fromEntries(answer.headers))
      response.end(await answer.text())
    } catch (error) {
      console.error(error)
      response.writeHead(500, {})
      response.end('')
    }
  }
}

async function readBody(request: NodeRequest): Promise<Uint8Array<ArrayBuffer>> {
  const read = request.body
  if (read instanceof Uint8Array) return new Uint8Array(read)
  if (typeof read === 'string') return new TextEncoder().encode(read)
  if (read !== undefined && read !== null && Object.keys(read).length > 0)
    throw new Error('the body was parsed before the webhook handler: mount it before express.json()')
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request) {
    length += chunk.length
    if (length > bodyMax) throw new Error(`the body has more than ${bodyMax} bytes`)
    chunks.push(chunk)
  }
  const body = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    body.set(chunk, at)
    at += chunk.length
  }
  return body
}
