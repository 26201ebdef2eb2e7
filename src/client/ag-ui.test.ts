import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { pairUp } from '../testing/agent-and-person.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import type { Position } from './position.ts'
import { memorySessions } from './sessions.ts'
import { createAgUiBridge, type AgUiBridgeOptions, type AgUiThread } from './ag-ui.ts'
import type { AgUiMessage, ResumeEntry } from './ag-ui/protocol.ts'

interface Run {
  input: { threadId: string; runId: string; messages: AgUiMessage[]; state?: unknown; resume?: ResumeEntry[] }
  headers: IncomingMessage['headers']
  response: ServerResponse
  send(...events: object[]): void
  isClosed: boolean
}

let server: TestServer
let session: string
let agentUrl: string
/** The runs of a test. */
let runs: Run[] = []
let answer: (run: Run) => unknown
const agUi = createServer((request, response) => void receive(request, response))

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = ''
  for await (const chunk of request) body += chunk
  const run: Run = {
    input: JSON.parse(body),
    headers: request.headers,
    response,
    isClosed: false,
    send(...events) {
      const { threadId, runId } = run.input
      if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' })
      for (const event of events) response.write(`data: ${JSON.stringify({ threadId, runId, ...event })}\n\n`)
    },
  }
  response.on('close', () => (run.isClosed = true))
  runs.push(run)
  await answer(run)
}

const text = (messageId: string, ...words: string[]) => [
  { type: 'TEXT_MESSAGE_START', messageId, role: 'assistant' },
  ...words.map((delta) => ({ type: 'TEXT_MESSAGE_CONTENT', messageId, delta })),
  { type: 'TEXT_MESSAGE_END', messageId },
]
const started = { type: 'RUN_STARTED' }
const finished = { type: 'RUN_FINISHED', outcome: { type: 'success' } }
const interrupted = (...interrupts: object[]) => ({
  type: 'RUN_FINISHED',
  outcome: { type: 'interrupt', interrupts },
})
/** Sends the events of a run, and ends it. */
const complete = (run: Run, ...events: object[]) => {
  run.send(started, ...events)
  run.response.end()
}

beforeAll(async () => {
  server = await startTestServer({ url: ':memory:' })
  ;({ session } = await server.user())
  agUi.listen(0, '127.0.0.1')
  await once(agUi, 'listening')
  agentUrl = `http://127.0.0.1:${(agUi.address() as AddressInfo).port}/`
})
beforeEach(() => {
  runs = []
})
afterAll(async () => {
  agUi.closeAllConnections()
  agUi.close()
  await server.close()
  expect(server.errors).toEqual([])
})

/** Starts a bridge in a direct chat with a person. */
async function start(more: Partial<AgUiBridgeOptions> = {}) {
  const pair = await pairUp(server, session)
  const failures: unknown[] = []
  const make = () =>
    createAgUiBridge({
      url: server.url,
      token: pair.token,
      position: false,
      begin: 'unread',
      agentUrl,
      deadLetter: ({ error }) => void failures.push(error),
      ...more,
    })
  const agent = make()
  await agent.start()
  return { ...pair, agent, make, failures, [Symbol.asyncDispose]: () => agent.stop(0) }
}

