import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { runCommand } from '../../testing/commands.ts'
import { childEnvironment } from '../../testing/process.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import type { TestAgent } from '../../testing/calls.ts'
import { writeDemoFile, type DemoValues } from '../demo/demo-file.ts'

describe('commands that act as an agent', { timeout: 30_000 }, () => {
  let server: TestServer
  let bot: TestAgent
  let other: TestAgent
  const folder = mkdtempSync(join(tmpdir(), 'parley-agent-log-'))
  const as = (agent: TestAgent) => ({ PARLEY_URL: server.url, PARLEY_TOKEN: agent.token })

  beforeAll(async () => {
    server = await startTestServer({ url: ':memory:' })
    const { session } = await server.user()
    bot = await server.agent(session)
    other = await server.agent(session)
  })
  afterAll(async () => {
    await server.close()
    rmSync(folder, { recursive: true })
    expect(server.errors).toEqual([])
  })

  it('send a text to a handle and to a chat, and print received events', async () => {
    const sent = await runCommand(['send', bot.handle, 'Good\u001b[31m morning'], as(other))
    expect(sent).toMatchObject({ code: 0, err: '', out: expect.stringMatching(/^cnv_\S+ msg_\S+\n$/) })
    const chatId = sent.out.split(' ')[0]!
    const again = await runCommand(['send', chatId, 'And again', '--json'], as(other))
    expect(JSON.parse(again.out)).toMatchObject({ chat_id: chatId, parts: [{ text: 'And again' }] })

    const { out } = await runCommand(['events'], as(bot))
    expect(out).toMatch(new RegExp(`message.received +${chatId}  ${other.handle}: Good \\[31m morning`))
    const lines = (await runCommand(['events', '--type', 'message.received', '--json'], as(bot))).out.trim().split('\n')
    const events = lines.map((line) => JSON.parse(line))
    expect(events.map(({ event_type: type }) => type)).toEqual(['message.received', 'message.received'])
    const behind = await runCommand(
      ['events', '--after', String(events[0].sequence), '--type', 'message.received'],
      as(bot),
    )
    expect(behind.out.trim().split('\n')).toHaveLength(1)
    expect((await runCommand(['events', '--type', 'task.received'], as(bot))).out).toBe('')
    expect(await runCommand(['events', '--follow', '--type', 'message.receive'], as(bot))).toMatchObject({
      code: 2,
      err: expect.stringContaining('There is no such event type'),
    })
  })

  it('follow the log until SIGINT', async () => {
    const child = spawn(process.execPath, ['src/main.ts', 'events', '--follow', '--json'], {
      env: { ...childEnvironment, ...as(bot) },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const texts: string[] = []
    createInterface(child.stdout).on('line', (line) => {
      const { data } = JSON.parse(line)
      texts.push(data.message?.parts[0].text)
    })
    await expect.poll(() => texts, { timeout: 20_000 }).toContain('And again')
    await runCommand(['send', bot.handle, 'While it follows'], as(other))
    await expect.poll(() => texts, { timeout: 20_000 }).toContain('While it follows')
    child.kill('SIGINT')
    expect((await once(child, 'exit'))[0]).toBe(0)
  })

  it('use the agent of a demo in the same folder', async () => {
    const values = { URL: server.url, AGENT_TOKEN: other.token } as Partial<DemoValues>
    writeDemoFile(folder, values as DemoValues)
    const ended = await runCommand(['send', bot.handle, 'From the demo'], { DATABASE_URL: join(folder, 'parley.db') })
    expect(ended).toMatchObject({ code: 0, err: '' })
  })

  it('report errors without the token', async () => {
    const nowhere = join(folder, 'elsewhere', 'parley.db')
    expect(await runCommand(['events'], { DATABASE_URL: nowhere })).toMatchObject({
      code: 2,
      err: expect.stringContaining('PARLEY_TOKEN'),
    })
    expect(await runCommand(['events', '--token', 'ses_of_somebody'], {})).toMatchObject({
      code: 2,
      err: expect.stringContaining('session of a person'),
    })
    const wrong = await runCommand(['events', '--token', 'svc_live_of-nobody', '--url', server.url], {})
    expect([wrong.code, wrong.out]).toEqual([1, ''])
    expect(wrong.err).toContain('unauthorized')
    const absent = await runCommand(['send', 'nobody_here', 'x'], as(bot))
    expect([absent.code, absent.err]).toEqual([1, expect.stringContaining('not_found')])
    const away = await runCommand(['events', '--url', 'http://127.0.0.1:11113'], { PARLEY_TOKEN: 'svc_live_of-nobody' })
    expect([away.code, away.err]).toEqual([1, expect.stringMatching(/^No server answers at .*11113: ECONNREFUSED/)])
    expect(wrong.err + away.err).not.toContain('of-nobody')
  })
})
