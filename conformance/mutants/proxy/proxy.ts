/**
 * A proxy that changes the answers of a server by named faults. Without a fault it changes nothing. Webhook deliveries
 * do not pass through it. `node conformance/mutants/proxy.ts --to URL --faults a,b [--port 0]`
 */
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http'
import { parseArgs } from 'node:util'
import { listenLocally, type LocalServer } from '../../client/local-server.ts'
import type { Answer, Json, Memory, Outgoing, ProxyFault } from './exchange.ts'
import { proxyFault } from './faults/proxy-faults.ts'

export interface ProxyOptions {
  /** Base URL of the server that the proxy forwards to (http). */
  to: string
  faults?: readonly string[]
  port?: number
}

export function startProxy(options: ProxyOptions): Promise<LocalServer> {
  const faults = (options.faults ?? []).map(proxyFault)
  const memory: Memory = new Map()
  const server = createServer((request, response) => {
    void forwardExchange(options.to, faults, memory, request, response).catch(() => response.destroy())
  })
  return listenLocally(server, options.port)
}

async function forwardExchange(
  to: string,
  faults: readonly ProxyFault[],
  memory: Memory,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', to)
  const raw = await readAll(request)
  const outgoing: Outgoing = {
    method: request.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    headers: joinHeaders(request.headers),
    body: parseJson(raw),
  }
  const unchanged = JSON.stringify(outgoing.body)
  for (const fault of faults) fault.before?.(outgoing, memory)
  const changed = JSON.stringify(outgoing.body) !== unchanged
  const { answer, bytes } = await forward(
    url,
    outgoing,
    changed ? Buffer.from(JSON.stringify(outgoing.body)) : raw,
    response,
  )
  const before = JSON.stringify(answer)
  for (const fault of faults) fault.after?.(outgoing, answer, memory)
  const spoiled = JSON.stringify(answer) !== before
  const body = !spoiled ? bytes : answer.body === undefined ? Buffer.alloc(0) : Buffer.from(JSON.stringify(answer.body))
  const {
    'content-length': _length,
    'transfer-encoding': _coding,
    connection: _connection,
    ...headers
  } = answer.headers
  if (response.destroyed) return
  response.writeHead(
    answer.status,
    answer.status === 204 ? headers : { ...headers, 'content-length': String(body.length) },
  )
  response.end(answer.status === 204 ? undefined : body)
}

/** Forwards the request. When the client disconnects, the forwarded request is canceled, including long polls. */
function forward(
  url: URL,
  outgoing: Outgoing,
  body: Buffer,
  response: ServerResponse,
): Promise<{ answer: Answer; bytes: Buffer }> {
  const { host: _host, connection: _connection, 'transfer-encoding': _coding, ...headers } = outgoing.headers
  if (body.length > 0) headers['content-length'] = String(body.length)
  return new Promise((resolve, reject) => {
    const onward = send(url, { method: outgoing.method, headers }, (incoming) => {
      readAll(incoming).then((bytes) => {
        const answer: Answer = {
          status: incoming.statusCode ?? 502,
          headers: joinHeaders(incoming.headers),
          body: parseJson(bytes),
        }
        resolve({ answer, bytes })
      }, reject)
    })
    response.on('close', () => onward.destroy())
    onward.on('error', reject)
    onward.end(body)
  })
}

async function readAll(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function parseJson(bytes: Buffer): Json | undefined {
  try {
    return JSON.parse(bytes.toString('utf8')) as Json
  } catch {
    return undefined
  }
}

const joinHeaders = (headers: IncomingMessage['headers']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
    ),
  )

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      to: { type: 'string' },
      faults: { type: 'string', default: '' },
      port: { type: 'string', default: '0' },
    },
  })
  if (values.to === undefined) throw new Error('--to URL is missing')
  const faults = values.faults.split(',').filter((name) => name !== '')
  const started = await startProxy({ to: values.to, faults, port: Number(values.port) })
  process.stdout.write(`proxy listening on ${started.url}\n`)
}
