/** Tries the examples for libraries of agents with the published libraries, which only this test installs. */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { pairUp } from '../src/testing/agent-and-person.ts'
import { startTestServer, type TestServer } from '../src/testing/server.ts'
import { packClient } from './packages/pack-client.ts'

const run = promisify(execFile)
const folder = mkdtempSync(path.join(tmpdir(), 'parley-libraries-'))
const examples = path.join(folder, 'examples')
const endings: (() => unknown)[] = []
let server: TestServer
let session: string
/** Reason why the libraries were not installed. */
let missing: string | undefined
/** Bodies of the requests to the model. */
const asked: { messages: { role: string; content: unknown }[]; stream: boolean }[] = []
let modelUrl: string

beforeAll(async () => {
  mkdirSync(examples)
  cpSync('scripts/examples/libraries', examples, { recursive: true })
  await packClient(path.join(folder, 'client'))
  const flags = ['--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts', '--fetch-retries=1']
  try {
    await run('npm', ['install', ...flags, '--install-links', path.join(folder, 'client')], { cwd: examples })
  } catch (error) {
    const { stderr } = error as { stderr: string }
    if (!/ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN|ECONNRESET|ENETUNREACH/.test(stderr)) throw error
    missing = `the registry is not reachable: ${/npm (?:error|ERR!) code (\w+)/.exec(stderr)?.[1]}`
    return
  }
  server = await startTestServer({ url: ':memory:' })
  ;({ session } = await server.user())
  modelUrl = `${await startModel()}/v1`
}, 300_000)
beforeEach(({ skip }) => {
  if (missing) skip(missing)
})
afterAll(async () => {
  for (const end of endings) await end()
  await server?.close()
  rmSync(folder, { recursive: true })
})

/** Starts a model with the chat completions API of OpenAI, which streams its answer word by word. */
async function startModel(): Promise<string> {
  const model = createServer((request, response) => {
    void (async () => {
      let body = ''
      for await (const chunk of request) body += chunk
      asked.push(JSON.parse(body))
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      const send = (delta: object, reason: string | null) => {
        const choices = [{ index: 0, delta, finish_reason: reason }]
        const chunk = { id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices }
        response.write(`data: ${JSON.stringify(chunk)}\n\n`)
      }
      for (const content of ['It ', 'is ', `${asked.length}.`]) send({ role: 'assistant', content }, null)
      send({}, 'stop')
      response.end('data: [DONE]\n\n')
    })()
  })
  model.listen(0, '127.0.0.1')
  await once(model, 'listening')
  endings.push(() => model.close())
  return `http://127.0.0.1:${(model.address() as AddressInfo).port}`
}

