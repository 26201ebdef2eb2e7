import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { createAgent } from '../../client/index.ts'
import { newMessageId } from '../../client/message-id.ts'
import { verifyWebhook } from '../../client/webhook.ts'
import { lockFile } from '../../platform/database/sqlite/lock-file.ts'
import { pairUp } from '../../testing/agent-and-person.ts'
import { runCommand } from '../../testing/commands.ts'
import { callProcess, childEnvironment, killProcess, processOperatorKey, startProcess } from '../../testing/process.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import type { TestAgent } from '../../testing/calls.ts'
import { demoFileNames, writeDemoFile, type DemoValues } from '../demo/demo-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'parley-local-'))
const running: ChildProcessWithoutNullStreams[] = []

afterEach(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs a command as a process. */
function start(args: readonly string[], environment: Record<string, string>, cwd = '.') {
  const child = spawn(process.execPath, [resolve('src/main.ts'), ...args], {
    cwd,
    env: { ...childEnvironment, ...environment },
    stdio: 'pipe',
  })
  running.push(child)
  const shown = { out: '', err: '' }
  child.stdout.on('data', (chunk) => (shown.out += chunk))
  child.stderr.on('data', (chunk) => (shown.err += chunk))
  return { child, shown }
}

const within = { timeout: 20_000 }

describe('commands for local development', { timeout: 60_000 }, () => {
  let server: TestServer
  let bot: TestAgent
  let other: TestAgent
  let person: Awaited<ReturnType<TestServer['user']>>
  const as = (agent: TestAgent) => ({ PARLEY_URL: server.url, PARLEY_TOKEN: agent.token })

  beforeAll(async () => {
    server = await startTestServer({ url: ':memory:' })
    person = await server.user()
    bot = await server.agent(person.session)
    other = await server.agent(person.session)
  })
  afterAll(async () => {
    await server.close()
    expect(server.errors).toEqual([])
  })

  it('bridge ag-ui: an agent of that protocol answers, and its threads are stored', async () => {
    const { write, answers, token, handle, chatId } = await pairUp(server, person.session)
    let credential: string | undefined
    const agent = createServer((request, response) => {
      credential = request.headers['x-key'] as string
      const events = [
        { type: 'TEXT_MESSAGE_CHUNK', messageId: 'm1', delta: 'Hello, ' },
        { type: 'TEXT_MESSAGE_CHUNK', delta: 'person.' },
        { type: 'RUN_FINISHED', threadId: 't', runId: 'r' },
      ]
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.end(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''))
    })
    await once(agent.listen(0, '127.0.0.1'), 'listening')
    const agentUrl = `http://127.0.0.1:${(agent.address() as AddressInfo).port}/`
    const settings = { PARLEY_URL: server.url, PARLEY_TOKEN: token }
    const { child, shown } = start(['bridge', 'ag-ui', agentUrl, '--header', 'X-Key: k 1'], settings, folder)
    await expect.poll(() => shown.out, within).toContain(`${handle} answers with the AG-UI agent at ${agentUrl}.`)
    await write('Hi')
    await expect.poll(answers, within).toEqual(['Hello, person.'])
    expect(credential).toBe('k 1')
    child.kill('SIGINT')
    expect((await once(child, 'exit'))[0]).toBe(0)
    expect(shown.err).toBe('')
    const stored = readFileSync(join(folder, `.parley/${handle}.threads/${chatId}.json`), 'utf8')
    expect(JSON.parse(stored).messages).toHaveLength(2)
    agent.close()

    expect(await runCommand(['bridge', 'ag-ui', 'agent'], settings)).toMatchObject({ code: 2 })
    expect(await runCommand(['bridge', 'ag-ui', agentUrl, '--header', 'none'], settings)).toMatchObject({ code: 2 })
    const unknown = { ...settings, PARLEY_TOKEN: 'svc_live_of_nobody' }
    expect(await runCommand(['bridge', 'ag-ui', agentUrl], unknown)).toMatchObject({ code: 1 })
  })

  it('listen: posts each signed event, retries after a failure, and repeats an event on demand', async () => {
    const hook = await startHook()
    await runCommand(['send', bot.handle, 'Before'], as(other))
    const { child, shown } = start(['listen', '--forward-to', hook.url, '--type', 'message.received'], as(bot))
    await expect.poll(() => shown.out, within).toContain('Forwarding the events after')
    const secret = /whsec_\S+/.exec(shown.out)![0]
    hook.secret = secret
    hook.statuses.push(500)
    await runCommand(['send', bot.handle, 'While it listens'], as(other))
    await expect.poll(() => hook.texts, within).toEqual(['While it listens', 'While it listens'])
    await expect
      .poll(() => shown.out, within)
      .toMatch(/message\.received +500 +\d+ ms, again in 0\.5 s\n.* 204 +\d+ ms\n/)

    const sequence = /(\d+) +message\.received/.exec(shown.out)![1]!
    child.stdin.write(`nothing\n${sequence}\n999999\n`)
    await expect.poll(() => shown.out, within).toMatch(/204 +\d+ ms, posted again/)
    await expect.poll(() => shown.err, within).toContain('The log has no event 999999.')
    child.kill('SIGINT')
    expect((await once(child, 'exit'))[0]).toBe(0)

    const args = ['listen', '--forward-to', hook.url, '--secret', secret, '--replay', sequence]
    expect(await runCommand(args, as(bot))).toMatchObject({
      code: 0,
      out: expect.stringMatching(/204.*posted again\n$/),
    })
    expect(hook.texts).toHaveLength(4)
    hook.statuses.push(404)
    expect(await runCommand(args, as(bot))).toMatchObject({ code: 1, err: expect.stringContaining('1 of 1 events') })
    expect(hook.forged).toBe(0)
    await hook.close()
    const away = await runCommand(args, as(bot))
    expect([away.code, away.out]).toEqual([1, expect.stringContaining('ECONNREFUSED')])
  })

  it('listen: drops, duplicates and delays deliveries by option', async () => {
    const hook = await startHook()
    const options = ['--drop', '1', '--duplicate', '1', '--delay', '300', '--attempts', '2']
    const { shown } = start(['listen', '--forward-to', hook.url, '--type', 'message.received', ...options], as(bot))
    await expect.poll(() => shown.out, within).toContain('Forwarding the events after')
    hook.secret = /whsec_\S+/.exec(shown.out)![0]
    const sent = performance.now()
    await runCommand(['send', bot.handle, 'With faults'], as(other))
    await expect.poll(() => hook.texts, within).toEqual(['With faults', 'With faults'])
    expect(performance.now() - sent).toBeGreaterThan(300)
    await expect
      .poll(() => shown.out, within)
      .toMatch(/dropped +0 ms, again in 0\.5 s\n.* 204 .*\n.* 204 .*posted twice\n/)
    await hook.close()
    const wrong = await runCommand(['listen', '--forward-to', hook.url, '--drop', '2'], as(bot))
    expect(wrong).toMatchObject({ code: 2, err: expect.stringContaining('from 0 to 1') })
  })

  it('use colours when FORCE_COLOR is set', async () => {
    await runCommand(['send', bot.handle, 'In colours'], as(other))
    const shown = async (environment: Record<string, string>) => {
      const { child } = start(['events', '--type', 'message.received'], { ...as(bot), ...environment })
      return text(child.stdout)
    }
    expect(await shown({})).not.toContain('\u001b')
    expect(await shown({ FORCE_COLOR: '1' })).toContain('\u001b[36mmessage.received')
  })

  it('chat: sends each line of the input, and prints received messages', async () => {
    const args = ['chat', bot.handle, '--url', server.url, '--session', person.session]
    const { child, shown } = start(args, {})
    child.stdin.write('At once\n\n')
    const chatId = await chatOf('At once')
    await server.call('POST', '/v1/messages', bot.token, {
      message_id: newMessageId(),
      chat_id: chatId,
      parts: [{ type: 'text', text: 'Good\u001b[31m morning' }],
    })
    await expect.poll(() => shown.out, within).toBe(`${bot.handle}: Good [31m morning\n`)
    child.stdin.end('And again\n')
    expect((await once(child, 'exit'))[0]).toBe(0)
    // Input from a pipe shows only later messages.
    const later = start(args, {})
    later.child.stdin.end('Later\n')
    await once(later.child, 'exit')
    expect(later.shown.out).toBe('')
    expect(
      await runCommand(['chat', 'nobody_here', '--url', server.url, '--session', person.session], {}),
    ).toMatchObject({
      code: 1,
      err: expect.stringContaining('not_found'),
    })

    async function chatOf(words: string): Promise<string> {
      const line = () => runCommand(['events', '--type', 'message.received'], as(bot)).then(({ out }) => out)
      await expect.poll(line, within).toContain(words)
      return /cnv_\w+(?=  \S+: At once)/.exec(await line())![0]
    }
  })

  it('chat: shows cards, and presses a button by its number', async () => {
    const { handle, token } = await server.agent(person.session)
    await using agent = createAgent({ url: server.url, token, position: false, begin: 'oldest' })
    agent.on('action', ({ name, message }) => message.reply(`Action ${name}`))
    agent.on('message', async (message) => {
      const { text: said, chat } = message
      if (said === 'form') return void (await chat.form('Who are you?', [{ name: 'name', label: 'Name' }]))
      if (said !== 'drink') return void (await message.reply(`Text "${said}"`))
      const drinks = ['Tea', { label: 'Coffee', value: 'coffee_1' }]
      const answer = await chat.ask({ text: 'Tea or coffee?', choices: drinks })
      await chat.buttons(`So ${answer!.value}. How large?`, ['Small', 'Large'])
    })
    await agent.start()
    const args = ['chat', handle, '--url', server.url, '--session', person.session]
    const { child, shown } = start(args, {})
    const lines = () => shown.out.split('\n').filter(Boolean)
    child.stdin.write('drink\n2\n')
    const asked = [
      `${handle}: Tea or coffee?  [1] Tea  [2] Coffee`,
      `${handle}: Tea or coffee?  Coffee (${person.handle})`,
      `${handle}: So coffee_1. How large?  [1] Small  [2] Large`,
    ]
    await expect.poll(lines, within).toEqual(asked)
    child.stdin.write('1\n')
    await expect.poll(lines, within).toEqual([...asked, `${handle}: Action Small`])
    child.stdin.write(' 1\n')
    await expect.poll(lines, within).toContain(`${handle}: Text "1"`)
    child.stdin.end('3\n')
    await expect.poll(lines, within).toContain(`${handle}: Text "3"`)
    expect((await once(child, 'exit'))[0]).toBe(0)
    // A button of an earlier card can be pressed at once.
    const later = start([...args, '--wait', '3'], {})
    later.child.stdin.end('2\nform\n1\n')
    await once(later.child, 'exit')
    expect(later.shown.out.split('\n')).toContain(`${handle}: Action Large`)
    expect(later.shown.out).toContain('Text "1"')
    expect(later.shown.out).toContain('Who are you?  [Name]  [Send]  (a form for the messenger)')
  })
})

