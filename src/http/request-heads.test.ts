import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startTestServer, type TestServer } from '../testing/server.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer({ url: ':memory:' })
  const person = await server.user()
  token = (await server.agent(person.session)).token
})
afterAll(async () => {
  await server.close()
  expect(server.errors).toEqual([])
})

/** Sends a request unchanged, and returns the whole response. */
async function raw(text: string): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  let answer = ''
  socket.on('data', (data) => (answer += String(data)))
  socket.write(text)
  await once(socket, 'close')
  return answer
}

/** Requests the event log. @returns the status */
async function ask(target: string, headers: Record<string, string> = {}, more = ''): Promise<number> {
  const all = { Host: 'chat.example', Authorization: `Bearer ${token}`, Connection: 'close', ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return Number((await raw(`GET ${target} HTTP/1.1\r\n${lines.join('')}${more}\r\n`)).split(' ')[1])
}

test.each(['http://chat.example/v1/events', 'HTTPS://chat.example:8443/v1/events?limit=1', '/v1/events'])(
  'the target %s is answered',
  async (target) => expect(await ask(target)).toBe(200),
)

test('the absolute form without a path is the root', async () => {
  expect(await ask('http://chat.example?x=1')).toBe(await ask('/?x=1'))
})

test.each(['a b', 'x/y', 'user@x', 'x?y', 'x:port', '[::1', '%zz'])('the host %s is rejected', async (host) =>
  expect(await ask('/v1/events', { Host: host })).toBe(400),
)

test.each(['chat.example', 'chat.example.:443', '127.0.0.1:8787', '[::1]:8787', 'a_b', ''])(
  'the host "%s" is accepted',
  async (host) => expect(await ask('/v1/events', { Host: host })).toBe(200),
)

test('several spaces may follow the scheme of a credential, and a second credential is rejected', async () => {
  expect(await ask('/v1/events', { Authorization: `Bearer   ${token}` })).toBe(200)
  expect(await ask('/v1/events', {}, `authorization: Bearer ${token}\r\n`)).toBe(400)
})

test('a client of HTTP/1.0 gets one response, without 100 Continue', async () => {
  const body = '{}'
  const answer = await raw(
    `POST /v1/chats HTTP/1.0\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\n` +
      `Expect: 100-continue\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  )
  expect(answer).toMatch(/^HTTP\/1\.[01] 422 /)
})

const numbers = ['0x10', '1e1', '5.0', '+5', ' 5', '5 ', '5abc', '1_0', '0b11', '\u0665', 'Infinity', 'NaN', '']

test.each(numbers)('"%s" is rejected as a number in a query', async (text) => {
  for (const name of ['limit', 'timeout', 'after']) {
    const query = new URLSearchParams({ [name]: text })
    const { status, body } = await server.call('GET', `/v1/events?${query}`, token)
    expect(status).toBe(422)
    expect(body.error.message).toContain(name)
  }
})

test('a HEAD request does not wait or open a stream, and is listed where it is supported', async () => {
  const statusOf = async (path: string) => {
    const init = { method: 'HEAD', headers: { authorization: `Bearer ${token}` }, signal: AbortSignal.timeout(3_000) }
    return (await fetch(server.url + path, init)).status
  }
  for (const path of ['/v1/events?timeout=20', '/v1/calls/cal_a/ice-candidates?timeout=20', '/v1/me/events?timeout=20'])
    expect([path, await statusOf(path)]).toEqual([path, 404])
  expect(await statusOf('/v1/chats')).toBe(200)
  const allowOf = async (path: string) =>
    (await fetch(server.url + path, { method: 'OPTIONS' })).headers.get('allow')?.split(', ')
  expect(await allowOf('/v1/chats')).toEqual(expect.arrayContaining(['GET', 'HEAD', 'POST', 'OPTIONS']))
  expect(await allowOf('/v1/events')).toEqual(['GET', 'OPTIONS'])
})