/** Starts a program, and waits for a line with the text. @returns what it printed */
async function start(args: string[], env: Record<string, string>, ready = 'listening'): Promise<string> {
  const child = spawn(process.execPath, args, {
    cwd: examples,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  endings.push(() => child.kill())
  let printed = ''
  child.stdout.on('data', (chunk) => (printed += chunk))
  await vi.waitFor(() => expect(printed).toContain(ready), { timeout: 30_000, interval: 100 })
  return printed
}

/** Starts an example with its own agent, in a direct chat with a person. */
async function startExample(name: string) {
  const pair = await pairUp(server, session)
  await start([`${name}.ts`], { URL: server.url, AGENT_TOKEN: pair.token, MODEL_URL: modelUrl })
  return pair
}

const within = { timeout: 20_000, interval: 100 }

test('the examples compile with the types of the libraries', async () => {
  const compilerOptions = {
    ...{ noEmit: true, strict: true, noUncheckedIndexedAccess: true, skipLibCheck: true, types: ['node'] },
    ...{ target: 'es2024', module: 'nodenext', allowImportingTsExtensions: true, verbatimModuleSyntax: true },
    typeRoots: [path.resolve('node_modules/@types')],
  }
  writeFileSync(path.join(examples, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }))
  const compiled = await run('tsc', ['-p', examples]).catch((error: { stdout: string }) => error)
  expect(compiled.stdout).toBe('')
}, 120_000)

test("Vercel's AI SDK: the answer of the model is streamed, with the conversation as its input", async () => {
  const { write, answers } = await startExample('vercel-ai')
  const before = asked.length
  await write('What is it?')
  await vi.waitFor(async () => expect(await answers()).toEqual([`It is ${before + 1}.`]), within)
  await write('And now?')
  await vi.waitFor(async () => expect((await answers())[1]).toBe(`It is ${before + 2}.`), within)
  expect(asked.at(-1)!.messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user'])
}, 60_000)

test('LangGraph: a graph streams its answer, keeps its thread, and asks for approval by an interrupt', async () => {
  const { write, press, surfaces, answers } = await startExample('langgraph')
  const before = asked.length
  await write('What is it?')
  await vi.waitFor(async () => expect(await answers()).toEqual([`It is ${before + 1}.`]), within)
  await write('deploy it')
  await vi.waitFor(async () => expect(JSON.stringify(await surfaces())).toContain('Allow: deploy it'), within)
  expect(asked).toHaveLength(before + 1)
  await press('approve')
  await vi.waitFor(async () => expect((await answers())[1]).toBe(`It is ${before + 2}.`), within)
  expect(asked.at(-1)!.messages.map(({ content }) => content)).toEqual([
    'What is it?',
    `It is ${before + 1}.`,
    'deploy it',
  ])
  await write('deploy again')
  await vi.waitFor(async () => expect(JSON.stringify(await surfaces())).toContain('Allow: deploy again'), within)
  await press('reject')
  await vi.waitFor(async () => expect((await answers())[2]).toBe('Not done.'), within)
}, 60_000)

test("Vercel's Chat SDK: a bot streams an answer, reacts, and receives pressed buttons", async () => {
  const { write, press, answers, chatId } = await startExample('chat-sdk')
  await write('hello')
  await vi.waitFor(async () => expect(await answers()).toEqual(['You said: hello']), within)
  const { body } = await server.call('GET', `/v1/me/chats/${chatId}/messages`, session)
  expect(JSON.stringify(body)).toContain('👀')
  await write('tea?')
  await press('drink\ntea')
  await vi.waitFor(async () => expect((await answers()).at(-1)).toBe('**Tea** is coming.'), within)
}, 60_000)

test('AG-UI: an agent of its library runs in its own client, and converses through the bridge', async () => {
  const listening = await start(['ag-ui-agent.ts'], { PORT: '0' })
  const agentUrl = `http://127.0.0.1:${/port: (\d+)/.exec(listening)![1]}/`
  const { HttpAgent } = await import(
    pathToFileURL(path.join(examples, 'node_modules/@ag-ui/client/dist/index.mjs')).href
  )
  // The reference client rejects a stream that is not a valid run.
  const reference = new HttpAgent({ url: agentUrl, initialMessages: [{ id: '1', role: 'user', content: 'Deploy x' }] })
  await reference.runAgent()
  expect(reference.pendingInterrupts).toHaveLength(1)

  const { write, press, surfaces, answers, token, handle } = await pairUp(server, session)
  const env = { PARLEY_URL: server.url, PARLEY_TOKEN: token }
  await start([path.resolve('src/main.ts'), 'bridge', 'ag-ui', agentUrl], env, `${handle} answers with`)
  await write('hello')
  await vi.waitFor(async () => expect(await answers()).toEqual(['You said: hello']), within)
  await write('Deploy shop')
  await vi.waitFor(async () => expect(JSON.stringify(await surfaces())).toContain('Allow deploy'), within)
  await press('approve')
  await vi.waitFor(async () => expect((await answers()).at(-1)).toBe('It is deployed.'), within)
  await write('Deploy all')
  await vi.waitFor(async () => expect(JSON.stringify(await surfaces())).toContain('all'), within)
  await press('reject')
  await vi.waitFor(async () => expect((await answers()).at(-1)).toBe('It is not deployed.'), within)
}, 60_000)