describe('long-running commands', { timeout: 60_000 }, () => {
  it('survive a slow restart of the server without lost or repeated events', async () => {
    const settings = { DATABASE_URL: join(folder, 'restart.db') }
    let server = await startProcess(settings)
    const { session } = await callProcess(server, processOperatorKey, 'POST', '/_ops/persons', {
      handle: 'owner',
      name: 'Owner',
    })
    const made = (handle: string) =>
      callProcess(server, session, 'POST', '/v1/me/agents', { handle, display_name: 'Agent' })
    const bot = { handle: 'bot', token: (await made('bot')).agent_token }
    const writer = { token: (await made('writer')).agent_token }
    const followed = start(['events', '--follow', '--json', '--type', 'message.received'], {
      PARLEY_URL: server.url,
      PARLEY_TOKEN: bot.token,
    })
    const texts = () =>
      followed.shown.out
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line).data.message.parts[0].text)
    const say = (words: string) =>
      runCommand(['send', bot.handle, words], { PARLEY_URL: server.url, PARLEY_TOKEN: writer.token })
    const talked = start(['chat', bot.handle, '--url', server.url, '--session', session], {})
    talked.child.stdin.write('Typed before\n')
    await expect.poll(texts, within).toEqual(['Typed before'])
    await killProcess(server)
    talked.child.stdin.write('Typed while it is away\n')
    await expect.poll(() => followed.shown.err, within).toContain('does not answer')
    server = await startProcess({ ...settings, PORT: new URL(server.url).port })
    await say('After')
    await expect.poll(texts, within).toHaveLength(3)
    expect(texts().toSorted()).toEqual(['After', 'Typed before', 'Typed while it is away'])
    expect(followed.shown.err.match(/does not answer/g)).toHaveLength(1)
    expect(followed.shown.err).toContain('The server answers again.')
    for (const { child } of [followed, talked]) {
      child.kill('SIGINT')
      expect((await once(child, 'exit'))[0]).toBe(0)
    }
    await killProcess(server)
  })
})

