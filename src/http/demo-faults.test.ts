import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { newMessageId } from '../client/message-id.ts'
import { startTestDemo, type TestDemo } from '../testing/demo.ts'
import { startTestServer } from '../testing/server.ts'

describe('the faults that a request of a demo asks for', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parley-faults-'))
  let demo: TestDemo
  beforeAll(async () => {
    demo = await startTestDemo(folder)
  })
  afterAll(async () => {
    await demo.stop()
    rmSync(folder, { recursive: true })
  })

  const ask = (fault: string, path = '/v1/agents/me', init: RequestInit = {}) =>
    fetch(demo.values.URL + path, {
      ...init,
      headers: {
        authorization: `Bearer ${demo.values.AGENT_TOKEN}`,
        'content-type': 'application/json',
        'x-parley-fault': fault,
      },
    })

  it.each([
    ['rate-limited', 429, 'rate_limited', '1'],
    ['unavailable', 503, 'temporarily_unavailable', '1'],
    ['expired-token', 401, 'unauthorized', null],
    ['slow=70000', 422, 'invalid_request', null],
    ['fire', 422, 'invalid_request', null],
  ])('%s is answered %i %s', async (fault, status, code, retryAfter) => {
    const answer = await ask(fault, '/v1/events')
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, retryAfter])
    expect(await answer.json()).toMatchObject({ error: { code } })
  })

  it('come in the form of the request', async () => {
    const body = JSON.stringify({ to: ['echo_bot'], message: { parts: [{ type: 'text', value: 'x' }] } })
    const answer = await ask('rate-limited', '/v1/messages', { method: 'POST', body })
    expect([answer.status, await answer.json()]).toMatchObject([429, { error: { retry_after: expect.any(Number) } }])
  })

  it('slow is answered late', async () => {
    const began = performance.now()
    expect((await ask('slow=300')).status).toBe(200)
    expect(performance.now() - began).toBeGreaterThanOrEqual(295)
  })

  it('lost-answer does the work and cuts the connection: a repeat changes nothing more', async () => {
    const chat = `/v1/chats/${demo.values.ECHO_CHAT}/messages`
    const message = {
      message_id: newMessageId(),
      chat_id: demo.values.ECHO_CHAT,
      parts: [{ type: 'text', text: 'Once' }],
    }
    const send = { method: 'POST', body: JSON.stringify(message) }
    await expect(ask('lost-answer', '/v1/messages', send)).rejects.toThrow('fetch failed')
    const repeated = await fetch(`${demo.values.URL}/v1/messages`, {
      ...send,
      headers: { authorization: `Bearer ${demo.values.AGENT_TOKEN}`, 'content-type': 'application/json' },
    })
    expect(repeated.ok).toBe(true)
    const history = await ask('slow=0', chat)
    expect((await history.text()).match(/"Once"/g)).toHaveLength(1)
  })

  it('are unknown to a server that is no demo, and to other machines', async () => {
    const server = await startTestServer({ url: ':memory:' })
    const { session } = await server.user()
    const headers = { authorization: `Bearer ${session}`, 'x-parley-fault': 'unavailable' }
    expect((await fetch(`${server.url}/v1/me`, { headers })).status).toBe(200)
    await server.close()
    const open = await startTestDemo(mkdtempSync(join(folder, 'open-')), { HOST: '0.0.0.0' })
    const { port } = new URL(open.values.URL)
    const reached = await fetch(`http://127.0.0.1:${port}/v1/agents/me`, {
      headers: { authorization: `Bearer ${open.values.AGENT_TOKEN}`, 'x-parley-fault': 'unavailable' },
    })
    expect(reached.status).toBe(200)
    await open.stop()
  })
})
