import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { StreamResponse } from '../../generated/a2a/types.gen.ts'
import { onEmbeddedDatabase } from '../testing/databases.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { callAgent, ConnectionError, createAgent, type CallOptions, type Retry } from './index.ts'

/** Treatment of one connection: bytes to the client before a cut, bytes before a stall, or the answer of a proxy. */
type Treatment = { cutAfter: number } | { stallAfter: number } | { page: string }

interface Proxy {
  url: string
  /** Port of the server. */
  target: number
  /** Number of connections with a request. */
  connections: number
  /** Whether the server has answered. */
  answered: boolean
  /** Bytes to the client in all connections. */
  bytes: number
}

const html = '<html>Please sign in to this network</html>'
const pages: Treatment[] = [
  { page: `HTTP/1.1 502 Bad Gateway\r\ncontent-type: text/html\r\nconnection: close\r\n\r\n<h1>Bad gateway</h1>` },
  { page: `HTTP/1.1 200 OK\r\ncontent-type: text/html\r\nconnection: close\r\n\r\n${html}` },
  { page: `HTTP/1.1 404 Not Found\r\ncontent-type: text/html\r\nconnection: close\r\n\r\n<h1>404</h1>` },
  { page: `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\nconnection: close\r\n\r\n{}` },
  { page: `HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\nconnection: close\r\n\r\ndata: ${html}\n\n` },
  { page: `HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\nconnection: close\r\n\r\n` },
]

/** Number of bytes with the headers and the first event of a stream, about 950, and not the second. */
const pastFirst = 1_000

