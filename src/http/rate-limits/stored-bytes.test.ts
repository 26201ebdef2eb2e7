import { afterEach, expect, it } from 'vitest'

import { systemClock } from '../../platform/clock.ts'
import { storedBytesOf } from '../../platform/limits/stored-bytes.sql.ts'
import { eachDatabase } from '../../testing/databases.ts'
import { startTestServer, testOperatorKey, type TestServer } from '../../testing/server.ts'

eachDatabase((dialect, open) => {
  let server: TestServer
  afterEach(() => server.close())

  it(`limits the bytes that an account stores, and subtracts the bytes of a deleted account, on ${dialect}`, async () => {
    const place = open.place()
    const limits = { PARLEY_LIMITS: 'stored_bytes_per_account=20KiB' }
    server = await startTestServer(place, systemClock, limits)
    const { session, handle } = await server.user()
    const agent = await server.agent(session)
    const chat = await server.call('POST', '/v1/chats', session, { kind: 'direct', handles: [agent.handle] })
    const send = (text: string) =>
      server.call('POST', '/v1/messages', agent.token, {
        message_id: server.context.ids.next('msg'),
        chat_id: chat.body.chat.id,
        parts: [{ type: 'text', text }],
      })
    const statuses = []
    for (let count = 0; count < 4; count++) statuses.push((await send('x'.repeat(7_000))).status)
    expect(statuses).toEqual([202, 202, 202, 409])
    const refused = await send('Hello')
    expect(refused.body.error.code).toBe('limit_exceeded')
    expect(refused.body.error.message).toContain('stored_bytes_per_account')

    // After a restart, the process reads the stored total when it first stores the account's counted bytes.
    await server.close()
    server = await startTestServer(place, systemClock, limits)
    const stored = () => server.context.database.read((tx) => storedBytesOf(tx, agent.id))
    const before = await stored()
    expect(before).toBeGreaterThan(21_000)
    expect(before).toBeLessThan(23_000)
    await send('Hello')
    await expect.poll(async () => (await send('Hello')).status, { timeout: 10_000, interval: 300 }).toBe(409)

    const raised = `/_ops/handles/${agent.handle}/limits/stored_bytes_per_account`
    expect((await server.call('PUT', raised, testOperatorKey, { value: 1_000_000 })).status).toBe(200)
    expect((await send('Hello')).status).toBe(202)
    expect((await server.call('DELETE', '/v1/me', session, { confirm: handle })).status).toBe(200)
    expect(await stored()).toBe(0)
  }, 60_000)
})
