import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { systemClock } from '../src/platform/clock.ts'
import { createIds } from '../src/platform/ids.ts'
import { brokerAnswers, testBrokerUrl } from '../src/testing/broker.ts'
import { freePort } from '../src/testing/free-port.ts'
import { callProcess, childEnvironment } from '../src/testing/process.ts'
import { postgresAnswers, temporaryDatabase } from './gates/postgres.ts'
import { root } from './gates/run.ts'

const ids = createIds(systemClock)
const guide = readFileSync(path.join(root, 'spec/guides/growing.md'), 'utf8')
const isAbsent = process.env['REQUIRE_POSTGRES'] !== '1' && !((await postgresAnswers()) && (await brokerAnswers()))

/** Returns the commands of a step. */
function commandsOf(heading: string): string[] {
  const block = new RegExp(`^## ${heading}\\n[^]*?^\`\`\`bash\\n([^]*?)^\`\`\``, 'm').exec(guide)?.[1]
  if (block === undefined) throw new Error(`the guide has no commands for ${heading}`)
  return block.trimEnd().split('\n')
}

describe.skipIf(isAbsent)('the guide from laptop to many machines', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'parley-growing-'))
  mkdirSync(path.join(folder, 'bin'))
  const program = `exec '${process.execPath}' '${path.join(root, 'src/main.ts')}' "$@"`
  writeFileSync(path.join(folder, 'bin/parley'), `#!/bin/sh\n${program}\n`, { mode: 0o755 })
  const database = await temporaryDatabase()
  const ports = [await freePort(), await freePort()] as const
  /** Addresses of the guide, and those of this machine. */
  const places: [string, string][] = [
    ['postgres://parley:secret@db.example.com:5432/parley', database.url],
    ['nats://parley:secret@nats.example.com:4222', testBrokerUrl],
    ['8787', String(ports[0])],
    ['8788', String(ports[1])],
  ]
  let environment: Record<string, string> = {
    ...childEnvironment,
    PATH: `${path.join(folder, 'bin')}:${childEnvironment.PATH}`,
    PORT: String(ports[0]),
    PARLEY_LOG_LEVEL: 'error',
    PARLEY_SIGNALS_PREFIX: `growing_${ports[0]}`,
  }
  let servers: ChildProcess[] = []
  let session = ''
  let token = ''
  let chatId = ''
  let after = 0
  let epoch = ''

  afterAll(async () => {
    for (const server of servers) server.kill('SIGKILL')
    await database[Symbol.asyncDispose]()
    rmSync(folder, { recursive: true, force: true })
  })

  /** Runs the commands of a step in one shell, except the last ones, which start servers. */
  async function take(heading: string): Promise<void> {
    const lines = commandsOf(heading).map((line) => places.reduce((text, [from, to]) => text.replace(from, to), line))
    const starts = lines.filter((line) => line.endsWith('parley serve'))
    const script = `set -e\n${lines.filter((line) => !starts.includes(line)).join('\n')}\nenv -0 > environment`
    const { status, stderr } = spawnSync('sh', ['-c', script], { cwd: folder, env: environment, encoding: 'utf8' })
    expect([status, stderr], script).toEqual([0, ''])
    const text = readFileSync(path.join(folder, 'environment'), 'utf8')
    environment = Object.fromEntries(
      text
        .split('\0')
        .filter((line) => line !== '')
        .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
    )
    expect(starts.length).toBeGreaterThan(0)
    servers = starts.map((line) =>
      spawn('sh', ['-c', `exec env ${line}`], {
        cwd: folder,
        env: environment,
        stdio: ['ignore', 'ignore', 'inherit'],
      }),
    )
    for (const port of ports.slice(0, starts.length))
      await expect
        .poll(
          () =>
            fetch(`http://127.0.0.1:${port}/readyz`).then(
              ({ status: code }) => code,
              () => 0,
            ),
          { timeout: 30_000 },
        )
        .toBe(200)
  }

  async function stop(): Promise<void> {
    for (const server of servers) {
      server.kill('SIGTERM')
      await once(server, 'exit')
    }
    servers = []
  }

  /** Sends a message through the last process. @returns the messages that the agent had not pulled, from the first one */
  async function sendAndPull(text: string): Promise<string[]> {
    const [first, last] = [ports[0], ports[servers.length - 1]!].map((port) => ({ url: `http://127.0.0.1:${port}` }))
    const body = { message_id: ids.next('msg'), parts: [{ type: 'text', text }] }
    const waiting = callProcess(
      first!,
      token,
      'GET',
      `/v1/events?after=${after}&timeout=20${epoch && `&log_epoch=${epoch}`}`,
    )
    await callProcess(last!, session, 'POST', `/v1/me/chats/${chatId}/messages`, body)
    let page = await waiting
    // A page of another epoch does not wait.
    if (page.events.length === 0) page = await callProcess(first!, token, 'GET', `/v1/events?after=${after}&timeout=20`)
    after = page.events.at(-1).sequence
    epoch = page.log_epoch
    return page.events.map(
      (event: { data: { message: { parts: [{ text: string }] } } }) => event.data.message.parts[0].text,
    )
  }

  test('begins with the embedded database', async () => {
    await take('1. Embedded database')
    const server = { url: `http://127.0.0.1:${ports[0]}` }
    const key = environment['PARLEY_OPERATOR_KEY']!
    ;({ session } = await callProcess(server, key, 'POST', '/_ops/persons', { handle: 'ann', name: 'Ann' }))
    const agent = { handle: 'helper', display_name: 'Helper' }
    token = (await callProcess(server, session, 'POST', '/v1/me/agents', agent)).agent_token
    chatId = (await callProcess(server, session, 'POST', '/v1/chats', { kind: 'direct', handles: ['helper'] })).chat.id
    after = (await callProcess(server, token, 'GET', '/v1/events')).latest
    expect(await sendAndPull('one')).toEqual(['one'])
    await stop()
  }, 60_000)

  test('moves to PostgreSQL with all data', async () => {
    const before = epoch
    await take('2. PostgreSQL')
    expect(existsSync(path.join(folder, 'all.tar'))).toBe(true)
    expect(await sendAndPull('two')).toEqual(['two'])
    expect(epoch).not.toBe(before)
    await stop()
  }, 90_000)

  test('adds a process: an agent at one gets a message from the other', async () => {
    await take('3. Two processes')
    expect(servers).toHaveLength(2)
    expect(await sendAndPull('three')).toEqual(['three'])
    await stop()
  }, 60_000)

  test('sends signals through NATS', async () => {
    await take('4. NATS')
    expect(environment['PARLEY_SIGNALS_URL']).toBe(testBrokerUrl)
    expect(await sendAndPull('four')).toEqual(['four'])
    const history = await callProcess(
      { url: `http://127.0.0.1:${ports[1]}` },
      session,
      'GET',
      `/v1/me/chats/${chatId}/messages`,
    )
    expect(history.messages).toHaveLength(4)
    await stop()
  }, 60_000)
})
