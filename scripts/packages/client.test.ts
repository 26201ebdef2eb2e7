import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { isBuiltin, stripTypeScriptTypes } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import ts from 'typescript'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { browserAbsent, startBrowser } from '../../src/testing/browser/browser.ts'
import { startTestServer } from '../../src/testing/server.ts'
import { createAgent, newMessageId } from '../../src/client/index.ts'
import { packClient } from './pack-client.ts'
import { client } from './packages.ts'

const run = promisify(execFile)
const folder = mkdtempSync(path.join(tmpdir(), 'parley-client-'))
afterAll(() => rmSync(folder, { recursive: true }))
const empty = path.join(folder, 'empty')
const installed = path.join(empty, 'node_modules/@parley-im/client')

beforeAll(async () => {
  await packClient(path.join(folder, 'client'))
  const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: path.join(folder, 'client'),
  })
  mkdirSync(empty)
  writeFileSync(path.join(empty, 'package.json'), '{"type":"module"}')
  // The archive contains its one dependency, so that it is installed without a network.
  await run('npm', ['install', '--offline', '--no-audit', `../${stdout.trim()}`], { cwd: empty })
}, 120_000)

test('the client with its dependency is below 1.2 MB and has types, README and LICENSE', () => {
  const files = globSync('node_modules/**/*', { cwd: empty }).map((file) => statSync(path.join(empty, file)))
  const bytes = files.filter((file) => file.isFile()).reduce((sum, { size }) => sum + size, 0)
  expect(files.length).toBeGreaterThan(30)
  expect(bytes).toBeLessThan(1_200_000)
  for (const file of ['README.md', 'LICENSE', 'CHANGELOG.md', 'dist/src/client/index.d.ts'])
    expect(statSync(path.join(installed, file)).size).toBeGreaterThan(0)
  expect(globSync('**/*.test.*', { cwd: installed })).toEqual([])
})

test('the client core imports no Node module and only declared packages', () => {
  const sources = globSync(client.sources.map((one) => `${one}/**/*.ts`)).filter((file) => !file.endsWith('.test.ts'))
  expect(sources.length).toBeGreaterThan(15)
  for (const file of sources) {
    const { importedFiles } = ts.preProcessFile(stripTypeScriptTypes(readFileSync(file, 'utf8')), true, true)
    const others = importedFiles.map(({ fileName }) => fileName).filter((name) => !name.startsWith('.'))
    const isDeclared = (name: string) =>
      client.dependencies.some((dependency) => name === dependency || name.startsWith(`${dependency}/`))
    if (file.endsWith('file-position.ts')) expect(others.every(isBuiltin)).toBe(true)
    else
      expect(
        others.filter((name) => !isDeclared(name)),
        file,
      ).toEqual([])
  }
})

test('a TypeScript program compiles with the client types, and a wrong member name does not', async () => {
  const program = (name: string) => `
import { createAgent, callAgent, type AgentEvent } from '@parley-im/client'
import { filePosition } from '@parley-im/client/file-position'
const agent = createAgent({ url: 'http://localhost', token: 't', position: filePosition('p.json') })
agent.on('message', (message) => message.reply(message.text))
agent.on('participant.added', ({ data }) => data.participant.handle)
export function show(event: AgentEvent): string | undefined {
  if (event.event_type === 'message.received') return event.data.message.${name}
  if (event.event_type === 'task.received') return event.data.task.id
  return undefined
}
for await (const update of callAgent({ url: '', handle: 'x' }).stream('hi')) update.statusUpdate?.status.state
`
  const types = { types: ['node'], typeRoots: [path.resolve('node_modules/@types')] }
  for (const runtime of [
    { lib: ['es2022', 'dom', 'dom.iterable'], types: [] },
    { lib: ['es2022'], ...types },
  ])
    for (const [name, fits] of [
      ['message_id', true],
      ['mesage_id', false],
    ] as const) {
      const checks = { strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true }
      const compilerOptions = { noEmit: true, ...checks, target: 'es2022', module: 'nodenext', ...runtime }
      writeFileSync(path.join(empty, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['program.ts'] }))
      writeFileSync(path.join(empty, 'program.ts'), program(name))
      const compiled = await run('tsc', ['-p', empty]).catch((error: { stdout: string }) => error)
      if (fits) expect(compiled.stdout).toBe('')
      else expect(compiled.stdout).toContain("'mesage_id'")
    }
}, 120_000)

