/** Servers without an implementation. No check may pass against them, and a run must end within 15 s. */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface StubServer {
  url: string
  close(): Promise<void>
}

const error = (code: string): object => ({ error: { code, message: 'always the same' } })

const responses = {
  'always-401': (response) => reply(response, 401, error('unauthorized')),
  'always-404': (response) => reply(response, 404, error('not_found')),
  'always-500': (response) => reply(response, 500, error('internal_error')),
  'always-200-empty': (response) => reply(response, 200, {}),
  'never-answers': () => undefined,
} as const satisfies Record<string, (response: ServerResponse) => void>

export type StubName = keyof typeof responses
export const stubNames = Object.keys(responses) as StubName[]

function reply(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

export async function startStubServer(name: StubName): Promise<StubServer> {
  const respond: (response: ServerResponse) => void = responses[name]
  const server = createServer((request, response) => {
    request.resume()
    request.on('end', () => respond(response))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      await closed
    },
  }
}
