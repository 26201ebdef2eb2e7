import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { fileSchedule } from './file-position.ts'
import { createAgent, type AgentOptions, type Problem } from './index.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'parley-scheduled-'))
let server: TestServer
let session: string
beforeAll(async () => {
  server = await startTestServer({ url: ':memory:' })
  ;({ session } = await server.user())
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

/** Creates an agent with a direct chat, and a folder for its scheduled messages. */
async function scheduling() {
  const { handle, token } = await server.agent(session)
  const { body } = await server.call('POST', '/v1/chats', session, { kind: 'direct', handles: [handle] })
  const chatId = body.chat.id as string
  const place = path.join(folder, handle)
  const make = (more: Partial<AgentOptions> = {}) =>
    createAgent({ url: server.url, token, position: false, schedule: fileSchedule(place), ...more })
  const texts = async () =>
    (await server.call('GET', `/v1/me/chats/${chatId}/messages`, session)).body.messages
      .map(({ parts }: { parts: { text: string }[] }) => parts[0]!.text)
      .toReversed()
  const stored = () => readdirSync(place)
  return { make, chatId, texts, stored }
}

test('a message is sent at its time, and not before', async () => {
  const { make, chatId, texts, stored } = await scheduling()
  await using agent = make()
  await agent.start()
  const at = Date.now() + 1_500
  const id = await agent.schedule(chatId, 'It is time', { at: new Date(at) })
  expect(id).toMatch(/^msg_/)
  expect(stored()).toHaveLength(1)
  expect(await texts()).toEqual([])
  await vi.waitFor(async () => expect(await texts()).toEqual(['It is time']), 10_000)
  expect(Date.now()).toBeGreaterThanOrEqual(at)
  await vi.waitFor(() => expect(stored()).toEqual([]))
})

test('a message survives restarts, and two instances send it once', async () => {
  const { make, chatId, texts, stored } = await scheduling()
  const first = make()
  await first.start()
  await first.schedule(chatId, 'After the restart', { at: Date.now() + 1_000 })
  await first.stop()
  await new Promise((resolve) => setTimeout(resolve, 1_200))
  expect(await texts()).toEqual([])
  const instances = [make(), make()]
  await Promise.all(instances.map((instance) => instance.start()))
  await vi.waitFor(() => expect(stored()).toEqual([]), 10_000)
  expect(await texts()).toEqual(['After the restart'])
  for (const instance of instances) await instance.stop()
})

test('a message whose response was lost is sent again with its id, and a rejected message is reported', async () => {
  const { make, chatId, texts, stored } = await scheduling()
  let lost = 0
  const problems: Problem[] = []
  const losing: typeof fetch = async (input, init) => {
    const answer = await fetch(input, init)
    if (init?.method === 'POST' && lost++ === 0) throw new TypeError('the connection broke')
    return answer
  }
  await using agent = make({ fetch: losing, attempts: 1 })
  agent.on('problem', (problem) => void problems.push(problem))
  await agent.start()
  await agent.schedule(chatId, 'Once', { at: Date.now() })
  await vi.waitFor(() => expect(stored()).toEqual([]), 10_000)
  expect(lost).toBe(2)
  expect(await texts()).toEqual(['Once'])
  expect(problems.map(({ code }) => code)).toEqual(['scheduled_message_not_sent'])
  await agent.schedule('cnv_none', 'Nowhere', { at: Date.now() })
  await vi.waitFor(() => expect(problems.at(-1)!.code).toBe('scheduled_message_rejected'), 10_000)
  await vi.waitFor(() => expect(stored()).toEqual([]))
  await expect(agent.schedule(chatId, 'Never', { at: NaN })).rejects.toThrow('at is a date')
})
