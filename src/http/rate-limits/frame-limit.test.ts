import { once } from 'node:events'

import { afterEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'

import { systemClock } from '../../platform/clock.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

describe('frames of an account', () => {
  let server: TestServer
  afterEach(() => server.close())

  const connect = async (token: string) => {
    const { body } = await server.call('POST', '/v1/socket-tickets', token, {})
    const socket = new WebSocket(body.url)
    socket.on('error', () => undefined)
    const closed = once(socket, 'close').then(([code]) => code as number)
    await once(socket, 'message')
    return { socket, closed }
  }
  const rejectedSocket = async (token: string) => {
    const { body } = await server.call('POST', '/v1/socket-tickets', token, {})
    const socket = new WebSocket(body.url)
    socket.on('error', () => undefined)
    const [, answer] = await once(socket, 'unexpected-response')
    answer.resume()
    return [answer.statusCode, answer.headers['retry-after']]
  }
  const start = async (frames: string) => {
    server = await startTestServer({ url: ':memory:' }, systemClock, { PARLEY_RATE_LIMITS: `frame=${frames}` })
    const { session } = await server.user()
    return [await server.agent(session), await server.agent(session)] as const
  }

  it('are limited on all of its sockets together, and other accounts are unaffected', async () => {
    const [agent, other] = await start('20/60s')
    const [one, two, beside] = [await connect(agent.token), await connect(agent.token), await connect(other.token)]
    for (let count = 0; count < 12; count++) one.socket.send('{"type":"pong"}')
    for (let count = 0; count < 12; count++) two.socket.send('{"type":"ack","sequence":0}')
    expect(await Promise.race([one.closed, two.closed])).toBe(4429)
    const [status, retryAfter] = await rejectedSocket(agent.token)
    expect(status).toBe(429)
    expect(Number(retryAfter)).toBeGreaterThan(0)
    beside.socket.send('{"type":"pong"}')
    const further = await connect(other.token)
    further.socket.close()
    expect(await further.closed).not.toBe(4429)
    expect(beside.socket.readyState).toBe(WebSocket.OPEN)
  })

  it('are counted without content, and by their bytes', async () => {
    const [agent, other] = await start('20/60s')
    const pings = await connect(agent.token)
    for (let count = 0; count < 21; count++) pings.socket.ping()
    expect(await pings.closed).toBe(4429)
    const long = await connect(other.token)
    long.socket.send(JSON.stringify({ type: 'pong', rest: 'x'.repeat(3_000) }))
    expect(await long.closed).toBe(4429)
  })

  it('of a client that does not read are limited, and its connection is closed', async () => {
    const [agent] = await start('20/60s')
    const { socket } = await connect(agent.token)
    for (let count = 0; count < 50; count++) socket.send('{"type":"pong"}')
    socket.pause()
    await expect.poll(() => server.context.openCounts.size('sockets'), { timeout: 10_000 }).toBe(0)
    socket.terminate()
  })
})
