import { afterAll, beforeAll, expect, it } from 'vitest'

import { systemClock } from '../../platform/clock.ts'
import { eachDatabase, type Place } from '../../testing/databases.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

eachDatabase((_dialect, open) => {
  let place: Place
  let server: TestServer
  let now = Date.now()
  const start = () => startTestServer(place, { ...systemClock, now: () => now })
  beforeAll(async () => {
    place = open.place()
    server = await start()
  })
  afterAll(async () => {
    await server.close()
    expect(server.errors).toEqual([])
  })

  const lastSeen = async (session: string): Promise<string | null> => {
    const { body } = await server.call('GET', '/v1/me/sessions', session)
    return body.sessions[0].last_seen_at
  }

  it('is stored per session with a resolution of an hour, and survives a restart', async () => {
    const { session } = await server.user()
    expect(await lastSeen(session)).toBeNull()
    await server.context.sessionUse.stop()
    const first = new Date(now).toISOString()
    expect(await lastSeen(session)).toBe(first)
    const [{ last_address: address }] = (await server.call('GET', '/v1/me/sessions', session)).body.sessions
    expect(address).toBe('127.0.0.1')
    now += 30 * 60_000
    await server.call('GET', '/v1/me', session)
    await server.context.sessionUse.stop()
    expect(await lastSeen(session)).toBe(first)
    now += 31 * 60_000
    await server.call('GET', '/v1/me', session)
    await server.close()
    server = await start()
    expect(await lastSeen(session)).toBe(new Date(now).toISOString())
  })
})