onEmbeddedDatabase((open) => {
  const place = open.place()
  let server: TestServer
  let session: string
  let caller: { token: string }
  let worker: { handle: string; token: string }
  const closing: (() => unknown)[] = []
  beforeAll(async () => {
    server = await startTestServer(place)
    session = (await server.user()).session
    caller = await server.agent(session)
    worker = await server.agent(session)
    await server.call('PATCH', '/v1/me', worker.token, { accepts_tasks: true })
  })
  afterEach(async () => {
    for (const close of closing.splice(0)) await close()
  })
  afterAll(async () => {
    await server.close()
    expect(server.errors).toEqual([])
  })

  /** Starts a TCP proxy that treats its first connections as listed, or all by a function. */
  async function startProxy(treat: readonly Treatment[] | ((connection: number) => Treatment)): Promise<Proxy> {
    const proxy: Proxy = {
      url: '',
      target: Number(new URL(server.url).port),
      connections: 0,
      answered: false,
      bytes: 0,
    }
    const sockets = new Set<Socket>()
    const listener = createServer((client) => {
      sockets.add(client.on('error', () => undefined).on('close', () => sockets.delete(client)))
      // A client may open connections that it does not use.
      client.once('data', (request: Buffer) => {
        const at = proxy.connections++
        forward(client, request, at % 2 === 0, typeof treat === 'function' ? treat(at) : treat[at])
      })
    }).listen(0, '127.0.0.1')
    const forward = (client: Socket, request: Buffer, isReset: boolean, treatment: Treatment | undefined) => {
      if (treatment && 'page' in treatment) return client.end(treatment.page)
      const isStalled = treatment && 'stallAfter' in treatment
      const upstream = connect(proxy.target, '127.0.0.1').on('error', () => client.destroy())
      client.on('close', () => upstream.destroy())
      upstream.write(request)
      client.pipe(upstream)
      let left = isStalled ? treatment.stallAfter : (treatment?.cutAfter ?? Infinity)
      upstream.on('data', (bytes: Buffer) => {
        const passed = bytes.subarray(0, left)
        left -= passed.length
        proxy.answered = true
        proxy.bytes += passed.length
        if (passed.length > 0) client.write(passed)
        if (left > 0 || isStalled) return
        if (isReset) client.resetAndDestroy()
        else client.end()
      })
      return upstream.on('end', () => {
        if (!isStalled) client.end()
      })
    }
    await once(listener, 'listening')
    proxy.url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`
    closing.push(() => {
      listener.close()
      for (const socket of sockets) socket.destroy()
    })
    return proxy
  }

  const called = (options: Partial<CallOptions>, handle = worker.handle) =>
    callAgent({ url: server.url, token: caller.token, handle, ...options })
  const begin = async (): Promise<string> => {
    const message = { messageId: crypto.randomUUID(), role: 'ROLE_USER' as const, parts: [{ text: 'Count' }] }
    const { task } = await called({}).call('SendMessage', { message, configuration: { returnImmediately: true } })
    return task!.id
  }
  const status = (id: string, state: string) =>
    server.call('POST', `/v1/tasks/${id}/status`, worker.token, { state: `TASK_STATE_${state}` })
  const append = (id: string, text: string) =>
    server.call('POST', `/v1/tasks/${id}/artifacts`, worker.token, {
      artifact: { artifactId: 'log', parts: [{ text }] },
      append: text !== '0',
    })
  /** Writes chunks 0 to `count` - 1 and ends the task. */
  const work = async (id: string, count: number) => {
    for (let at = 0; at < count; at++) await append(id, String(at))
    await status(id, 'COMPLETED')
  }
  const chunks = (count: number) => Array.from({ length: count }, (_, at) => String(at))
  /** Reads a stream to its end. @returns the states and chunks in order; those of a complete task first */
  async function read(stream: AsyncIterable<StreamResponse>): Promise<{ states: string[]; texts: string[] }> {
    const states: string[] = []
    const texts: string[] = []
    for await (const { task, statusUpdate, artifactUpdate } of stream) {
      const state = (task ?? statusUpdate)?.status.state
      if (state !== undefined) states.push(state.replace('TASK_STATE_', ''))
      const artifacts = task?.artifacts ?? (artifactUpdate ? [artifactUpdate.artifact] : [])
      texts.push(...artifacts.flatMap(({ parts }) => parts.map(({ text }) => text!)))
    }
    return { states, texts }
  }
  const subscribed = (options: Partial<CallOptions>, id: string, signal?: AbortSignal) =>
    called(options).callStream('SubscribeToTask', { id }, signal)

  test('resumes a stream that is cut at every third byte, without a repeated or lost update', async () => {
    const follow = async (positions: readonly number[]) => {
      const id = await begin()
      const proxies = await Promise.all(positions.map((cutAfter) => startProxy([{ cutAfter }, { cutAfter: Infinity }])))
      const seen = proxies.map(({ url }) => read(subscribed({ url }, id)))
      await vi.waitFor(() => expect(proxies.every(({ answered }) => answered)).toBe(true), 10_000)
      await work(id, 2)
      for (const { states, texts } of await Promise.all(seen)) {
        expect(texts).toEqual(chunks(2))
        expect(states.join(' ')).toMatch(/^(SUBMITTED )?COMPLETED$/)
      }
      return proxies
    }
    const [whole] = await follow([Infinity])
    // Every third byte is a cut within each token and beside each line end. Within the headers, every 20th is enough.
    const positions = Array.from({ length: whole!.bytes }, (_, at) => at).filter((at) => at % (at > 400 ? 3 : 20) === 0)
    const least = positions.length - 30
    let resumed = 0
    while (positions.length > 0) {
      const proxies = await follow(positions.splice(0, 150))
      resumed += proxies.filter(({ connections }) => connections > 1).length
      for (const close of closing.splice(0)) await close()
    }
    // The client ends before the last bytes, which contain no update.
    expect(resumed).toBeGreaterThan(least)
  }, 120_000)

  test('counts only consecutive failures, when every connection is cut', async () => {
    const id = await begin()
    const proxy = await startProxy((at) => ({ cutAfter: 1_300 + at * 7 }))
    const reading = read(subscribed({ url: proxy.url, attempts: 3 }, id))
    await vi.waitFor(() => expect(proxy.bytes).toBeGreaterThan(0))
    await work(id, 40)
    expect((await reading).texts).toEqual(chunks(40))
    expect(proxy.connections).toBeGreaterThan(4)
  }, 60_000)

  test('continues after answers of other programs and after silence', async () => {
    const id = await begin()
    const retries: Retry[] = []
    const options = { timeoutMs: 500, onRetry: (retry: Retry) => void retries.push(retry) }
    // Several streams at a time, because the wait doubles with each failure.
    const proxies = await Promise.all(
      [0, 2, 4].map((from) => startProxy([{ stallAfter: pastFirst }, ...pages.slice(from, from + 2)])),
    )
    const reading = proxies.map(({ url }) => read(subscribed({ ...options, url }, id)))
    await vi.waitFor(() => expect(proxies.every(({ answered }) => answered)).toBe(true))
    await work(id, 5)
    for (const { texts } of await Promise.all(reading)) expect(texts).toEqual(chunks(5))
    expect(retries.map(({ attempt }) => attempt).toSorted()).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3])
    expect(retries[0]!.error).toBeInstanceOf(ConnectionError)
    expect(retries[0]!.error.message).toContain('no byte arrived for 500 ms')
    expect(retries.map(({ error }) => error)).toContainEqual(expect.objectContaining({ status: 502 }))
  }, 60_000)

  test('continues when the server restarts', async () => {
    const id = await begin()
    const proxy = await startProxy([])
    const reading = read(subscribed({ url: proxy.url }, id))
    await vi.waitFor(() => expect(proxy.bytes).toBeGreaterThan(0))
    await append(id, '0')
    await server.close()
    server = await startTestServer(place)
    proxy.target = Number(new URL(server.url).port)
    await append(id, '1')
    await status(id, 'COMPLETED')
    expect(await reading).toEqual({ states: ['SUBMITTED', 'COMPLETED'], texts: ['0', '1'] })
  }, 60_000)

  test('repeats a message whose answer was cut: one task, one question', async () => {
    const proxy = await startProxy([{ cutAfter: 0 }, { cutAfter: 250 }])
    const reading = read(called({ url: proxy.url }).stream('Once'))
    const tasks = async () => (await called({}).call('ListTasks', { status: 'TASK_STATE_SUBMITTED' })).tasks
    await vi.waitFor(async () => expect(await tasks()).toHaveLength(1))
    const [task] = await tasks()
    await vi.waitFor(() => expect(proxy.connections).toBe(3))
    await work(task!.id, 1)
    expect((await reading).states.at(-1)).toBe('COMPLETED')

    const bot = await server.agent(session)
    const questions: string[] = []
    await using agent = createAgent({ url: server.url, token: bot.token, position: false })
    agent.on('message', async (message) => {
      questions.push(message.text)
      await vi.waitFor(() => expect(asked.connections).toBe(3), 5_000)
      await message.reply('Yes')
    })
    await agent.start()
    const asked = await startProxy([{ cutAfter: 0 }, { cutAfter: 250 }])
    const answers: StreamResponse[] = []
    for await (const answer of called({ url: asked.url }, bot.handle).stream('Once?')) answers.push(answer)
    expect(answers).toMatchObject([{ message: { parts: [{ text: 'Yes' }] } }])
    expect(questions).toEqual(['Once?'])
  }, 60_000)

  test('ends with ConnectionError after a number of attempts, and with ApiError when the token is revoked', async () => {
    const proxy = await startProxy((at) => ({ cutAfter: at === 0 ? pastFirst : 0 }))
    const retried = vi.fn()
    const task = await begin()
    const ended = read(subscribed({ url: proxy.url, attempts: 3, onRetry: retried }, task))
    ended.catch(() => undefined)
    await vi.waitFor(() => expect(proxy.bytes).toBeGreaterThan(0))
    await status(task, 'WORKING')
    await expect(ended).rejects.toThrow(ConnectionError)
    await expect(ended).rejects.toThrow(proxy.url)
    expect(retried).toHaveBeenCalledTimes(2)
    expect(proxy.connections).toBe(3)

    const other = await server.agent(session)
    const reading = read(called({ token: other.token }).stream('Count'))
    const begun = await vi.waitFor(async () => {
      const { tasks } = await called({ token: other.token }).call('ListTasks', {})
      expect(tasks).toHaveLength(1)
      return tasks[0]!.id
    })
    await server.call('POST', `/v1/me/agents/${other.id}/rotate-token`, session)
    await status(begun, 'WORKING')
    await expect(reading).rejects.toMatchObject({ name: 'ApiError', status: 401 })
  }, 60_000)

  test('stops when its signal aborts, between connections and within one', async () => {
    const id = await begin()
    const reason = new Error('enough')
    for (const treatment of [{ cutAfter: 0 }, { stallAfter: pastFirst }]) {
      const proxy = await startProxy(() => treatment)
      const stopping = new AbortController()
      const reading = read(subscribed({ url: proxy.url, onRetry: () => stopping.abort(reason) }, id, stopping.signal))
      if ('stallAfter' in treatment) {
        await vi.waitFor(() => expect(proxy.bytes).toBeGreaterThan(0))
        stopping.abort(reason)
      }
      await expect(reading).rejects.toBe(reason)
      expect(proxy.connections).toBe(1)
    }
    await status(id, 'COMPLETED')
  })
})
