import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { WebSocketServer, type WebSocket } from 'ws'
import { freePort } from '../testing/free-port.ts'
import { filePosition } from './file-position.ts'
import {
  ApiError,
  ConnectionError,
  createAgent,
  createApi,
  pairDevice,
  type Agent,
  type AgentOptions,
  type Position,
  type Problem,
} from './index.ts'

const folder = mkdtempSync(join(tmpdir(), 'parley-hostile-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Answers a request with a response that is not of the service. */
type Disruption = (response: ServerResponse) => void

const page: Disruption = (response) =>
  void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Please sign in to this network</html>')
const disruptions: Record<string, Disruption> = {
  'HTML with 200': page,
  'an empty body': (response) => void response.writeHead(200).end(),
  'an empty object': (response) => void response.writeHead(200).end('{}'),
  'a list': (response) => void response.writeHead(200).end('[]'),
  'a page with a broken event': (response) =>
    void response.writeHead(200).end('{"events":[{"event_type":"message.received"}],"next_cursor":99,"latest":99}'),
  'half a body': (response) => {
    response.writeHead(200, { 'content-length': '100' }).write('{"events":[')
    response.socket!.destroySoon()
  },
  'a cut connection': (response) => void response.socket!.destroy(),
  '404 of a proxy': (response) => void response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>404</h1>'),
  '408': (response) => void response.writeHead(408).end(),
  '425': (response) => void response.writeHead(425).end(),
  '429': (response) => void response.writeHead(429, { 'retry-after': '0' }).end(),
  '500': (response) => void response.writeHead(500).end('Internal Server Error'),
  '502': (response) => void response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>'),
  '503': (response) =>
    void response.writeHead(503).end('{"error":{"code":"temporarily_unavailable","message":"soon"}}'),
}

interface Stored {
  message_id: string
  parts: { text: string }[]
}

/** A service with one event log that answers some requests with disruptions. */
class HostileService {
  texts: string[] = []
  epoch = 'one'
  /** Disruptions of the next requests. A request without one is answered correctly. */
  disruptions: (Disruption | undefined)[] = []
  /** Disruptions of the next pulls. */
  pullDisruptions: (Disruption | undefined)[] = []
  /** Called with each socket, after the greeting and the events. */
  onSocket: (socket: WebSocket, count: number) => void = () => undefined
  readonly stored = new Map<string, Stored>()
  sockets = 0
  requests = 0
  url = ''
  readonly #server = createServer((request, response) => void this.#answer(request, response))
  readonly #sockets = new WebSocketServer({ server: this.#server })

  async listen(): Promise<this> {
    this.#sockets.on('connection', (socket, request) => this.#greet(socket, new URL(request.url!, 'http://service')))
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
    return this
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
    this.#sockets.close()
    for (const socket of this.#sockets.clients) socket.terminate()
  }

  eventsAfter(after: number) {
    return this.texts.map((text, at) => eventOf(at + 1, text)).filter(({ sequence }) => sequence > after)
  }

  #greet(socket: WebSocket, url: URL): void {
    const send = (frame: object) => socket.send(JSON.stringify(frame))
    const after = Math.min(Number(url.searchParams.get('after')), this.texts.length)
    send({ type: 'hello', latest: this.texts.length, after, log_epoch: this.epoch })
    for (const event of this.eventsAfter(after)) send({ type: 'event', event })
    this.onSocket(socket, ++this.sockets)
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.requests++
    let text = ''
    for await (const chunk of request) text += chunk
    const url = new URL(request.url!, this.url)
    const disruption =
      this.disruptions.shift() ?? (url.pathname === '/v1/events' ? this.pullDisruptions.shift() : undefined)
    if (disruption) return disruption(response)
    const answer = (status: number, body: object) => void response.writeHead(status).end(JSON.stringify(body))
    if (url.pathname === '/v1/messages') {
      const message = JSON.parse(text) as Stored
      this.stored.set(message.message_id, message)
      return answer(202, { message })
    }
    if (url.pathname === '/v1/socket-tickets')
      return answer(201, { ticket: 't', url: `${this.url.replace('http', 'ws')}/?ticket=t`, expires_in: 30 })
    if (url.pathname === '/v1/agents/me') return answer(200, {})
    if (url.pathname !== '/v1/events') return answer(404, { error: { code: 'not_found', message: 'No such route.' } })
    // A held pull ends early, so that the next disruption follows soon.
    if (Number(url.searchParams.get('timeout')) > 0) await pause(20)
    const isOther = url.searchParams.has('log_epoch') && url.searchParams.get('log_epoch') !== this.epoch
    const latest = this.texts.length
    const after = isOther ? 0 : Math.min(Number(url.searchParams.get('after')), latest)
    const events = this.eventsAfter(after).slice(0, 3)
    const next_cursor = events.at(-1)?.sequence ?? after
    answer(200, { events, next_cursor, latest, has_more: next_cursor < latest, log_epoch: this.epoch })
  }
}

const eventOf = (sequence: number, text: string) => ({
  event_id: `evt_${text}`,
  sequence,
  event_type: 'message.received',
  agent_id: 'agt_a',
  chat_id: `cnv_${sequence % 2}`,
  created_at: '2026-01-01T00:00:00.000Z',
  schema_version: '1',
  data: {
    message: {
      message_id: `msg_${text}`,
      chat_id: `cnv_${sequence % 2}`,
      sequence,
      sender: { type: 'user', id: 'usr_a', handle: 'ann' },
      parts: [{ type: 'text', text }],
      created_at: '2026-01-01T00:00:00.000Z',
    },
  },
})

const endings: (() => unknown)[] = []
afterEach(async () => {
  for (const end of endings.splice(0)) await end()
})

async function serve(): Promise<HostileService> {
  const service = await new HostileService().listen()
  endings.unshift(() => service.close())
  return service
}

/** Starts an agent that replies to each message, and records its state. */
function run(service: { url: string }, more: Partial<AgentOptions> = {}) {
  const seen = { texts: [] as string[], problems: [] as Problem[], ended: undefined as unknown, agent: {} as Agent }
  let saved: Position | undefined
  const agent = createAgent({
    url: service.url,
    token: 'token',
    begin: 'oldest',
    position: { load: async () => saved, save: async (position) => void (saved = position) },
    ...more,
  })
  seen.agent = agent
  endings.unshift(() => agent.stop(100))
  agent.on('problem', (problem) => void seen.problems.push(problem))
  agent.on('message', async (message) => {
    seen.texts.push(message.text)
    await message.reply(`re ${message.text}`)
  })
  agent.start().catch((error: unknown) => (seen.ended = error))
  agent.stopped.catch((error: unknown) => (seen.ended = error))
  return seen
}

const textsOf = (count: number) => Array.from({ length: count }, (_, at) => `t${at}`)
const repliesOf = (service: HostileService) =>
  [...service.stored.values()].map(({ parts }) => parts[0]!.text).toSorted()

test.each(Object.entries(disruptions))(
  'an agent that is answered with %s, at the start and later, handles every event once',
  async (name, disruption) => {
    const service = await serve()
    service.texts = textsOf(6)
    const first = [disruption, undefined, disruption, undefined, undefined, disruption]
    // A reply that is answered with 404 fails its handler, which then runs again.
    if (name === '404 of a proxy') service.pullDisruptions = first
    else service.disruptions = first
    const seen = run(service)
    await vi.waitFor(() => expect(repliesOf(service)).toEqual(textsOf(6).map((text) => `re ${text}`)), 8_000)
    service.pullDisruptions = [disruption, disruption]
    service.texts.push('last')
    await vi.waitFor(() => expect(repliesOf(service)).toContain('re last'), 8_000)
    // The pull that returned the last event may have been sent before the disruptions.
    await vi.waitFor(() => expect(service.pullDisruptions).toEqual([]), 8_000)
    await vi.waitFor(() => expect(seen.problems.length).toBeGreaterThanOrEqual(3), 8_000)
    expect(seen.texts.toSorted()).toEqual([...textsOf(6), 'last'].toSorted())
    expect(seen.ended).toBeUndefined()
    expect(new Set(seen.problems.map(({ code }) => code))).toEqual(new Set(['request_failed']))
  },
  20_000,
)

const endingSockets: [string, (socket: WebSocket) => void][] = [
  ['text that is no JSON', (socket) => socket.send('<html>')],
  ['JSON that is no frame', (socket) => socket.send('[1]')],
  ['a hello without a position', (socket) => socket.send('{"type":"hello"}')],
  ['an event without an event', (socket) => socket.send('{"type":"event"}')],
  ['a close after hello', (socket) => socket.close(1011, 'try again')],
  ['a lost connection', (socket) => socket.terminate()],
]

test.each(endingSockets)(
  'an agent whose first sockets end with %s handles every event once, without a storm',
  async (_name, end) => {
    const service = await serve()
    service.texts = textsOf(4)
    service.onSocket = (socket, count) => {
      socket.send('{"type":"weather","sky":"blue"}')
      if (count <= 4) end(socket)
    }
    const seen = run(service, { receive: 'socket' })
    await vi.waitFor(() => expect(service.sockets).toBe(2), 5_000)
    service.texts.push('later')
    await vi.waitFor(() => expect(repliesOf(service)).toContain('re later'), 8_000)
    await vi.waitFor(() => expect(seen.problems[0]).toMatchObject({ code: 'socket_closed', attempts: 3 }), 8_000)
    expect(seen.texts.toSorted()).toEqual([...textsOf(4), 'later'].toSorted())
    expect(service.sockets).toBeLessThanOrEqual(4)
    expect(seen.ended).toBeUndefined()
  },
  20_000,
)

test('an agent whose sockets always end uses polling between them', async () => {
  const service = await serve()
  service.onSocket = (socket) => socket.terminate()
  const seen = run(service, { receive: 'socket' })
  await vi.waitFor(() => expect(seen.problems).toContainEqual(expect.objectContaining({ attempts: 4 })), 10_000)
  service.texts.push('polled')
  await vi.waitFor(() => expect(seen.texts).toEqual(['polled']), 1_000)
}, 20_000)

test('an agent on a runtime without WebSocket uses the package ws', async () => {
  const service = await serve()
  service.texts = ['a']
  vi.stubGlobal('WebSocket', undefined)
  endings.push(() => vi.unstubAllGlobals())
  const seen = run(service, { receive: 'socket' })
  await vi.waitFor(() => expect(seen.texts).toEqual(['a']), 3_000)
  expect(service.sockets).toBe(1)
  expect(seen.problems).toEqual([])
})

test.each(['pull', 'socket'] as const)(
  'an agent handles each event once after a restored backup, by %s',
  async (receive) => {
    const service = await serve()
    service.texts = textsOf(6)
    const seen = run(service, { receive })
    await vi.waitFor(() => expect(repliesOf(service)).toHaveLength(6), 5_000)
    service.texts = [...textsOf(3), 'new']
    service.epoch = 'two'
    service.onSocket = () => undefined
    await seen.agent.stop()
    const again = run(service, {
      receive,
      position: {
        load: async () => ({ cursor: 6, epoch: 'one', handled: textsOf(6).map((text) => `evt_${text}`) }),
        save: async () => undefined,
      },
    })
    await vi.waitFor(() => expect(again.problems).toMatchObject([{ code: 'log_reset' }]), 5_000)
    if (receive === 'pull') await vi.waitFor(() => expect(again.texts).toEqual(['new']), 5_000)
    expect(again.ended).toBeUndefined()
  },
)

test('a position that cannot be saved for a while is reported, and saved later', async () => {
  const service = await serve()
  service.texts = textsOf(3)
  let failures = 2
  let saved: Position | undefined
  const seen = run(service, {
    position: {
      load: async () => undefined,
      async save(position) {
        if (failures-- > 0) throw new Error('the disk is full')
        saved = position
      },
    },
  })
  await vi.waitFor(() => expect(saved?.cursor).toBe(3), 5_000)
  expect(seen.problems).toMatchObject([
    { code: 'position_not_saved', attempt: 1 },
    { code: 'position_not_saved', attempt: 2 },
  ])
  expect(seen.texts.toSorted()).toEqual(textsOf(3))
  expect(seen.ended).toBeUndefined()
})

test('a missing folder of the position fails the start, before an event is handled', async () => {
  const service = await serve()
  service.texts = textsOf(1)
  const seen = run(service, { position: filePosition(join(folder, 'nowhere', 'agent.json')) })
  await vi.waitFor(() => expect(String(seen.ended)).toMatch(/cannot be saved in the folder .*nowhere/))
  expect(seen.texts).toEqual([])
})

test('an agent that does not know its handle ignores commands that contain a handle', async () => {
  const service = await serve()
  service.texts = ['/help@somebody', '/help']
  const seen = run(service)
  seen.agent.command('help', () => void seen.texts.push('help'))
  await vi.waitFor(() => expect(seen.texts.toSorted()).toEqual(['/help@somebody', 'help']), 10_000)
})

test.each([401, 403])('a %i of the service ends the agent with its error', async (status) => {
  const service = await serve()
  const reject: Disruption = (response) =>
    void response
      .writeHead(status, { 'x-request-id': 'req_7' })
      .end('{"error":{"code":"unauthorized","message":"after is not yours"}}')
  const seen = run(service)
  await vi.waitFor(() => expect(service.requests).toBeGreaterThan(3))
  service.disruptions = [reject]
  await vi.waitFor(() => expect(seen.ended).toBeInstanceOf(ApiError))
  expect(seen.ended).toMatchObject({ status, requestId: 'req_7', operation: 'listEvents', field: 'after' })
})

test('a closed port is reported within two seconds, and the agent starts after the service', async () => {
  const port = await freePort()
  const since = performance.now()
  const seen = run({ url: `http://127.0.0.1:${port}` })
  await vi.waitFor(
    () => expect(seen.problems[0]).toMatchObject({ code: 'request_failed', error: { operation: 'listEvents' } }),
    2_000,
  )
  expect(performance.now() - since).toBeLessThan(2_000)
  expect(String((seen.problems[0] as { error: Error }).error)).toMatch(/ECONNREFUSED/)
  expect(seen.ended).toBeUndefined()
})

test('an address with a wrong path ends the start with an error that names it', async () => {
  const service = await serve()
  const seen = run({ url: `${service.url}/api` })
  await vi.waitFor(() => expect(String(seen.ended)).toContain(`${service.url}/api/v1/events`))
})

test('an answer that is not of the service is an error that names the address and its type', async () => {
  const service = await serve()
  service.disruptions = [page]
  const calling = createApi({ url: service.url, attempts: 1 }).call('listEvents', { query: { after: 0 } })
  await expect(calling).rejects.toBeInstanceOf(ConnectionError)
  await expect(calling).rejects.toThrow(/127\.0\.0\.1.*text\/html/)
})

test('pairing continues after outages and answers that are not of the service', async () => {
  const replies: Disruption[] = [
    disruptions['503']!,
    (response) =>
      void response
        .writeHead(200)
        .end(JSON.stringify({ device_code: 'd', user_code: 'u', verification_uri: 'x', expires_in: 60, interval: 0 })),
    disruptions['503']!,
    (response) => void response.writeHead(200).end('{"access_token":"session","token_type":"Bearer","expires_in":9}'),
  ]
  const service = await serve()
  service.disruptions = replies
  const show = vi.fn()
  await expect(pairDevice({ url: service.url, show, attempts: 2 })).resolves.toMatchObject({ access_token: 'session' })
  expect(show).toHaveBeenCalledOnce()
  // The outage slows polling down by five seconds.
}, 15_000)
