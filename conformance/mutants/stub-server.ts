/** Servers without an implementation. No check may pass against them, and a run must end within 15 s. */
import { createServer, type ServerResponse } from 'node:http'
import { listenLocally, type LocalServer } from '../client/local-server.ts'

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

export function startStubServer(name: StubName): Promise<LocalServer> {
  const respond: (response: ServerResponse) => void = responses[name]
  const server = createServer((request, response) => {
    request.resume()
    request.on('end', () => respond(response))
  })
  return listenLocally(server)
}
