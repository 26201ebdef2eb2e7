import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { eachDatabase } from '../testing/databases.ts'
import { killProcess, processOperatorKey, startProcess } from '../testing/process.ts'
import { createAgent } from './index.ts'
import { filePosition } from './file-position.ts'

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return String(port)
}

eachDatabase((_name, open) => {
  const folder = mkdtempSync(join(tmpdir(), 'parley-restart-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  test.each(['pull', 'socket'] as const)(
    'no event is lost or handled twice while the server is killed, by %s',
    async (receive) => {
      const place = open.place()
      const env = {
        DATABASE_URL: place.schema === undefined ? place.url : `${place.url}?schema=${place.schema}`,
        PORT: await freePort(),
        PARLEY_STORAGE_URL: join(folder, receive),
        PARLEY_RATE_LIMITS: 'off',
      }
      let server = await startProcess(env)
      const { url } = server
      const post = async (path: string, token: string, body: object) => {
        const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
        return (await (await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json()) as any
      }
      const { session } = await post('/_ops/persons', processOperatorKey, { handle: `ann_${receive}`, name: 'Ann' })
      const [bot, other] = await Promise.all(
        ['bot', 'other'].map(async (handle) => {
          const made = await post('/v1/me/agents', session, { handle: `${handle}_${receive}`, display_name: handle })
          return { handle: made.agent.handle as string, token: made.agent_token as string }
        }),
      )
      const handled: string[] = []
      const position = filePosition(join(folder, `position-${receive}`))
      const run = () =>
        createAgent({ url, token: bot!.token, receive, position, begin: 'oldest', agentTurns: Infinity }).on(
          'message',
          async (message) => {
            handled.push(message.text)
            await message.reply(`re ${message.text}`)
          },
        )
      const writer = createAgent({ url, token: other!.token, attempts: 20 })
      const chat = await writer.openChat(bot!.handle)
      let agent = run()
      await agent.start()
      const sent: string[] = []
      const send = async (count: number) => {
        for (let at = 0; at < count; at++) {
          const text = String(sent.length)
          sent.push(text)
          await chat.send(text)
        }
      }
      for (let round = 0; round < 2; round++) {
        const sending = send(20)
        await vi.waitFor(() => expect(handled.length).toBeGreaterThan(round * 20 + 3), 10_000)
        await killProcess(server)
        server = await startProcess(env)
        await sending
        // The agent is restarted too.
        await agent.stop()
        agent = run()
        await agent.start()
      }
      await vi.waitFor(() => expect(handled.length).toBeGreaterThanOrEqual(40), 20_000)
      await vi.waitFor(async () => {
        const { messages } = await chat.messages({ limit: 100 })
        expect(messages.filter(({ sender }) => sender.handle === bot!.handle)).toHaveLength(40)
      }, 10_000)
      await agent.stop()
      expect(handled).toEqual(sent)
      await killProcess(server)
    },
    90_000,
  )
})
