import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { pino } from 'pino'
import { afterAll, expect, it, vi } from 'vitest'

import { createApp } from '../../server/app.ts'
import { parseConfig } from '../../platform/configuration/parse-config.ts'
import { openContext } from '../../server/open-context.ts'
import { readDemoFile, writeDemoFile, type DemoValues } from './demo-file.ts'
import { prepareDemo, startDemo } from './demo.ts'

const directory = mkdtempSync(join(tmpdir(), 'parley-demo-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

async function start(settings: Record<string, string> = {}) {
  const own = { DATABASE_URL: join(directory, 'parley.db'), PORT: '0', PARLEY_CHECK_REPLIES: 'true' }
  const config = parseConfig({ ...own, ...settings })
  const prepared = await prepareDemo(config)
  const context = await openContext(config, pino({ level: 'silent' }), { webhooks: prepared.webhooks })
  const app = await createApp(context)
  const demo = await startDemo(context, prepared, await app.listen())
  const { URL: url, AGENT_TOKEN, ECHO_CHAT } = readDemoFile(directory)
  const headers = { authorization: `Bearer ${AGENT_TOKEN}`, 'content-type': 'application/json' }
  return {
    greeting: demo.greeting,
    async send(text: string) {
      const body = { message_id: context.ids.next('msg'), chat_id: ECHO_CHAT, parts: [{ type: 'text', text }] }
      expect((await fetch(`${url}/v1/messages`, { method: 'POST', headers, body: JSON.stringify(body) })).status).toBe(
        202,
      )
    },
    async heard() {
      return (await fetch(`${url}/v1/chats/${ECHO_CHAT}/messages`, { headers })).text()
    },
    async listed() {
      const { agents } = (await (await fetch(`${url}/v1/directory`)).json()) as { agents: { handle: string }[] }
      return agents.map(({ handle }) => handle)
    },
    async operatorStatus(key: string | undefined) {
      const operator = { authorization: `Bearer ${key}` }
      return (await fetch(`${url}/_ops/status`, { headers: operator })).status
    },
    async addWebhook(target: string) {
      return (await fetch(`${url}/v1/webhooks`, { method: 'POST', headers, body: JSON.stringify({ url: target }) }))
        .status
    },
    /** Deletes the account of ben, who owns echo_bot. @returns when the loop of echo_bot has ended */
    async deleteOwnerOfEchoBot() {
      const { BEN_SESSION } = readDemoFile(directory)
      const answer = await fetch(`${url}/v1/me`, {
        method: 'DELETE',
        headers: { ...headers, authorization: `Bearer ${BEN_SESSION}` },
        body: JSON.stringify({ confirm: 'ben' }),
      })
      expect(answer.status).toBeLessThan(300)
      await demo.echoEnded
    },
    async stop() {
      await demo.stop()
      await app.close()
    },
  }
}

it('echoes messages, verifies deliveries and keeps its secrets over restarts', async () => {
  const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const first = await start()
  await first.send('one')
  await vi.waitFor(async () => expect(await first.heard()).toContain('"Echo: one"'), 5_000)
  await vi.waitFor(() => expect(printed.mock.calls.join()).toContain('webhook verified: message.received'), 5_000)
  expect(await first.listed()).toEqual(['echo_bot'])
  expect(await first.addWebhook('https://127.0.0.1:1/')).toBe(422)
  expect(await first.addWebhook('http://192.168.1.1/')).toBe(422)
  expect(await first.addWebhook('http://localhost:1/')).toBe(201)
  const kept = readDemoFile(directory)
  const secrets = [
    kept.ANN_SESSION,
    kept.BEN_SESSION,
    kept.AGENT_TOKEN,
    kept.ECHO_TOKEN,
    kept.WORKER_TOKEN,
    kept.WEBHOOK_SECRET,
  ]
  for (const secret of secrets) expect(first.greeting).toContain(secret)
  expect(statSync(join(directory, 'demo.env')).mode & 0o777).toBe(0o600)
  await first.stop()

  const second = await start()
  expect(readDemoFile(directory)).toEqual({ ...kept, URL: expect.any(String) })
  for (const secret of [...secrets, kept.OPERATOR_KEY]) expect(second.greeting).not.toContain(secret)
  expect(second.greeting).toContain(`All secrets are in ${join(directory, 'demo.env')}`)
  expect(second.greeting).toMatch(/ann {2}http:\S+\/sign-in\?token=/)
  await second.send('two')
  await vi.waitFor(async () => expect(await second.heard()).toContain('"Echo: two"'), 5_000)
  expect((await second.heard()).match(/"Echo: /g)).toHaveLength(2)
  expect(await second.operatorStatus(kept.OPERATOR_KEY)).toBe(200)
  await second.stop()
  printed.mockRestore()
})

it('writes the same values for PowerShell, without an operator key from a setting', async () => {
  const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const demo = await start({ PARLEY_OPERATOR_KEY: 'set-by-the-operator-and-long-enough' })
  const saved = readDemoFile(directory)
  const powerShell = readFileSync(join(directory, 'demo.ps1'), 'utf8')
  expect(statSync(join(directory, 'demo.ps1')).mode & 0o777).toBe(0o600)
  for (const [name, value] of Object.entries(saved)) expect(powerShell).toContain(`$${name} = '${value}'`)
  for (const file of ['demo.env', 'demo.ps1'])
    expect(readFileSync(join(directory, file), 'utf8')).not.toMatch(/OPERATOR_KEY|set-by-the-operator|undefined/)
  expect(await demo.operatorStatus('set-by-the-operator-and-long-enough')).toBe(200)
  await demo.stop()
  printed.mockRestore()
})

it('prints a secret only when it is new', async () => {
  const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const kept = readDemoFile(directory)
  writeDemoFile(directory, { ...kept, ECHO_TOKEN: 'lost' } as DemoValues)
  const demo = await start()
  const { ECHO_TOKEN, AGENT_TOKEN } = readDemoFile(directory)
  expect(ECHO_TOKEN).toMatch(/^svc_live_/)
  expect(demo.greeting).toContain(`ECHO_TOKEN=${ECHO_TOKEN}`)
  expect(demo.greeting).not.toContain(AGENT_TOKEN)
  await demo.stop()
  printed.mockRestore()
})

it('describes two people and three agents, and links that another machine can open', async () => {
  const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const local = await start()
  expect(local.greeting).toMatch(
    /Two people.*:\n {2}ann.*\n {2}ben.*\nThree agents.*:\n {2}demo_agent.*\n {2}echo_bot.*\n {2}word_bot/,
  )
  expect(local.greeting).toContain('HOST=0.0.0.0')
  expect(local.greeting).toMatch(/ann {2}http:\/\/127\.0\.0\.1:/)
  await local.stop()
  const open = await start({ HOST: '0.0.0.0' })
  const link = /ann {2}(http:\S+)/.exec(open.greeting)![1]!
  expect(['127.0.0.1', '0.0.0.0']).not.toContain(new URL(link).hostname)
  expect((await fetch(link)).status).toBe(200)
  // The start page signs in without a link only where no other machine can reach it.
  expect(local.greeting).toContain('be ann or ben')
  expect(open.greeting).not.toContain('be ann or ben')
  expect(readDemoFile(directory).URL).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  await open.stop()
  const named = await start({ PARLEY_PUBLIC_URL: 'https://parley.example.com' })
  expect(named.greeting).toContain('ann  https://parley.example.com/sign-in?token=')
  expect(named.greeting).toContain('From another machine')
  await named.stop()
  printed.mockRestore()
})

it('ends the loop of echo_bot when its owner deletes the account', async () => {
  const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const demo = await start()
  await demo.deleteOwnerOfEchoBot()
  await demo.stop()
  printed.mockRestore()
})
