/** Small servers for tests of the check API, each defined by one answer function. */
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Answering {
  status: number
  body?: unknown
  headers?: Record<string, string>
}

/** Starts a server that answers each request with the result of a function; null closes the connection. */
export async function startThrowaway(
  answer: (request: IncomingMessage, body: unknown) => Answering | null,
): Promise<{ url: string; close(): Promise<void> }> {
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
