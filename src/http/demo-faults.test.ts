import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import type { OperatorLogPage } from '../../generated/extensions/types.gen.ts'
import { newMessageId } from '../client/message-id.ts'
import { startTestDemo, type TestDemo } from '../testing/demo.ts'
import { startTestServer, testOperatorKey } from '../testing/server.ts'

describe('faults that a request of a demo selects', () => {
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
    expect(answer.headers.get('x-parley-fault')).toBe(status === 422 ? null : fault)
    expect(await answer.json()).toMatchObject({ error: { code } })
  })

  it('have the format of the form of the request', async () => {
    const body = JSON.stringify({ to: ['echo_bot'], message: { parts: [{ type: 'text', value: 'x' }] } })
    const answer = await ask('rate-limited', '/v1/messages', { method: 'POST', body })
    expect([answer.status, await answer.json()]).toMatchObject([429, { error: { retry_after: expect.any(Number) } }])
  })

  it('slow delays the response', async () => {
    const began = performance.now()
    expect((await ask('slow=300')).status).toBe(200)
    expect(performance.now() - began).toBeGreaterThanOrEqual(295)
  })

  it('lost-answer executes the request and closes the connection: a repeated request changes nothing', async () => {
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

  it('are ignored by a server without a demo, and for requests from other machines', async () => {
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

describe('active faults', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parley-faults-'))
  let demo: TestDemo
  beforeAll(async () => {
    demo = await startTestDemo(folder)
  })
  afterEach(async () => {
    for (const { id } of (await askAdmin('GET')).body.faults) await askAdmin('DELETE', `/${id}`)
  })
  afterAll(async () => {
    await demo.stop()
    rmSync(folder, { recursive: true })
  })

  async function askAdmin(method: string, rest = '', body?: object) {
    const headers = { authorization: `Bearer ${demo.values.OPERATOR_KEY}`, 'content-type': 'application/json' }
    const answer = await fetch(`${demo.values.URL}/_ops/faults${rest}`, { method, headers, body: JSON.stringify(body) })
    const text = await answer.text()
    return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) }
  }

  const make = async (body: object) => (await askAdmin('POST', '', { target: 'requests', ...body })).body.fault
  const ask = (path: string, token = demo.values.AGENT_TOKEN, init: RequestInit = {}) =>
    fetch(demo.values.URL + path, { ...init, headers: { authorization: `Bearer ${token}`, ...init.headers } })

  it.each([
    ['rate_limited', 429, 'rate_limited', '7'],
    ['unavailable', 503, 'temporarily_unavailable', '7'],
    ['expired_token', 401, 'unauthorized', null],
  ])('%s is answered %i to the named agent, for the given number of times', async (kind, status, code, retryAfter) => {
    const wait = retryAfter ? { retry_after: Number(retryAfter) } : {}
    const { id } = await make({ kind, agent: 'demo_agent', times: 1, ...wait })
    expect((await ask('/v1/agents/me', demo.values.WORKER_TOKEN)).status).toBe(200)
    expect((await ask('/v1/me', demo.values.ANN_SESSION)).status).toBe(200)
    const answer = await ask('/v1/agents/me')
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, retryAfter])
    expect(answer.headers.get('x-parley-fault')).toBe(`${kind.replace('_', '-')}; id=${id}`)
    expect(await answer.json()).toMatchObject({ error: { code } })
    expect((await ask('/v1/agents/me')).status).toBe(200)
    expect((await askAdmin('GET')).body).toEqual({ faults: [] })
  })

  it('apply to one operation, or to one path prefix', async () => {
    const { id } = await make({ kind: 'unavailable', operation: 'listEvents' })
    await make({ kind: 'rate_limited', path: '/v1/agents' })
    const statuses = await Promise.all(['/v1/agents/me', '/v1/events'].map(async (path) => (await ask(path)).status))
    expect(statuses).toEqual([429, 503])
    expect((await askAdmin('DELETE', `/${id}`)).status).toBe(204)
    expect((await askAdmin('DELETE', `/${id}`)).status).toBe(404)
  })

  it('delay responses, mark them, and count them', async () => {
    const { id } = await make({ kind: 'delay', delay_ms: 300, operation: 'getOwnAgent' })
    const began = performance.now()
    const answer = await ask('/v1/agents/me')
    expect(performance.now() - began).toBeGreaterThanOrEqual(295)
    expect([answer.status, answer.headers.get('x-parley-fault')]).toEqual([200, `delay; id=${id}`])
    const { faults } = (await askAdmin('GET')).body
    expect(faults).toMatchObject([{ id, applied: 1, times_left: null, last_applied_at: expect.any(String) }])
    const lasts = Date.parse(faults[0].expires_at) - Date.parse(faults[0].created_at)
    expect(lasts).toBe(600_000)
  })

  it('close the connection before or after the execution', async () => {
    const chat = `/v1/chats/${demo.values.ECHO_CHAT}/messages`
    const send = (text: string) => {
      const message = { message_id: newMessageId(), chat_id: demo.values.ECHO_CHAT, parts: [{ type: 'text', text }] }
      const init = { method: 'POST', body: JSON.stringify(message), headers: { 'content-type': 'application/json' } }
      return ask('/v1/messages', demo.values.AGENT_TOKEN, init)
    }
    await make({ kind: 'closed_connection', operation: 'sendMessage', times: 1 })
    await make({ kind: 'lost_answer', operation: 'sendMessage', times: 1 })
    await expect(send('never stored')).rejects.toThrow('fetch failed')
    await expect(send('stored unseen')).rejects.toThrow('fetch failed')
    expect((await send('as ever')).ok).toBe(true)
    const history = await (await ask(chat)).text()
    expect(['never stored', 'stored unseen', 'as ever'].map((text) => history.includes(`"${text}"`))).toEqual([
      false,
      true,
      true,
    ])
  })

  it.each([
    [{ kind: 'drop' }, 422, 'kind'],
    [{ kind: 'delay' }, 422, 'delay_ms'],
    [{ kind: 'delay', delay_ms: 60_001 }, 422, 'delay_ms'],
    [{ kind: 'unavailable', probability: 1.1 }, 422, 'probability'],
    [{ kind: 'unavailable', seconds: 3_601 }, 422, 'seconds'],
    [{ kind: 'unavailable', operation: 'noSuchOperation' }, 422, 'operation'],
    [{ kind: 'unavailable', agent: 'nobody_at_all' }, 404, 'agent'],
    [{ kind: 'unavailable', agent: 'ann' }, 404, 'agent'],
    [{ target: 'deliveries', kind: 'drop', webhook_id: 'whk_none' }, 404, 'webhook'],
  ])('%o is rejected with %i for %s, and nothing is stored', async (body, status, field) => {
    const rejected = await askAdmin('POST', '', { target: 'requests', ...body })
    expect([rejected.status, rejected.body.error.message]).toEqual([status, expect.stringContaining(field)])
    expect((await askAdmin('GET')).body).toEqual({ faults: [] })
  })

  it('are limited to 20', async () => {
    for (let count = 0; count < 20; count++) await make({ kind: 'unavailable', probability: 0 })
    const { status, body } = await askAdmin('POST', '', { target: 'requests', kind: 'unavailable' })
    expect([status, body.error.code]).toEqual([409, 'limit_exceeded'])
  })

  it('are recorded in the operator log', async () => {
    await make({ kind: 'rate_limited', agent: 'demo_agent', times: 3, seconds: 30 })
    const headers = { authorization: `Bearer ${demo.values.OPERATOR_KEY}` }
    const { entries } = (await (
      await fetch(`${demo.values.URL}/_ops/log?limit=1`, { headers })
    ).json()) as OperatorLogPage
    expect(entries).toMatchObject([
      { operation: 'createFault', account: { handle: 'demo_agent' }, details: { kind: 'rate_limited', times: 3 } },
    ])
  })

  it('do not stop the agents of the demo after they end', async () => {
    await make({ kind: 'expired_token', agent: 'echo_bot', seconds: 2 })
    const body = { message_id: newMessageId(), parts: [{ type: 'text', text: 'Still there?' }] }
    const path = `/v1/chats/${demo.values.ECHO_CHAT}/messages`
    const init = { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
    expect((await ask(path.replace('/v1', '/v2'), demo.values.AGENT_TOKEN, init)).ok).toBe(true)
    await expect.poll(async () => (await ask(path)).text(), { timeout: 15_000 }).toContain('"Echo: Still there?"')
  }, 20_000)

  it('are unknown to a server without a demo, and absent from its document', async () => {
    const server = await startTestServer({ url: ':memory:' })
    for (const method of ['GET', 'POST'])
      expect(
        (await server.call(method, '/_ops/faults', testOperatorKey, method === 'GET' ? undefined : {})).status,
      ).toBe(404)
    const described = async (url: string) => {
      const { paths } = (await (await fetch(`${url}/openapi/extensions.json`)).json()) as { paths: object }
      return Object.keys(paths)
    }
    expect(await described(server.url)).toContain('/_ops/log')
    expect(await described(server.url)).not.toContain('/_ops/faults')
    expect(await described(demo.values.URL)).toContain('/_ops/faults')
    await server.close()
  })
})