test('texts are streamed as drafts, tool calls are steps, and the next run has the conversation and the state', async () => {
  const gate = Promise.withResolvers<void>()
  answer = async (run) => {
    if (runs.length > 1) return complete(run, ...text('m3', 'Still sunny.'), finished)
    run.send(
      started,
      { type: 'STATE_SNAPSHOT', snapshot: { seen: ['x'] } },
      { type: 'STATE_DELTA', delta: [{ op: 'add', path: '/seen/-', value: 'Berlin' }] },
      ...text('m1', 'Let me ', 'look.'),
      { type: 'TOOL_CALL_START', toolCallId: 'c1', toolCallName: 'get_weather', parentMessageId: 'm1' },
      { type: 'TOOL_CALL_ARGS', toolCallId: 'c1', delta: '{"city":"Berlin"}' },
      { type: 'TOOL_CALL_END', toolCallId: 'c1' },
    )
    await gate.promise
    run.send(
      { type: 'TOOL_CALL_RESULT', messageId: 'm2a', toolCallId: 'c1', content: 'sunny' },
      { type: 'TEXT_MESSAGE_CHUNK', messageId: 'm2', delta: 'It is ' },
      { type: 'TEXT_MESSAGE_CHUNK', delta: 'sunny.' },
      finished,
    )
    run.response.end()
  }
  await using bridge = await start({ agentHeaders: { authorization: 'Bearer of-the-agent' } })
  await bridge.write('Weather?')
  await vi.waitFor(async () => expect(JSON.stringify(await bridge.drafts())).toContain('get_weather…'), 10_000)
  gate.resolve()
  await vi.waitFor(async () => expect(await bridge.answers()).toEqual(['Let me look.', 'It is sunny.']), 10_000)
  await bridge.write('And now?')
  await vi.waitFor(async () => expect((await bridge.answers()).at(-1)).toBe('Still sunny.'), 10_000)

  expect(runs[0]!.headers).toMatchObject({ authorization: 'Bearer of-the-agent', accept: 'text/event-stream' })
  expect(runs[0]!.input).toMatchObject({ threadId: bridge.chatId, protocolVersion: '1.0', tools: [], context: [] })
  expect(runs[1]!.input.threadId).toBe(bridge.chatId)
  expect(runs[1]!.input.runId).not.toBe(runs[0]!.input.runId)
  expect(runs[1]!.input.state).toEqual({ seen: ['x', 'Berlin'] })
  const call = { id: 'c1', type: 'function', function: { name: 'get_weather', arguments: '{"city":"Berlin"}' } }
  expect(runs[1]!.input.messages).toMatchObject([
    { role: 'user', content: 'Weather?' },
    { id: 'm1', role: 'assistant', content: 'Let me look.', toolCalls: [call] },
    { id: 'm2a', role: 'tool', toolCallId: 'c1', content: 'sunny' },
    { id: 'm2', role: 'assistant', content: 'It is sunny.' },
    { role: 'user', content: 'And now?' },
  ])
})

test('an approval is asked once across a restart, and its answer resumes the run', async () => {
  const threads = memorySessions<AgUiThread>()
  let saved: Position | undefined
  const position = { load: async () => saved, save: async (value: Position) => void (saved = value) }
  answer = (run) =>
    run.input.resume
      ? complete(run, ...text('m2', `Approved: ${JSON.stringify(run.input.resume)}`), finished)
      : complete(
          run,
          { type: 'TOOL_CALL_START', toolCallId: 'c1', toolCallName: 'send_email' },
          { type: 'TOOL_CALL_ARGS', toolCallId: 'c1', delta: '{"to":"a@b.example"}' },
          { type: 'TOOL_CALL_END', toolCallId: 'c1' },
          interrupted({ id: 'i1', reason: 'tool_call', toolCallId: 'c1' }),
        )
  const bridge = await start({ threads, position })
  await bridge.write('Write to them')
  await vi.waitFor(
    async () =>
      expect(JSON.stringify(await bridge.surfaces())).toContain('Allow send_email {\\"to\\":\\"a@b.example\\"}?'),
    10_000,
  )
  await bridge.agent.stop(0)
  await using again = bridge.make()
  await again.start()
  await bridge.press('approve')
  const entry = { interruptId: 'i1', status: 'resolved', payload: { approved: true } }
  await vi.waitFor(async () => expect(await bridge.answers()).toEqual([`Approved: ${JSON.stringify([entry])}`]), 10_000)
  expect(runs).toHaveLength(2)
  expect((await bridge.surfaces()).filter(({ createSurface }) => createSurface)).toHaveLength(1)
})

test('interrupts become buttons, forms and free questions by their schemas, and one run has all answers', async () => {
  answer = (run) =>
    run.input.resume
      ? complete(run, ...text('m1', 'Thanks.'), finished)
      : complete(
          run,
          interrupted(
            { id: 'size', reason: 'input_required', message: 'Which?', responseSchema: { enum: ['S', 'M'] } },
            { id: 'sure', reason: 'confirmation', message: 'Sure?' },
            {
              id: 'filing',
              reason: 'input_required',
              responseSchema: {
                type: 'object',
                properties: {
                  quarter: { type: 'string', enum: ['Q1', 'Q2'] },
                  year: { type: 'integer' },
                  note: { type: 'string' },
                },
              },
            },
            { id: 'name', reason: 'custom:name', message: 'Your name?' },
          ),
        )
  await using bridge = await start()
  await bridge.write('Begin')
  const asked = (count: number) =>
    vi.waitFor(
      async () => expect((await bridge.surfaces()).filter(({ createSurface }) => createSurface)).toHaveLength(count),
      10_000,
    )
  await asked(1)
  await bridge.press('M')
  await asked(2)
  await bridge.press('reject')
  await asked(3)
  await bridge.press('submit', { quarter: ['Q2'], year: '2026', note: '' })
  await vi.waitFor(async () => expect((await bridge.answers()).at(-1)).toBe('Your name?'), 10_000)
  await bridge.write('Ann')
  await vi.waitFor(async () => expect((await bridge.answers()).at(-1)).toBe('Thanks.'), 10_000)
  expect(runs.at(-1)!.input.resume).toEqual([
    { interruptId: 'size', status: 'resolved', payload: 'M' },
    { interruptId: 'sure', status: 'resolved', payload: false },
    { interruptId: 'filing', status: 'resolved', payload: { quarter: 'Q2', year: 2026 } },
    { interruptId: 'name', status: 'resolved', payload: 'Ann' },
  ])
})

