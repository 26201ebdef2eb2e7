import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createAgent, newMessageId } from '../src/client/index.ts'
import { startTestServer, type TestServer } from '../src/testing/server.ts'

const folder = mkdtempSync(join(tmpdir(), 'parley-examples-'))
const endings: (() => unknown)[] = []
let server: TestServer
let session: string
beforeAll(async () => {
  server = await startTestServer({ url: ':memory:' })
  ;({ session } = await server.user())
})
afterAll(async () => {
  for (const end of endings) await end()
  await server.close()
  rmSync(folder, { recursive: true })
})

/** Starts an example with its own agent, and waits until it listens. */
async function start(name: string, environment: Record<string, string> = {}) {
  const { token, handle } = await server.agent(session)
  // Each example writes its position below the working folder.
  const child = spawn(process.execPath, [resolve(`scripts/examples/${name}.ts`)], {
    cwd: folder,
    env: { URL: server.url, AGENT_TOKEN: token, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  endings.push(() => child.kill())
  let printed = ''
  child.stdout.on('data', (chunk) => (printed += chunk))
  await vi.waitFor(() => expect(printed).toContain('listening'), 20_000)
  return { handle, token }
}

/** Creates an agent that writes to the examples. */
async function writer() {
  const { token, handle } = await server.agent(session)
  return { handle, agent: createAgent({ url: server.url, token }) }
}

const textsOf = async (chat: {
  messages: (query: { limit: number }) => Promise<{ messages: { parts: object[] }[] }>
}) =>
  (await chat.messages({ limit: 100 })).messages.toReversed().map(({ parts }) => (parts[0] as { text?: string }).text)

async function listen(listening: Server): Promise<string> {
  listening.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  endings.push(() => listening.close())
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}`
}

test('the echo example replies to a message', async () => {
  const { handle } = await start('echo')
  const chat = await (await writer()).agent.openChat(handle)
  await chat.send('hello')
  await vi.waitFor(async () => expect(await textsOf(chat)).toEqual(['hello', 'You said: hello']), 10_000)
}, 40_000)

test('the language model example answers from a stream and sends earlier messages to the model', async () => {
  const asked: { messages: { role: string; content: string }[] }[] = []
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let body = ''
    for await (const chunk of request) body += chunk
    asked.push(JSON.parse(body))
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const word of ['It ', 'is ', `${asked.length}.`])
      response.write(`data: ${JSON.stringify({ choices: [{ delta: { content: word } }] })}\n\n`)
    response.end('data: [DONE]\n\n')
  }
  const model = createServer((request, response) => void answer(request, response))
  const { handle } = await start('language-model', { MODEL_URL: `${await listen(model)}/v1` })
  const chat = await (await writer()).agent.openChat(handle)
  await chat.send('What is it?')
  await vi.waitFor(async () => expect(await textsOf(chat)).toEqual(['What is it?', 'It is 1.']), 10_000)
  await chat.send('And now?')
  await vi.waitFor(async () => expect((await textsOf(chat)).at(-1)).toBe('It is 2.'), 10_000)
  expect(asked[1]!.messages.slice(1)).toEqual([
    { role: 'user', content: 'What is it?' },
    { role: 'assistant', content: 'It is 1.' },
    { role: 'user', content: 'And now?' },
  ])
}, 40_000)

test('the moderator example welcomes, warns and counts warnings', async () => {
  const { handle } = await start('moderator')
  const [one, other] = [await writer(), await writer()]
  const { body } = await server.call('POST', '/v1/chats', session, {
    kind: 'group',
    handles: [handle, one.handle],
    group_name: 'Readers',
  })
  const group = one.agent.chat(body.chat.id)
  await server.call('POST', `/v1/chats/${group.id}/participants`, session, { handle: other.handle })
  await vi.waitFor(async () => expect(await textsOf(group)).toContain(`Welcome, ${other.handle}!`), 10_000)
  await group.send('Buy my spam')
  await vi.waitFor(async () => expect((await textsOf(group)).join()).toContain(`${one.handle}, please mind`), 10_000)
  await group.send(`/warnings ${one.handle}`)
  await vi.waitFor(async () => expect((await textsOf(group)).at(-1)).toBe(`${one.handle} has 1 warnings.`), 10_000)
}, 40_000)

test('the webhook receiver example rejects an invalid signature and answers a signed event', async () => {
  const secret = `whsec_${Buffer.alloc(32, 3).toString('base64')}`
  const free = await listen(createServer())
  await endings.pop()!()
  const port = new URL(free).port
  const { token, handle } = await start('webhook-receiver', {
    WEBHOOK_SECRET: secret,
    PORT: port,
    POSITION: join(folder, 'position.json'),
  })
  const chat = await (await writer()).agent.openChat(handle)
  await chat.send('knock')
  const { body } = await server.call('GET', '/v1/events?after=0', token)
  const event = body.events.find(({ event_type: type }: { event_type: string }) => type === 'message.received')
  const text = JSON.stringify(event)
  const post = (signature: string) =>
    fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      headers: {
        'webhook-id': event.event_id,
        'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
        'webhook-signature': signature,
      },
      body: text,
    })
  expect((await post('v1,AAAA')).status).toBe(401)
  expect((await post(new Webhook(secret).sign(event.event_id, new Date(), text))).status).toBe(204)
  expect(await textsOf(chat)).toEqual(['knock', 'You said: knock'])
  expect(newMessageId()).toMatch(/^msg_[0-7][0-9a-hjkmnp-tv-z]{25}$/)
}, 40_000)

test('the Python example answers a person once, also after a crash before it stored its position', async () => {
  const { token, handle } = await server.agent(session)
  const position = join(folder, 'python.json')
  const run = () => {
    const child = spawn('python3', [resolve('scripts/examples/echo.py')], {
      cwd: folder,
      env: { PATH: process.env.PATH, URL: server.url, AGENT_TOKEN: token, POSITION: position },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    endings.push(() => child.kill())
    return child
  }
  const first = run()
  const { body } = await server.call('POST', '/v1/chats', session, { kind: 'direct', handles: [handle] })
  const path = `/v1/me/chats/${body.chat.id}/messages`
  const say = (text: string) =>
    server.call('POST', path, session, { message_id: newMessageId(), parts: [{ type: 'text', text }] })
  const texts = async () =>
    (await server.call('GET', path, session)).body.messages
      .map(({ parts }: { parts: { text: string }[] }) => parts[0]!.text)
      .toReversed()
  await say('Grüße')
  await vi.waitFor(async () => expect(await texts()).toEqual(['Grüße', 'You said: Grüße']), 10_000)
  await vi.waitFor(() => expect(existsSync(position)).toBe(true), 10_000)
  first.kill('SIGKILL')
  await once(first, 'exit')
  rmSync(position)
  await say('again')
  run()
  await vi.waitFor(async () => expect((await texts()).at(-1)).toBe('You said: again'), 10_000)
  expect(await texts()).toEqual(['Grüße', 'You said: Grüße', 'again', 'You said: again'])
}, 40_000)

test('the guide shows the Python example, which has at most 60 lines', () => {
  const program = readFileSync('scripts/examples/echo.py', 'utf8')
  expect(program.trimEnd().split('\n').length).toBeLessThanOrEqual(60)
  expect(readFileSync('spec/guides/writing-an-agent.md', 'utf8')).toContain(`\`\`\`python\n${program}\`\`\``)
})

