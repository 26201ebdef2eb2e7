import { randomUUID } from 'node:crypto'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import type { Answer, TestServer } from './server.ts'

export interface TestAgent {
  id: string
  handle: string
  token: string
}

/** Test support: sends a raw request to an A2A address. */
export async function post(
  server: Pick<TestServer, 'url'>,
  { handle }: { handle: string },
  token: string | undefined,
  body: string,
  headers: Record<string, string> = {},
  suffix = '',
): Promise<Answer> {
  const answer = await fetch(`${server.url}/a2a/${handle}${suffix}`, {
    method: 'POST',
    body,
    headers: {
      'a2a-version': '1.0',
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
  })
  return { status: answer.status, headers: answer.headers, body: await answer.json().catch(() => undefined) }
}

export const envelope = (method: string, params: unknown, id: unknown = 1) =>
  JSON.stringify({ jsonrpc: '2.0', id, method, params })

/** Test support: sends one call. @returns the envelope of the response */
// Tests read responses of every shape.
// oxlint-disable-next-line no-explicit-any
export async function call(
  server: Pick<TestServer, 'url'>,
  agent: { handle: string },
  token: string,
  method: string,
  params: unknown,
): Promise<any> {
  return (await post(server, agent, token, envelope(method, params))).body
}

export const question = (text: string, more: object = {}) => ({
  message: { messageId: randomUUID(), role: 'ROLE_USER', parts: [{ text }], ...more },
})

/** Test support: yields the items of a stream. Aborting the signal closes the connection. */
export async function* items(
  server: Pick<TestServer, 'url'>,
  { handle }: { handle: string },
  token: string,
  method: string,
  params: unknown,
  signal?: AbortSignal,
) {
  const answer = await fetch(`${server.url}/a2a/${handle}`, {
    method: 'POST',
    body: envelope(method, params),
    signal: signal ?? null,
    headers: { 'a2a-version': '1.0', 'content-type': 'application/json', authorization: `Bearer ${token}` },
  })
  for await (const line of createInterface({ input: Readable.fromWeb(answer.body as never) })) {
    if (line.startsWith('data: ')) yield JSON.parse(line.slice(6))
  }
}

/** Test support: returns all items until the end. */
export async function all<T>(source: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = []
  for await (const item of source) found.push(item)
  return found
}