test('another message of the person withdraws an open question, and cancels its interrupt', async () => {
  answer = (run) =>
    run.input.resume
      ? complete(run, ...text('m1', 'Never mind.'), finished)
      : complete(run, interrupted({ id: 'i1', reason: 'confirmation', message: 'Delete all?' }))
  await using bridge = await start()
  await bridge.write('Clean up')
  await vi.waitFor(async () => expect(JSON.stringify(await bridge.surfaces())).toContain('Delete all?'), 10_000)
  await bridge.write('No, something else')
  await vi.waitFor(async () => expect(await bridge.answers()).toEqual(['Never mind.']), 10_000)
  expect(runs[1]!.input.resume).toEqual([{ interruptId: 'i1', status: 'cancelled' }])
  expect(runs[1]!.input.messages.map(({ content }) => content)).toEqual(['Clean up', 'No, something else'])
  expect(JSON.stringify(await bridge.surfaces())).toContain('Withdrawn.')
})

test('a question that is not answered in time ends the run without an answer', async () => {
  answer = (run) =>
    runs.length === 1
      ? complete(
          run,
          interrupted({ id: 'i1', reason: 'confirmation', expiresAt: new Date(Date.now() + 800).toISOString() }),
        )
      : complete(run, ...text('m1', 'Again.'), finished)
  await using bridge = await start()
  await bridge.write('Ask me')
  await vi.waitFor(async () => expect(JSON.stringify(await bridge.surfaces())).toContain('Not answered'), 10_000)
  await bridge.write('Hello?')
  await vi.waitFor(async () => expect(await bridge.answers()).toEqual(['Again.']), 10_000)
  expect(runs[1]!.input).not.toHaveProperty('resume')
})

test('a run is cancelled when the person writes again, and only the newest message is answered', async () => {
  answer = (run) => {
    if (runs.length === 1) run.send(started, ...text('m1', 'A long story').slice(0, 2))
    else complete(run, ...text('m2', 'Short.'), finished)
  }
  await using bridge = await start()
  await bridge.write('Tell me a story')
  await vi.waitFor(async () => expect(JSON.stringify(await bridge.drafts())).toContain('A long story'), 10_000)
  await bridge.write('Shorter')
  await vi.waitFor(async () => expect(await bridge.answers()).toEqual(['Short.']), 10_000)
  expect(runs[0]!.isClosed).toBe(true)
  expect(runs[1]!.input.messages.map(({ content }) => content)).toEqual(['Tell me a story', 'Shorter'])
})

test.each([
  ['an error of the agent', (run: Run) => complete(run, { type: 'RUN_ERROR', message: 'no quota' }), 1, 'no quota'],
  ['a page instead of a stream', ({ response }: Run) => response.end('<html>'), 1, 'no type'],
  ['a rejected request', ({ response }: Run) => response.writeHead(401).end(), 1, 'answered 401'],
  ['data that is no event', (run: Run) => run.send([] as unknown as object), 1, 'not an event'],
  ['an outage', ({ response }: Run) => response.writeHead(503).end(), 3, 'answered 503'],
  ['a stream that is cut', (run: Run) => complete(run), 3, 'ended the stream'],
] as const)('%s is reported, and the person is told', async (_name, respond, attempts, reason) => {
  answer = respond
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await using bridge = await start()
  await bridge.write('Hello')
  await vi.waitFor(async () => expect(await bridge.answers()).toEqual(['The agent could not answer.']), 10_000)
  expect(runs).toHaveLength(attempts)
  expect(String(bridge.failures)).toContain(reason)
  printed.mockRestore()
})
