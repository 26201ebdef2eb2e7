import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { createAgent, type Agent, type AgentOptions, type Problem, type Position } from './index.ts'

/** An in-memory service with one log, by pull and by socket. */
class FakeService {
  epoch: string | undefined = 'one'
  texts: string[] = []
  /** Number of ticket requests. */
  tickets = 0
  /** URLs of opened sockets. */
  readonly addresses: URL[] = []
  /** Called after a socket was opened. */
  onSocket: (socket: FakeSocket) => void = (socket) => socket.serve()

  eventsAfter(after: number) {
    return this.texts.map((text, at) => eventOf(at + 1, text)).filter(({ sequence }) => sequence > after)
  }

  readonly fetch = async (input: string | URL | Request): Promise<Response> => {
    const url = new URL(String(input))
    if (url.pathname === '/v1/socket-tickets') {
      this.tickets++
      return Response.json(
        { ticket: 't', url: 'ws://service.example/v1/socket?ticket=t', expires_in: 30 },
        { status: 201 },
      )
    }
    const after = Number(url.searchParams.get('after'))
    await pause(20)
    const events = this.eventsAfter(after)
    const latest = this.texts.length
    const next_cursor = events.at(-1)?.sequence ?? Math.min(after, latest)
    return Response.json({ events, next_cursor, latest, has_more: false, log_epoch: this.epoch })
  }

  /** WebSocket class of this log. */
  readonly WebSocket = socketsOf(this)
}

function socketsOf(service: FakeService) {
  return class extends FakeSocket {
    constructor(url: string) {
      super(url, service)
      service.addresses.push(new URL(url))
      setImmediate(() => service.onSocket(this))
    }
  }
}

class FakeSocket extends EventTarget {
  readonly acks: number[] = []
  readonly #url: URL
  readonly #service: FakeService

  constructor(url: string, service: FakeService) {
    super()
    this.#url = new URL(url)
    this.#service = service
  }