test('the example with tools calls a tool of an MCP server, and answers with its result', async () => {
  const asked: { messages: { role: string; content: string }[]; tools: { function: { name: string } }[] }[] = []
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let body = ''
    for await (const chunk of request) body += chunk
    asked.push(JSON.parse(body))
    const call = { id: 'call_1', type: 'function', function: { name: 'who_am_i', arguments: '{}' } }
    const result = asked.at(-1)!.messages.find(({ role }) => role === 'tool')?.content
    const message = result
      ? { content: `The tool acts as ${/handle\W+(\w+)/.exec(result)?.[1]}.` }
      : { content: null, tool_calls: [call] }
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', ...message } }] }))
  }
  const model = createServer((request, response) => void answer(request, response))
  const tools = await server.agent(session)
  const { handle } = await start('mcp-tools', {
    MODEL_URL: `${await listen(model)}/v1`,
    MCP_URL: `${server.url}/mcp`,
    MCP_TOKEN: tools.token,
  })
  const chat = await (await writer()).agent.openChat(handle)
  await chat.send('Who are you?')
  const expected = `The tool acts as ${tools.handle}.`
  await vi.waitFor(async () => expect((await textsOf(chat)).at(-1)).toBe(expected), 15_000)
  expect(asked[0]!.tools.map((tool) => tool.function.name)).toContain('send_message')
}, 40_000)
