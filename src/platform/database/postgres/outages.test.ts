import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { newHandle, startTestServer, type TestServer } from '../../../testing/server.ts'
import { canMakeClusters, makeCluster, type PostgresCluster } from '../../../testing/postgres-cluster.ts'
import { createIds } from '../../ids.ts'
import { systemClock } from '../../clock.ts'

const ids = createIds(systemClock)
const absent = !canMakeClusters && process.env.REQUIRE_POSTGRES !== '1'

describe.skipIf(absent)('a server on PostgreSQL', { timeout: 60_000 }, () => {
  let cluster: PostgresCluster
  let server: TestServer
  let session: string
  let token: string
  let chatId: string
  beforeAll(async () => {
    cluster = await makeCluster()
    await cluster.start()
  }, 60_000)
  afterAll(() => cluster?.remove())
  beforeEach(async () => {
    server = await startTestServer({ url: cluster.url }, systemClock, {}, { database: { statementTimeoutMs: 1_000 } })
    session = (await server.user()).session
    const agent = await server.agent(session)
    token = agent.token
    const { body } = await server.call('POST', '/v1/chats', session, { kind: 'direct', handles: [agent.handle] })
    chatId = body.chat.id
  }, 60_000)
  afterEach(() => server.close(), 60_000)

  const statuses = new Set<string>()
  /** Sends one request of each kind; records the status, and the code and Retry-After of an error. */
  async function ask(): Promise<void> {
    const messageId = ids.next('msg')
    const answers = await Promise.all([
      server.call('POST', `/v1/me/chats/${chatId}/messages`, session, {
        message_id: messageId,
        parts: [{ type: 'text', text: 'x' }],
      }),
      server.call('GET', '/v1/events', token),
      server.call('GET', `/v1/me/chats/${chatId}/messages`, session),
      server.call('POST', '/v1/me/agents', session, { handle: newHandle(), display_name: 'Agent' }),
    ])
    for (const { status, body, headers } of answers) {
      statuses.add(status < 300 ? 'done' : `${status} ${body.error?.code} ${headers.get('retry-after')}`)
    }
  }
  /** Sends requests during the work, and for a short time after it. */
  async function askDuring(work: () => unknown): Promise<string[]> {
    statuses.clear()
    let going = true
    const load = Array.from({ length: 4 }, async () => {
      while (going) await ask()
    })
    await work()
    await new Promise((resolve) => setTimeout(resolve, 300))
    going = false
    await Promise.all(load)
    return [...statuses].sort()
  }
  const away = '503 temporarily_unavailable 1'
  const recovers = () =>
    expect
      .poll(
        async () => {
          statuses.clear()
          await ask()
          return [...statuses, (await server.call('GET', '/readyz')).status]
        },
        { timeout: 10_000 },
      )
      .toEqual(['done', 200])
  const terminateAll = () =>
    cluster.query<{ pid: number }>(
      'SELECT pid, pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1',
      ['parley_public'],
    )

  test('answers 503 while PostgreSQL is stopped, and recovers', async () => {
    for (const mode of ['fast', 'immediate'] as const) {
      const seen = await askDuring(async () => {
        await cluster.stop(mode)
        await new Promise((resolve) => setTimeout(resolve, 300))
        expect((await server.call('GET', '/readyz')).status).toBe(503)
      })
      expect(seen).toContain(away)
      expect(seen.filter((one) => one !== away && one !== 'done')).toEqual([])
      await cluster.start()
      await recovers()
    }
  })

  test('answers only 503 or success while its sessions are terminated during queries', async () => {
    const seen = await askDuring(async () => {
      for (let count = 0; count < 20; count++) await terminateAll()
    })
    expect(seen.filter((one) => one !== away && one !== 'done')).toEqual([])
    await recovers()
  })

  test('recovers when idle sessions were terminated', async () => {
    await ask()
    const terminated = (await terminateAll()).map(({ pid }) => pid)
    expect(terminated.length).toBeGreaterThan(0)
    // The server opens new sessions at once, so only the terminated ones end.
    await expect
      .poll(() => cluster.query('SELECT 1 FROM pg_stat_activity WHERE pid = ANY($1)', [terminated]))
      .toEqual([])
    statuses.clear()
    await ask()
    expect([...statuses].filter((one) => one !== away && one !== 'done')).toEqual([])
    await recovers()
  })

  test('answers 503 while all connections of PostgreSQL are taken', async () => {
    const taken: pg.Client[] = []
    /** Opens connections until none is left, including those reserved for the superuser. */
    const takeAll = async () => {
      for (;;) {
        const client = new pg.Client({ connectionString: cluster.url })
        client.on('error', () => undefined)
        try {
          await client.connect()
        } catch {
          return
        }
        taken.push(client)
      }
    }
    await takeAll()
    await taken[0]!.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1', [
      'parley_public',
    ])
    await takeAll()
    const seen = await askDuring(() => undefined)
    expect(seen).toContain(away)
    expect(seen.filter((one) => one !== away && one !== 'done')).toEqual([])
    await Promise.all(taken.map((client) => client.end()))
    await recovers()
  })

  test('answers 503 while PostgreSQL does not respond', async () => {
    cluster.signal('SIGSTOP')
    const began = Date.now()
    const seen = await askDuring(async () => {
      await expect.poll(async () => (await server.call('GET', '/readyz')).status, { timeout: 20_000 }).toBe(503)
    })
    cluster.signal('SIGCONT')
    expect(seen).toEqual([away])
    // The statement timeout, the wait after it, and the wait for a connection.
    expect(Date.now() - began).toBeLessThan(20_000)
    await recovers()
  })

  test('does not acknowledge a commit that PostgreSQL does not confirm', async () => {
    cluster.configure({ synchronous_standby_names: "'nobody'" })
    await cluster.reload()
    try {
      await expect
        .poll(() => cluster.query('SHOW synchronous_standby_names'))
        .toEqual([{ synchronous_standby_names: 'nobody' }])
      const messageId = ids.next('msg')
      const sending = server.call('POST', `/v1/me/chats/${chatId}/messages`, session, {
        message_id: messageId,
        parts: [{ type: 'text', text: 'x' }],
      })
      const waiting = "SELECT pid FROM pg_stat_activity WHERE wait_event = 'SyncRep'"
      await expect.poll(() => cluster.query(waiting), { timeout: 5_000 }).not.toEqual([])
      await cluster.query(`SELECT pg_cancel_backend(pid) FROM (${waiting}) AS waiting`)
      const { status, headers } = await sending
      expect([status, headers.get('retry-after')]).toEqual([503, '1'])
    } finally {
      cluster.configure({ synchronous_standby_names: "''" })
      await cluster.reload()
    }
    await recovers()
  })

  test('closes its connections when the server becomes read-only, and answers 503 to writes', async () => {
    cluster.configure({ default_transaction_read_only: 'on' })
    await cluster.reload()
    await expect
      .poll(() => cluster.query('SHOW default_transaction_read_only'))
      .toEqual([{ default_transaction_read_only: 'on' }])
    const seen = await askDuring(() => new Promise((resolve) => setTimeout(resolve, 300)))
    expect(seen.filter((one) => one !== away && one !== 'done')).toEqual([])
    expect((await server.call('GET', '/readyz')).status).toBe(503)
    expect((await server.call('GET', '/v1/events', token)).status).toBe(200)
    cluster.configure({ default_transaction_read_only: 'off' })
    await cluster.reload()
    await recovers()
  })
})
