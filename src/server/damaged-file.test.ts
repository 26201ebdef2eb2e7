import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { examineDatabase } from '../platform/database/examine-database.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

const said = 'The quick brown fox jumps over the lazy dog'

let folder: string
let url: string
let server: TestServer | undefined
let token: string
let chatId: string

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parley-damage-'))
  url = join(folder, 'parley.db')
  server = await startTestServer({ url })
  const { session } = await server.user()
  const [agent, other] = [await server.agent(session), await server.agent(session)]
  token = agent.token
  chatId = (await server.call('POST', '/v1/chats', token, { kind: 'direct', handles: [other.handle] })).body.chat.id
  for (let count = 0; count < 20; count += 1) expect((await send(`${said} ${count}`)).status).toBe(201)
  await server.close()
  server = undefined
})
afterEach(async () => {
  await server?.close()
  rmSync(folder, { recursive: true, force: true })
})

const send = (text: string) =>
  server!.call('POST', `/v2/chats/${chatId}/messages`, token, {
    message_id: server!.context.ids.next('msg'),
    parts: [{ type: 'text', text }],
  })
const call = (method: string, path: string) => server!.call(method, path, token)

/** Flips one bit of one message: every page is well-formed afterwards, and so is the JSON. */
function flip(): void {
  const bytes = readFileSync(url)
  const at = bytes.indexOf(`${said} 7`)
  expect(at).toBeGreaterThan(0)
  bytes[at + 4]! ^= 1
  writeFileSync(url, bytes)
}

it('the check of the file finds one flipped bit in a message', async () => {
  expect(await examineDatabase(url)).toMatchObject({ ok: true })
  flip()
  expect(await examineDatabase(url)).toMatchObject({ ok: false, text: expect.stringMatching(/damaged.*msg_/) })
})

it('a damaged message is never returned, and later writes are rejected', async () => {
  flip()
  server = await startTestServer({ url })
  expect([(await call('GET', '/readyz')).status, (await send('before')).status]).toEqual([200, 201])
  const history = await call('GET', `/v1/chats/${chatId}/messages?limit=50`)
  expect([history.status, history.body.error.code]).toEqual([503, 'temporarily_unavailable'])
  const refused = await send('after')
  expect([refused.status, refused.body.error.code]).toEqual([503, 'temporarily_unavailable'])
  expect((await call('GET', '/readyz')).status).toBe(503)
  expect((await call('GET', `/v1/chats/${chatId}/messages?limit=5`)).status).toBe(200)
  expect(server.errors.join()).toContain('the database file is damaged')
})

it('the background check finds damage in unread data', async () => {
  flip()
  server = await startTestServer({ url })
  await expect.poll(async () => (await call('GET', '/readyz')).status, { timeout: 10_000 }).toBe(503)
})
