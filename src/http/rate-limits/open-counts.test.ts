import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'

import { afterEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'

import { systemClock } from '../../platform/clock.ts'
import { question } from '../../testing/calls.ts'
import { startTestServer, testOperatorKey, type TestServer } from '../../testing/server.ts'

interface Rejected {
  error: unknown
}

describe('the number of open requests, pulls, streams and connections', () => {
  let server: TestServer
  const leaving = new AbortController()
  afterEach(() => server.close())
  const start = async (limits: string, environment: Record<string, string> = {}) => {
    server = await startTestServer({ url: ':memory:' }, systemClock, {
      PARLEY_LIMITS: limits,
      PARLEY_METRICS_LISTEN: '127.0.0.1:0',
      ...environment,
    })
    const { session } = await server.user()
    return { session, agent: await server.agent(session), other: await server.agent(session) }
  }
  const rejection = (limit: string, unit: string, most = 1) => ({
    code: 'rate_limited',
    message: `The limit ${limit} is reached: at most ${most} ${unit}.`,
  })
  /** Sends a request without a body and leaves it open. @returns a function that aborts the request */
  const hold = async (path: string, token: string, isOpen: () => boolean) => {
    const asking = request(server.url + path, { headers: { authorization: `Bearer ${token}` }, agent: new Agent() })
    asking.on('error', () => undefined).end()
    await expect.poll(isOpen).toBe(true)
    return () => asking.destroy()
  }
  const counted = async (limit: string) => {
    const text = await (await fetch(server.metricsUrl!)).text()
    return Number(new RegExp(`parley_limit_refusals_total\\{limit="${limit}"\\} (\\d+)`).exec(text)?.[1] ?? 0)
  }

  it('is limited per account, and an operator may raise the limit of an account', async () => {
    const { session, agent } = await start('requests_at_once=1')
    const { openCounts } = server.context
    const body = JSON.stringify({ handle: 'x', display_name: 'Bot' })
    const slow = request(`${server.url}/v1/me/agents`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${session}`,
        'content-type': 'application/json',
        'content-length': body.length,
      },
    })
    slow.on('error', () => undefined).flushHeaders()
    await expect.poll(() => openCounts.size('requests_at_once')).toBe(1)
    const rejected = await server.call('GET', '/v1/me', session)
    expect([rejected.status, rejected.body.error, rejected.headers.get('retry-after')]).toEqual([
      429,
      rejection('requests_at_once', 'requests'),
      '1',
    ])
    expect((await server.call('GET', '/v1/agents/me', agent.token)).status).toBe(200)
    const { handle } = (await server.call('GET', '/_ops/persons', testOperatorKey)).body.persons[0]
    const set = await server.call('PUT', `/_ops/handles/${handle}/limits/requests_at_once`, testOperatorKey, {
      value: 2,
    })
    expect(set.status).toBe(200)
    expect((await server.call('GET', '/v1/me', session)).status).toBe(200)
    slow.destroy()
    await expect.poll(() => openCounts.size('requests_at_once')).toBe(0)
    expect(await counted('requests_at_once')).toBe(1)
  })

  it('is reported in the form of the body where forms share a route', async () => {
    const { agent } = await start('off')
    const own = `/_ops/handles/${agent.handle}/limits/requests_at_once`
    expect((await server.call('PUT', own, testOperatorKey, { value: 0 })).status).toBe(200)
    const rejected = await server.call('POST', '/v1/messages', agent.token, { to: ['somebody'], message: {} })
    expect([rejected.status, rejected.body.error.retry_after, rejected.body.success]).toEqual([429, 1, false])
    expect((await server.call('POST', '/v1/messages', agent.token, {})).body.error.code).toBe('rate_limited')
  })

  it('is limited for pulls per account and per address, and not for requests that do not wait', async () => {
    const { agent, other } = await start('held_pulls=1,held_pulls_per_address=2,requests_at_once=1')
    const { openCounts, waiters } = server.context
    const pull = '/v1/events?after=0&timeout=20'
    const end = await hold(pull, agent.token, () => waiters.size === 1)
    const refused = await server.call('GET', pull, agent.token)
    expect(refused.body.error).toEqual(rejection('held_pulls', 'pulls'))
    expect((await server.call('GET', '/v1/events?after=0', agent.token)).status).toBe(200)
    await hold(pull, other.token, () => waiters.size === 2)
    const { session } = await server.user()
    expect((await server.call('GET', '/v1/me/events?after=0&timeout=20', session)).body.error).toEqual(
      rejection('held_pulls_per_address', 'pulls', 2),
    )
    end()
    await expect.poll(() => openCounts.size('held_pulls')).toBe(1)
    await hold(pull, agent.token, () => waiters.size === 2)
  })

  it('is limited for streams and waiting calls', async () => {
    const { agent, other, session } = await start('streams=1,waiting_calls=1')
    const { openCounts } = server.context
    const worker = await server.agent(session)
    await server.call('PATCH', '/v1/me', worker.token, { accepts_tasks: true })
    const send = (token: string, method: string, to = worker.handle) =>
      fetch(`${server.url}/a2a/${to}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'a2a-version': '1.0' },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: question('Work') }),
        signal: leaving.signal,
      })
    const stream: Response = await send(agent.token, 'SendStreamingMessage')
    expect(stream.headers.get('content-type')).toBe('text/event-stream')
    const second = await send(agent.token, 'SendStreamingMessage')
    expect([second.status, ((await second.json()) as Rejected).error]).toEqual([429, rejection('streams', 'streams')])
    void send(agent.token, 'SendMessage', other.handle).catch(() => undefined)
    await expect.poll(() => openCounts.size('waiting_calls')).toBe(1)
    const waiting = await send(agent.token, 'SendMessage', other.handle)
    expect([waiting.status, ((await waiting.json()) as Rejected).error]).toEqual([
      429,
      rejection('waiting_calls', 'calls'),
    ])
    leaving.abort()
    await expect.poll(() => openCounts.size('streams') + openCounts.size('waiting_calls')).toBe(0)
  })

  it('is limited for tickets and sockets', async () => {
    const { agent } = await start('sockets=1,socket_tickets_per_agent=2')
    const { openCounts } = server.context
    const ticket = () => server.call('POST', '/v1/socket-tickets', agent.token, {})
    const urls = [(await ticket()).body.url, (await ticket()).body.url]
    expect((await ticket()).body.error).toEqual(rejection('socket_tickets_per_agent', 'tickets', 2))
    const first = new WebSocket(urls[0])
    await once(first, 'message')
    const second = new WebSocket(urls[1])
    second.on('error', () => undefined)
    const [, answer] = await once(second, 'unexpected-response')
    let text = ''
    for await (const piece of answer) text += piece
    expect([answer.statusCode, JSON.parse(text).error]).toEqual([429, rejection('sockets', 'sockets')])
    expect(await counted('sockets')).toBe(1)
    first.close()
    await expect.poll(() => openCounts.size('sockets')).toBe(0)
  })

  it('is limited for connections per address, except trusted proxies', async () => {
    await start('off', { PARLEY_HTTP_LIMITS: 'connections_per_address=3' })
    const open = () => connect(Number(new URL(server.url).port), '127.0.0.1').on('error', () => undefined)
    const held = [open(), open(), open()]
    await Promise.all(held.map((socket) => once(socket, 'connect')))
    const ask = () =>
      new Promise<string>((resolve) => {
        let got = ''
        const socket = open()
        socket.on('data', (chunk) => (got += chunk)).on('close', () => resolve(got))
        socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
      })
    await expect
      .poll(async () => (await ask()).split('\r\n')[0], { timeout: 5_000 })
      .toBe('HTTP/1.1 429 Too Many Requests')
    expect(await ask()).toContain('The limit connections_per_address is reached: at most 3 connections.')
    for (const socket of held) socket.destroy()
    await expect.poll(async () => (await ask()).split('\r\n')[0]).toBe('HTTP/1.1 200 OK')
    await server.close()
    await start('off', { PARLEY_HTTP_LIMITS: 'connections_per_address=1', PARLEY_TRUST_PROXY: '1' })
    expect((await Promise.all([ask(), ask(), ask()])).map((text) => text.slice(0, 12))).toEqual(
      Array(3).fill('HTTP/1.1 200'),
    )
  })
})
