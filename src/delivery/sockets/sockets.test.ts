import { once } from 'node:events'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket } from 'ws'

import { systemClock } from '../../platform/clock.ts'
import { createIds } from '../../platform/ids.ts'
import { eachSignals } from '../../testing/databases.ts'
import { closeTestPair, startTestPair, startTestServer, type TestServer } from '../../testing/server.ts'

const ids = createIds(systemClock)
type Agent = { id: string; handle: string; token: string }
// Tests read frames of every shape.
// oxlint-disable-next-line no-explicit-any
type Frame = any

/** A client that records its frames. */
class Client {
  readonly frames: Frame[] = []
  readonly socket: WebSocket
  readonly closed: Promise<[code: number, reason: string]>

  constructor(url: string) {
    this.socket = new WebSocket(url)
    this.socket.on('message', (data) => this.frames.push(JSON.parse(String(data))))
    this.socket.on('error', () => undefined)
    this.closed = new Promise((resolve) => this.socket.once('close', (code, reason) => resolve([code, String(reason)])))
  }

  get events(): number[] {
    return this.frames.filter(({ type }) => type === 'event').map(({ event }) => event.sequence)
  }

  get ephemeral(): Frame[] {
    return this.frames.filter(({ type }) => type === 'ephemeral')
  }

  ack(sequence: number): void {
    this.socket.send(JSON.stringify({ type: 'ack', sequence }))
  }

  async close(): Promise<void> {
    this.socket.close()
    await this.closed
  }
}