describe('reset', () => {
  const data = mkdtempSync(join(folder, 'reset-'))
  const environment = { DATABASE_URL: join(data, 'parley.db') }

  it('deletes the files of a demo, and keeps other files', async () => {
    expect(await runCommand(['reset', '--yes'], environment)).toMatchObject({
      code: 2,
      err: expect.stringContaining('There is no demo'),
    })
    writeDemoFile(data, { AGENT_TOKEN: 'x' } as DemoValues)
    writeFileSync(join(data, 'parley.db'), '')
    writeFileSync(join(data, 'my-notes.txt'), 'kept')
    expect(await runCommand(['reset'], environment)).toMatchObject({ code: 2, err: expect.stringContaining('--yes') })
    const lock = lockFile(environment.DATABASE_URL)
    expect(await runCommand(['reset', '--yes'], environment)).toMatchObject({
      code: 1,
      err: expect.stringContaining(`server process ${process.pid}`),
    })
    lock.close()
    expect(existsSync(join(data, demoFileNames.values))).toBe(true)
    expect(await runCommand(['reset', '--yes'], environment)).toMatchObject({
      code: 0,
      out: expect.stringContaining(data),
    })
    expect(readdirSync(data)).toEqual(['my-notes.txt'])
  })

  it.each(['postgres://postgres@127.0.0.1/test', ':memory:'])('rejects %s', async (url) => {
    const ended = await runCommand(['reset', '--yes'], { DATABASE_URL: url })
    expect(ended).toMatchObject({ code: 2, err: expect.stringContaining('embedded database') })
  })
})

interface Hook {
  url: string
  secret: string
  /** Statuses of the first responses; later ones are 204. */
  statuses: number[]
  texts: string[]
  forged: number
  close(): Promise<void>
}

/** Starts a webhook receiver that verifies deliveries. */
async function startHook(): Promise<Hook> {
  async function receive(request: IncomingMessage): Promise<number> {
    const body = await text(request)
    try {
      const event = await verifyWebhook({ headers: request.headers, body, secret: hook.secret })
      if (event.event_type === 'message.received')
        hook.texts.push((event.data.message.parts[0] as { text: string }).text)
    } catch {
      hook.forged++
    }
    return hook.statuses.shift() ?? 204
  }
  const server = createServer((request, response) => {
    void receive(request).then((status) => response.writeHead(status).end())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const hook: Hook = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    secret: '',
    statuses: [],
    texts: [],
    forged: 0,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return hook
}