  /** Sends the greeting, and the log after the requested position, limited to its end. */
  serve(): void {
    const { epoch, texts } = this.#service
    const after = Math.min(Number(this.#url.searchParams.get('after')), texts.length)
    this.push({ type: 'hello', latest: texts.length, after, log_epoch: epoch })
    for (const event of this.#service.eventsAfter(after)) this.push({ type: 'event', event })
  }

  push(frame: object | string): void {
    const data = typeof frame === 'string' ? frame : JSON.stringify(frame)
    this.dispatchEvent(Object.assign(new Event('message'), { data }))
  }

  end(code: number, reason = ''): void {
    this.dispatchEvent(Object.assign(new Event('close'), { code, reason }))
  }

  send(text: string): void {
    const frame = JSON.parse(text) as { type: string; sequence: number }
    if (frame.type === 'ack') this.acks.push(frame.sequence)
  }

  close(): void {
    this.end(1000)
  }
}

const eventOf = (sequence: number, text: string) => ({
  event_id: `evt_${text}`,
  sequence,
  event_type: 'message.received',
  agent_id: 'agt_a',
  chat_id: 'cnv_a',
  created_at: '2026-01-01T00:00:00.000Z',
  schema_version: '1',
  data: {
    message: {
      message_id: `msg_${text}`,
      chat_id: 'cnv_a',
      sequence,
      sender: { type: 'user', id: 'usr_a', handle: 'ann' },
      parts: [{ type: 'text', text }],
    },
  },
})

const agents: Agent[] = []
afterEach(() => Promise.all(agents.splice(0).map((agent) => agent.stop(100))))

function run(service: FakeService, saved: Position | undefined, more: Partial<AgentOptions> = {}) {
  const seen = { texts: [] as string[], warnings: [] as Problem[], saved, error: undefined as unknown }
  const agent = createAgent({
    url: 'http://service.example',
    token: 'token',
    fetch: service.fetch as typeof fetch,
    WebSocket: service.WebSocket as never,
    position: { load: async () => saved, save: async (position) => void (seen.saved = position) },
    ...more,
  })
  agents.push(agent)
  agent.on('problem', (problem) => void seen.warnings.push(problem))
  agent.on('message', (message) => void seen.texts.push(message.text))
  agent.stopped.catch((error: unknown) => (seen.error = error))
  agent.start().catch((error: unknown) => (seen.error = error))
  return seen
}

test.each(['pull', 'socket'] as const)(
  'a position beyond the log is reported, and new events are handled, by %s',
  async (receive) => {
    const service = new FakeService()
    service.epoch = undefined
    service.texts = ['a', 'b', 'c']
    let serving: FakeSocket | undefined
    service.onSocket = (socket) => {
      serving = socket
      socket.serve()
    }
    const seen = run(service, { cursor: 500, handled: [] }, { receive })
    await vi.waitFor(() => expect(seen.warnings).toHaveLength(1))
    expect(seen.warnings[0]).toMatchObject({ code: 'log_reset', from: { cursor: 500 }, to: { cursor: 3 } })
    service.texts.push('d', 'e')
    for (const event of service.eventsAfter(3)) serving?.push({ type: 'event', event })
    await vi.waitFor(() => expect(seen.texts).toEqual(['d', 'e']))
    await vi.waitFor(() => expect(seen.saved?.cursor).toBe(5))
    expect(seen.warnings).toHaveLength(1)
  },
)

test('events that were handled in another epoch are not handled again', async () => {
  const service = new FakeService()
  service.epoch = 'two'
  service.texts = ['a', 'b', 'new']
  // For a position of epoch one, the service returns its log from the last common event.
  const fetch = (async (input: string) => {
    const url = new URL(input)
    if (url.searchParams.get('log_epoch') === 'one') url.searchParams.set('after', '1')
    return service.fetch(url)
  }) as typeof globalThis.fetch
  const seen = run(service, { cursor: 40, epoch: 'one', handled: ['evt_b'] }, { fetch })
  await vi.waitFor(() => expect(seen.texts).toEqual(['new']))
  expect(seen.warnings).toEqual([
    { code: 'log_reset', from: { cursor: 40, epoch: 'one' }, to: { cursor: 1, epoch: 'two' } },
  ])
  await vi.waitFor(() => expect(seen.saved).toMatchObject({ cursor: 3, epoch: 'two' }))
})

test('the next socket request contains the epoch of the position', async () => {
  const service = new FakeService()
  service.texts = ['a']
  const seen = run(service, undefined, { receive: 'socket', begin: 'oldest' })
  await vi.waitFor(() => expect(seen.saved).toEqual({ cursor: 1, epoch: 'one', handled: ['evt_a'] }))
  const again = run(service, seen.saved, { receive: 'socket' })
  await vi.waitFor(() => expect(service.addresses.at(-1)!.searchParams.get('log_epoch')).toBe('one'))
  expect(again.warnings).toEqual([])
})

test('frames of an unknown type are ignored', async () => {
  const service = new FakeService()
  service.texts = ['a']
  service.onSocket = (socket) => {
    socket.push({ type: 'weather', sky: 'blue' })
    socket.serve()
    socket.push({ type: 'weather' })
  }
  const seen = run(service, undefined, { receive: 'socket', begin: 'oldest' })
  await vi.waitFor(() => expect(seen.texts).toEqual(['a']))
  expect(service.tickets).toBe(1)
})

test.each([
  ['a close after hello', (socket: FakeSocket) => (socket.serve(), socket.end(1011, 'try again'))],
  ['text that is no frame', (socket: FakeSocket) => (socket.serve(), socket.push('{'))],
])('sockets that end with %s are reopened with growing pauses, and reported', async (_name, onSocket) => {
  const service = new FakeService()
  service.onSocket = onSocket
  const seen = run(service, { cursor: 0, handled: [] }, { receive: 'socket' })
  await vi.waitFor(() => expect(seen.warnings[0]).toMatchObject({ code: 'socket_closed', attempts: 3 }), 5_000)
  const { tickets } = service
  await pause(300)
  expect(service.tickets - tickets).toBeLessThanOrEqual(1)
})

test('a permanent rejection of the socket ends the agent with the reason', async () => {
  const service = new FakeService()
  const reason = 'the events up to 7 are too old to be kept; go on with after=7'
  service.onSocket = (socket) => (socket.serve(), socket.end(1008, reason))
  const seen = run(service, { cursor: 0, handled: [] }, { receive: 'socket' })
  await vi.waitFor(() => expect(String(seen.error)).toContain(reason))
  expect(service.tickets).toBe(2)
})