eachSignals((dialect, open) => {
  let here: TestServer
  let there: TestServer
  let laterMs = 0
  beforeAll(async () => {
    const clock = { ...systemClock, now: () => Date.now() + laterMs }
    const pair = await startTestPair(dialect, open.place(), clock)
    here = pair.here
    there = pair.there
  })
  afterAll(async () => {
    expect(await closeTestPair(here, there)).toEqual([])
  })

  const ticketOf = async (agent: Agent, server = here): Promise<string> => {
    const { status, body } = await server.call('POST', '/v1/socket-tickets', agent.token, {})
    expect(status).toBe(201)
    return body.url
  }
  const connect = async (
    agent: Agent,
    { server = here, after }: { server?: TestServer; after?: number } = {},
  ): Promise<Client> => {
    const client = new Client((await ticketOf(agent, server)) + (after === undefined ? '' : `&after=${after}`))
    await expect.poll(() => client.frames[0]?.type).toBe('hello')
    return client
  }
  /** Returns the HTTP status of a rejected socket. */
  const rejectedStatus = async (url: string): Promise<number | undefined> => {
    const socket = new WebSocket(url)
    socket.on('error', () => undefined)
    const [, answer] = await once(socket, 'unexpected-response')
    socket.terminate()
    return answer.statusCode
  }
  const pair = async () => {
    const ann = await here.user()
    const [bot, eve] = [await here.agent(ann.session), await here.agent(ann.session)]
    const chatId = (await here.call('POST', '/v1/chats', eve.token, { kind: 'direct', handles: [bot.handle] })).body
      .chat.id as string
    return { ann, bot, eve, chatId }
  }
  const say = async (agent: Agent, chatId: string, server = here) => {
    const body = { message_id: ids.next('msg'), chat_id: chatId, parts: [{ type: 'text', text: 'x' }] }
    expect((await server.call('POST', '/v1/messages', agent.token, body)).status).toBe(202)
  }
  const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

  it('opens once per ticket, before the ticket expires', async () => {
    const { bot } = await pair()
    const { body } = await here.call('POST', '/v1/socket-tickets', bot.token, {})
    expect(body).toEqual({
      ticket: expect.stringMatching(/^tck_/),
      url: expect.stringContaining(body.ticket),
      expires_in: 30,
    })
    expect(await rejectedStatus(`${body.url}&after=soon`)).toBe(422)
    const client = new Client(body.url)
    await expect.poll(() => client.frames).toMatchObject([{ type: 'hello', latest: 0, after: 0 }])
    expect(await rejectedStatus(body.url)).toBe(401)
    await client.close()
    expect(await rejectedStatus(body.url.replace(/tck_.*/, 'tck_unknown'))).toBe(401)
    const late = await ticketOf(bot)
    laterMs += 31_000
    expect(await rejectedStatus(late)).toBe(401)
    expect((await here.call('GET', '/v1/socket', bot.token)).status).toBe(404)
  })

  it('sends events that an agent did not acknowledge, and marks acknowledged ones delivered', async () => {
    const { bot, eve, chatId } = await pair()
    await say(eve, chatId)
    const first = await connect(bot)
    await say(eve, chatId, there)
    await expect.poll(() => first.events).toEqual([1, 2])
    const { body: pulled } = await here.call('GET', `/v1/chats/${chatId}/messages`, eve.token)
    expect(pulled.messages.map(({ delivered_at: at }: Frame) => at)).toEqual([null, null])
    first.ack(1)
    first.ack(0)
    const delivered = async () =>
      (await here.call('GET', `/v1/chats/${chatId}/messages`, eve.token)).body.messages.map(
        ({ delivered_at: at }: Frame) => at !== null,
      )
    await expect.poll(delivered).toEqual([false, true])
    const [, , second] = first.frames
    await first.close()
    const again = await connect(bot, { server: there })
    await expect.poll(() => again.events).toEqual([2])
    expect(again.frames[1]).toEqual(second)
    again.ack(2)
    await expect.poll(delivered).toEqual([true, true])
    await again.close()
    await say(eve, chatId)
    await say(eve, chatId)
    const ahead = await connect(bot, { after: 3 })
    await expect.poll(() => ahead.events).toEqual([4])
    expect(ahead.frames[0]).toMatchObject({ type: 'hello', latest: 4, after: 3, log_epoch: expect.any(String) })
    await ahead.close()
    const beyond = await connect(bot, { after: 400 })
    await expect.poll(() => beyond.frames[0]).toMatchObject({ type: 'hello', latest: 4, after: 4 })
    await beyond.close()
    const behind = await connect(bot, { after: 1 })
    await expect.poll(() => behind.events).toEqual([3, 4])
    await behind.close()
  })

  it('has at most 100 unacknowledged events in flight', async () => {
    const { bot, eve, chatId } = await pair()
    const client = await connect(bot)
    await Promise.all(numbers(1, 130).map(() => say(eve, chatId)))
    await expect.poll(() => client.events.length).toBe(100)
    await new Promise((resolve) => setTimeout(resolve, 150))
    expect(client.events).toEqual(numbers(1, 100))
    client.ack(10)
    await expect.poll(() => client.events.length).toBe(110)
    await new Promise((resolve) => setTimeout(resolve, 50))
    client.ack(110)
    await expect.poll(() => client.events).toEqual(numbers(1, 130))
    await client.close()
  })

  it('closes after an invalid frame or an acknowledgement of an event that was not sent', async () => {
    const { bot } = await pair()
    for (const [frame, code] of [
      ['nonsense', 1007],
      ['{"type":"ack","sequence":"1"}', 1007],
      ['{"type":"ack","sequence":1}', 1008],
    ] as const) {
      const client = await connect(bot)
      client.socket.send(JSON.stringify({ type: 'pong' }))
      client.socket.send(frame)
      expect((await client.closed)[0], frame).toBe(code)
    }
  })

  it('sends typing events without storing them, in every process, to the other participants of the chat', async () => {
    const { ann, bot, eve, chatId } = await pair()
    const stranger = await here.agent(ann.session)
    const clients = [
      await connect(bot),
      await connect(bot, { server: there }),
      await connect(eve),
      await connect(stranger),
    ]
    for (const started of [true, false]) {
      expect((await here.call('POST', `/v1/chats/${chatId}/typing`, eve.token, { started })).status).toBe(204)
    }
    const participant = { type: 'agent', id: eve.id, handle: eve.handle }
    const shown = ['started', 'stopped'].map((word) => ({
      type: 'ephemeral',
      name: `chat.typing_indicator.${word}`,
      data: { chat_id: chatId, participant, timeout_ms: 90_000 },
    }))
    await expect.poll(() => clients[0]!.ephemeral).toEqual(shown)
    await expect.poll(() => clients[1]!.ephemeral).toEqual(shown)
    const late = await connect(bot)
    await say(eve, chatId)
    await expect.poll(() => late.events).toEqual([1])
    expect([late, clients[2]!, clients[3]!].map(({ ephemeral }) => ephemeral)).toEqual([[], [], []])
    for (const client of [...clients, late]) await client.close()
  })

  it('closes when the token ends, and its tickets are rejected', async () => {
    const { ann, bot, eve, chatId } = await pair()
    const client = await connect(bot, { server: there })
    const unused = await ticketOf(bot)
    await here.call('POST', `/v1/me/agents/${bot.id}/rotate-token`, ann.session, {})
    expect(await client.closed).toEqual([1008, 'the credential has ended'])
    expect(await rejectedStatus(unused)).toBe(401)
    await say(eve, chatId)
    expect(client.events).toEqual([])
  })

  it('closes for a position before the oldest stored event, with the position to continue from', async () => {
    const { bot, eve, chatId } = await pair()
    for (let n = 0; n < 3; n++) await say(eve, chatId)
    await here.context.database.write(async (tx) => {
      await tx.run('DELETE FROM events WHERE actor_id = ? AND sequence <= 2', [bot.id])
      await tx.run('UPDATE event_counters SET purged_through = 2 WHERE actor_id = ?', [bot.id])
    })
    const [code, reason] = await (await connect(bot, { after: 0 })).closed
    expect([code, reason]).toEqual([1008, 'the events up to 2 are too old to be kept; go on with after=2'])
    const client = await connect(bot, { after: 2 })
    await expect.poll(() => client.events).toEqual([3])
    await client.close()
  })

  it('sends a person its own log and typing of others, until the session ends', async () => {
    const ann = await here.user()
    const eve = await there.agent(ann.session)
    const body = { kind: 'direct', handles: [eve.handle] }
    const chatId = (await here.call('POST', '/v1/chats', ann.session, body)).body.chat.id
    expect((await here.call('POST', '/v1/me/socket-tickets', eve.token, {})).status).toBe(401)
    const ticket = await here.call('POST', '/v1/me/socket-tickets', ann.session, {})
    expect([ticket.status, ticket.body.expires_in]).toEqual([201, 30])
    const client = new Client(ticket.body.url)
    await expect.poll(() => client.frames[0]?.type).toBe('hello')
    const before = client.frames[0].latest
    await there.call('POST', `/v1/chats/${chatId}/typing`, eve.token, { started: true })
    await expect
      .poll(() => client.ephemeral.map(({ name, data }) => [name, data.chat_id, data.participant.handle]))
      .toEqual([['chat.typing_indicator.started', chatId, eve.handle]])
    await say(eve, chatId, there)
    await expect.poll(() => client.events.at(-1)).toBe(before + 1)
    client.ack(before + 1)
    const { sessions } = (await here.call('GET', '/v1/me/sessions', ann.session)).body
    await here.call('DELETE', `/v1/me/sessions/${sessions[0].id}`, ann.session)
    expect((await client.closed)[1]).toBe('the credential has ended')
  })

  it('is not available when it is switched off', async () => {
    const server = await startTestServer(open.place(), systemClock, { PARLEY_FEATURES: 'none' })
    const ann = await server.user()
    const bot = await server.agent(ann.session)
    expect((await server.call('POST', '/v1/socket-tickets', bot.token, {})).status).toBe(404)
    expect((await server.call('POST', '/v1/me/socket-tickets', ann.session, {})).status).toBe(404)
    expect(await rejectedStatus(`${server.url.replace('http', 'ws')}/v1/socket?ticket=x`)).toBe(404)
    await server.close()
  })

  it('closes with a code when the server stops, and keeps acknowledgements', async () => {
    const place = open.place()
    const server = await startTestServer(place)
    const ann = await server.user()
    const [bot, eve] = [await server.agent(ann.session), await server.agent(ann.session)]
    const chatId = (await server.call('POST', '/v1/chats', eve.token, { kind: 'direct', handles: [bot.handle] })).body
      .chat.id
    await say(eve, chatId, server)
    const client = await connect(bot, { server })
    await expect.poll(() => client.events).toEqual([1])
    client.ack(1)
    await server.close()
    expect((await client.closed)[0]).toBe(1001)
    expect(server.errors).toEqual([])
    const next = await startTestServer(place)
    const again = await connect(bot, { server: next })
    await say(eve, chatId, next)
    await expect.poll(() => again.events).toEqual([2])
    await again.close()
    await next.close()
  })
})
