import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
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
import { createAgent } from '../../src/client/index.ts'
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
  cpSync('node_modules/eventsource-parser', path.join(folder, 'eventsource-parser'), {
    recursive: true,
    dereference: true,
  })
  mkdirSync(empty)
  writeFileSync(path.join(empty, 'package.json'), '{"type":"module"}')
  // Its one dependency comes from here, so that the test needs no network.
  const args = ['install', '--offline', '--no-audit', '--install-links', '../eventsource-parser', `../${stdout.trim()}`]
  await run('npm', args, { cwd: empty })
}, 120_000)

test('the client is below 1 MB with its dependency, and has types, README and LICENSE', () => {
  const files = globSync('node_modules/**/*', { cwd: empty }).map((file) => statSync(path.join(empty, file)))
  const bytes = files.filter((file) => file.isFile()).reduce((sum, { size }) => sum + size, 0)
  expect(files.length).toBeGreaterThan(30)
  expect(bytes).toBeLessThan(1_000_000)
  for (const file of ['README.md', 'LICENSE', 'CHANGELOG.md', 'dist/src/client/index.d.ts'])
    expect(statSync(path.join(installed, file)).size).toBeGreaterThan(0)
  expect(globSync('**/*.test.*', { cwd: installed })).toEqual([])
})

test('its core imports nothing of Node and no package but the declared one', () => {
  const sources = globSync(client.sources.map((one) => `${one}/**/*.ts`)).filter((file) => !file.endsWith('.test.ts'))
  expect(sources.length).toBeGreaterThan(15)
  for (const file of sources) {
    const { importedFiles } = ts.preProcessFile(stripTypeScriptTypes(readFileSync(file, 'utf8')), true, true)
    const others = importedFiles.map(({ fileName }) => fileName).filter((name) => !name.startsWith('.'))
    if (file.endsWith('file-position.ts')) expect(others.every(isBuiltin)).toBe(true)
    else
      expect(
        others.filter((name) => !(client.dependencies as readonly string[]).includes(name)),
        file,
      ).toEqual([])
  }
})

test('a program in TypeScript compiles against it, and one with a wrong name does not', async () => {
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
      const compilerOptions = { noEmit: true, strict: true, target: 'es2022', module: 'nodenext', ...runtime }
      writeFileSync(path.join(empty, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['program.ts'] }))
      writeFileSync(path.join(empty, 'program.ts'), program(name))
      const compiled = await run('tsc', ['-p', empty]).catch((error: { stdout: string }) => error)
      if (fits) expect(compiled.stdout).toBe('')
      else expect(compiled.stdout).toContain("'mesage_id'")
    }
}, 120_000)

test.each(['README.md', 'src/client/README.md'])(
  'the agent of %s is five lines, and answers',
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

/** Serves the folder of the installed client, and a page whose program is an agent. */
async function servePage(agent: { url: string; token: string }): Promise<{ origin: string; close(): void }> {
  const imports = {
    '@parley-im/client': '/node_modules/@parley-im/client/dist/src/client/index.js',
    'eventsource-parser': '/node_modules/eventsource-parser/dist/index.js',
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
  'an agent runs in a browser, on a page of an origin that the server lets in',
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