test.each(['README.md', 'src/client/README.md'])(
  'the agent of %s has at most five lines and answers',
  async (file) => {
    const [program] = [...readFileSync(file, 'utf8').matchAll(/^```js\n([^]*?)^```$/gm)].map((match) => match[1]!)
    expect(program!.trim().split('\n').length).toBeLessThanOrEqual(5)
    writeFileSync(path.join(empty, 'agent.js'), program!)
    const server = await startTestServer({ url: ':memory:' })
    const { session } = await server.user()
    const [bot, other] = [await server.agent(session), await server.agent(session)]
    const writer = createAgent({ url: server.url, token: other.token })
    const chat = await writer.openChat(bot.handle)
    const agent = spawn(process.execPath, ['agent.js'], {
      cwd: empty,
      env: { URL: server.url, AGENT_TOKEN: bot.token },
      stdio: 'inherit',
    })
    let sent = 0
    await vi.waitFor(
      async () => {
        await chat.send(`Hello ${sent++}`)
        const { messages } = await chat.messages()
        expect(JSON.stringify(messages)).toMatch(/You said: Hello \d/)
      },
      { timeout: 15_000, interval: 300 },
    )
    agent.kill()
    await server.close()
  },
  30_000,
)

/** Starts the agent of the README as a process, in its own folder. */
function startReadmeAgent(name: string, url: string, token: string, flags: string[] = []) {
  const cwd = path.join(empty, name)
  mkdirSync(cwd, { recursive: true })
  const [program] = [...readFileSync('README.md', 'utf8').matchAll(/^```js\n([^]*?)^```$/gm)].map((match) => match[1]!)
  writeFileSync(path.join(cwd, 'agent.mjs'), program!)
  const child = spawn(process.execPath, [...flags, 'agent.mjs'], { cwd, env: { URL: url, AGENT_TOKEN: token } })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk))
  return { cwd, printed: () => printed, kill: () => (child.kill('SIGKILL'), once(child, 'exit')) }
}

test('two agents of the README end their conversation after a bounded number of turns', async () => {
  const server = await startTestServer({ url: ':memory:' })
  const { session } = await server.user()
  const [one, other] = [await server.agent(session), await server.agent(session)]
  const running = [one, other].map(({ handle, token }) => startReadmeAgent(handle, server.url, token))
  const chat = await createAgent({ url: server.url, token: one.token }).openChat(other.handle)
  await chat.send('Hello')
  const count = async () => (await chat.messages({ limit: 100 })).messages.length
  await vi.waitFor(
    () => expect(running.map(({ printed }) => printed()).join('')).toContain('answered each other 8 times'),
    {
      timeout: 20_000,
      interval: 200,
    },
  )
  const before = await count()
  expect(before).toBeLessThan(20)
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  expect(await count()).toBe(before)
  for (const agent of running) await agent.kill()
  await server.close()
}, 60_000)

test('the agent of the README answers each message from before its first start and from its downtime once', async () => {
  const server = await startTestServer({ url: ':memory:' })
  const { session } = await server.user()
  const { handle, token } = await server.agent(session)
  const made = await server.call('POST', '/v1/chats', session, { kind: 'direct', handles: [handle] })
  const chat = `/v1/me/chats/${made.body.chat.id}/messages`
  const write = (text: string) =>
    server.call('POST', chat, session, { message_id: newMessageId(), parts: [{ type: 'text', text }] })
  const answers = async () => {
    const { body } = await server.call('GET', chat, session)
    const texts = (body.messages as { parts: { text: string }[] }[]).map(({ parts }) => parts[0]!.text)
    return texts.filter((text) => text.startsWith('You said')).toReversed()
  }
  await write('before')
  const first = startReadmeAgent('down', server.url, token)
  await vi.waitFor(async () => expect(await answers()).toEqual(['You said: before']), {
    timeout: 15_000,
    interval: 200,
  })
  const file = path.join(first.cwd, '.parley', `${handle}.json`)
  await vi.waitFor(() => expect(JSON.parse(readFileSync(file, 'utf8')).cursor).toBeGreaterThan(0), 5_000)
  await first.kill()
  await write('down')
  const second = startReadmeAgent('down', server.url, token)
  const both = ['You said: before', 'You said: down']
  await vi.waitFor(async () => expect(await answers()).toEqual(both), { timeout: 15_000, interval: 200 })
  await second.kill()
  // Without its file, the agent reads its log again, and answers no message twice.
  rmSync(file)
  const third = startReadmeAgent('down', server.url, token)
  await vi.waitFor(() => expect(existsSync(file)).toBe(true), { timeout: 15_000, interval: 200 })
  expect(await answers()).toEqual(both)
  await third.kill()
  await server.close()
}, 90_000)

