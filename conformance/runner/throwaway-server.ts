/** Small servers for tests of the check API, each defined by one answer function. */
import { createServer, type IncomingMessage } from 'node:http'
import { listenLocally, type LocalServer } from '../client/local-server.ts'

export interface Answering {
  status: number
  body?: unknown
  headers?: Record<string, string>
}

/** Starts a server that answers each request with the result of a function; null closes the connection. */
export function startThrowaway(
  answer: (request: IncomingMessage, body: unknown) => Answering | null,
): Promise<LocalServer> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8')
      const given = answer(request, text === '' ? undefined : JSON.parse(text))
      if (given === null) request.socket.destroy()
      else
        response
          .writeHead(given.status, { 'content-type': 'application/json', ...given.headers })
          .end(given.body === undefined ? '' : JSON.stringify(given.body))
    })
  })
  return listenLocally(server)
}
