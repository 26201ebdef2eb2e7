/** A request handler of the Fetch standard, as in Deno, Bun, workers and many frameworks. */
export type FetchHandler = (request: Request) => Promise<Response>

/** The used members of Node's request, which express has too. */
interface NodeRequest extends AsyncIterable<Uint8Array> {
  method?: string
  url?: string
  headers: Record<string, string | string[] | undefined>
  /** Set when a middleware has read the body. Bytes or text are accepted, a parsed body is not. */
  body?: unknown
}

interface NodeResponse {
  writeHead(status: number, headers: Record<string, string>): unknown
  end(body: string): unknown
}

/** Maximum bytes of a body: no event is larger. */
const bodyMax = 1_048_576

/**
 * Adapts a handler to Node's http and to express. Mount it before `express.json()`, or after `express.raw` for every
 * type: the signature covers the exact bytes.
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
