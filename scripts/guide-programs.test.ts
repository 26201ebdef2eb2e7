import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newMessageId } from '../src/client/index.ts'
import { startTestServer, type TestServer } from '../src/testing/server.ts'

/* Runs the programs of the guide to agents as they are shown. A prelude defines the names that they use. */

const guide = readFileSync('spec/guides/writing-an-agent.md', 'utf8')
const folder = mkdtempSync(path.join(tmpdir(), 'parley-guide-'))
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

/** Returns the only program of the guide that contains a text. */
function programWith(text: string): string {
  const found = [...guide.matchAll(/^```ts\n([^]*?)^```$/gm)]
    .map((match) => match[1]!)
    .filter((one) => one.includes(text))
  expect(found, text).toHaveLength(1)
  return found[0]!
}

const address = (source: string) => JSON.stringify(pathToFileURL(path.resolve('src/client', source)).href)
const prelude = `import { createAgent, createWorker } from ${address('index.ts')}
import assert from 'node:assert/strict'
const { URL: url, AGENT_TOKEN: token } = process.env as { URL: string; AGENT_TOKEN: string }
`

function write(name: string, program: string): string {
  const file = path.join(folder, `${name}.ts`)
  writeFileSync(file, program.replaceAll("'@parley-im/client/testing'", address('testing.ts')))
  return file
}

/** Starts a program with its own agent, which has a direct chat with the person. */
async function start(name: string, program: string) {
  const { token, handle } = await server.agent(session)
  const env = { PATH: process.env.PATH, URL: server.url, AGENT_TOKEN: token }
  const child = spawn(process.execPath, [write(name, program)], { cwd: folder, env, stdio: 'inherit' })
  endings.push(() => child.kill())
  const { body } = await server.call('POST', '/v1/chats', session, { kind: 'direct', handles: [handle] })
  return { token, handle, chat: `/v1/me/chats/${body.chat.id}/messages` }
}

const say = (chat: string, text: string) =>
  server.call('POST', chat, session, { message_id: newMessageId(), parts: [{ type: 'text', text }] })
const within = { timeout: 20_000, interval: 200 }
const agentOf = (handlers: string) =>
  `${prelude}const agent = createAgent({ url, token })\n${handlers}\nawait agent.start()\n`
const words = "async function* words() { yield 'One '; yield 'two.' }\n"

test('the agent in five lines is that of the README, which is run', () => {
  const five = /^```js\n([^]*?)^```$/m
  expect(five.exec(guide)![1]).toBe(five.exec(readFileSync('README.md', 'utf8'))![1])
})

test('the handler of a message reacts, sends a file and streams words', async () => {
  const { chat } = await start('handlers', agentOf(words + programWith('table.csv')))
  await say(chat, 'Hello')
  await vi.waitFor(async () => {
    const { messages } = (await server.call('GET', chat, session)).body
    expect(messages[0].parts[0].text).toBe('One two.')
    expect(messages[1].parts).toMatchObject([{ type: 'media', url: expect.stringMatching(/\/table\.csv$/) }])
    expect(messages[2].reactions).toMatchObject([{ emoji: '👀' }])
  }, within)
}, 40_000)

test('a step and a streamed answer', async () => {
  const helpers =
    'const search = async (text: string) => `found ${text}`\n' +
    'async function* complete(text: string, _signal: AbortSignal) { yield text }\n'
  const { chat } = await start('stream', agentOf(helpers + programWith('Searching…')))
  await say(chat, 'tea')
  await vi.waitFor(async () => {
    const { messages } = (await server.call('GET', chat, session)).body
    expect(messages[0].parts).toMatchObject([{ type: 'text', text: 'found tea' }])
  }, within)
}, 40_000)

test('the question with buttons passes the test of the guide', async () => {
  const shop = `function createShop(options) {\nconst agent = createAgent(options)\n${programWith("'deploy'")}return agent\n}\n`
  const file = write(
    'shop',
    `${prelude}${shop.replace('(options)', '(options: any)')}${programWith('createTestAgent')}`,
  )
  await promisify(execFile)(process.execPath, [file], { cwd: folder })
}, 40_000)

test('the worker streams lines and completes its task', async () => {
  const lines =
    'async function* lines(text: string, _signal: AbortSignal) { for (const one of text.split(" ")) yield one }\n'
  const { handle } = await start('worker', prelude + lines + programWith('createWorker'))
  const asker = await server.agent(session)
  const message = { messageId: newMessageId(), role: 'ROLE_USER', parts: [{ text: 'some words' }] }
  const send = () => server.call('POST', '/v1/tasks', asker.token, { to: handle, message })
  const { task } = (await vi.waitUntil(async () => {
    const sent = await send()
    return sent.status < 300 && sent
  }, within))!.body
  await vi.waitFor(async () => {
    const seen = JSON.stringify((await server.call('GET', `/v1/tasks/${task.id}`, asker.token)).body)
    for (const text of ['TASK_STATE_COMPLETED', 'some', 'Done.']) expect(seen).toContain(text)
  }, within)
}, 60_000)