test('an agent on a runtime without WebSocket, such as Node.js 20, polls and logs that', async () => {
  const server = await startTestServer({ url: ':memory:' })
  const { session } = await server.user()
  const { token } = await server.agent(session)
  const cwd = path.join(empty, 'sockets')
  mkdirSync(cwd, { recursive: true })
  writeFileSync(
    path.join(cwd, 'agent.mjs'),
    `import { createAgent } from '@parley-im/client'
const agent = createAgent({ url: process.env.URL, token: process.env.AGENT_TOKEN, receive: 'socket' })
await agent.start()
console.log('started')
await agent.stop()
`,
  )
  const env = { URL: server.url, AGENT_TOKEN: token }
  const { stdout, stderr } = await run(process.execPath, ['--no-experimental-websocket', 'agent.mjs'], { cwd, env })
  expect(stdout).toBe('started\n')
  expect(stderr).toContain('no WebSocket, so the agent polls')
  await server.close()
}, 30_000)

/** Serves the folder of the installed client, and a page whose script is an agent. */
async function servePage(agent: { url: string; token: string }): Promise<{ origin: string; close(): void }> {
  const imports = {
    '@parley-im/client': '/node_modules/@parley-im/client/dist/src/client/index.js',
    'eventsource-parser': '/node_modules/@parley-im/client/node_modules/eventsource-parser/dist/index.js',
  }
  const page = `<!doctype html><script type="importmap">${JSON.stringify({ imports })}</script><script type="module">
    import { createAgent } from '@parley-im/client'
    const agent = createAgent(${JSON.stringify(agent)})
    agent.on('message', (message) => message.reply('You said: ' + message.text))
    agent.start().then(() => document.title = 'started', (error) => document.title = String(error))
  </script>`
  const site = createServer((request, response) => {
    const file = path.join(empty, request.url!)
    if (request.url === '/') return response.setHeader('content-type', 'text/html').end(page)
    if (!existsSync(file)) return response.writeHead(404).end()
    return response.setHeader('content-type', 'text/javascript').end(readFileSync(file))
  }).listen(0, '127.0.0.1')
  await once(site, 'listening')
  return { origin: `http://127.0.0.1:${(site.address() as AddressInfo).port}`, close: () => site.close() }
}

test.skipIf(browserAbsent)(
  'an agent runs in a browser, on a page of an allowed origin',
  async () => {
    const server = await startTestServer({ url: ':memory:' }, {}, { PARLEY_CORS_ORIGINS: '*' })
    const { session } = await server.user()
    const [bot, other] = [await server.agent(session), await server.agent(session)]
    const site = await servePage({ url: server.url, token: bot.token })
    const browser = await startBrowser()
    const page = await browser.newPage()
    await page.goto(site.origin)
    const chat = await createAgent({ url: server.url, token: other.token }).openChat(bot.handle)
    let sent = 0
    await vi.waitFor(
      async () => {
        expect(await page.title()).toBe('started')
        await chat.send(`Hello ${sent++}`)
        const { messages } = await chat.messages()
        expect(JSON.stringify(messages)).toMatch(/You said: Hello \d/)
      },
      { timeout: 15_000, interval: 300 },
    )
    await browser.close()
    site.close()
    await server.close()
  },
  60_000,
)
