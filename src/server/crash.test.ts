import { once } from 'node:events'
import { expect, test } from 'vitest'
import { systemClock } from '../platform/clock.ts'
import { createIds } from '../platform/ids.ts'
import { eachDatabase } from '../testing/databases.ts'
import {
  callProcess as call,
  killProcess as kill,
  processOperatorKey as OPERATOR_KEY,
  startProcess as start,
} from '../testing/process.ts'
import { startReceiver } from '../testing/receiver.ts'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ids = createIds(systemClock)

eachDatabase((_name, open) => {
  test('a killed server loses and repeats no acknowledged message, and delivers every event', async () => {
    const { url, schema } = open.place()
    const receiver = await startReceiver()
    const caFile = join(mkdtempSync(join(tmpdir(), 'parley-crash-')), 'ca.pem')
    writeFileSync(caFile, receiver.ca)
    const env = {
      DATABASE_URL: schema ? `${url}?schema=${schema}` : url,
      PARLEY_WEBHOOK_CA_FILE: caFile,
      PARLEY_WEBHOOK_ALLOW_CIDRS: '127.0.0.1/32',
      PARLEY_WEBHOOK_BACKOFF_MS: '50',
      PARLEY_WEBHOOK_TIMEOUT_MS: '1000',
    }
    let server = await start(env)
    const run = Date.now().toString(36)
    const { session } = await call(server, OPERATOR_KEY, 'POST', '/_ops/persons', { handle: `p${run}`, name: 'Person' })
    const agent = { owner_handle: `p${run}`, handle: `a${run}`, display_name: 'Agent' }
    const { agent_token: token } = await call(server, OPERATOR_KEY, 'POST', '/_ops/agents', agent)
    const { chat } = await call(server, session, 'POST', '/v1/chats', { kind: 'direct', handles: [`a${run}`] })
    await call(server, token, 'POST', '/v1/webhooks', { url: `${receiver.url}/hook` })

    const acknowledged = new Set<string>()
    const sent = new Set<string>()
    for (let round = 0; round < 3; round++) {
      let alive = true
      const senders = Array.from({ length: 16 }, async () => {
        while (alive) {
          const message_id = ids.next('msg')
          sent.add(message_id)
          const body = { message_id, parts: [{ type: 'text', text: 'x' }] }
          const answered = await call(server, session, 'POST', `/v1/me/chats/${chat.id}/messages`, body).catch(
            () => null,
          )
          if (answered) acknowledged.add(message_id)
        }
      })
      await expect.poll(() => acknowledged.size, { timeout: 20_000 }).toBeGreaterThan(100 * (round + 1))
      await kill(server)
      alive = false
      await Promise.all(senders)
      server = await start(env)
    }

    const stored: { message_id: string; sequence: number }[] = []
    for (let before = ''; ;) {
      const page = await call(server, session, 'GET', `/v1/me/chats/${chat.id}/messages?limit=100${before}`)
      stored.push(...page.messages)
      if (!page.has_more) break
      before = `&before_sequence=${page.messages.at(-1).sequence}`
    }
    const storedIds = stored.map(({ message_id }) => message_id)
    expect(new Set(storedIds).size).toBe(storedIds.length)
    expect(stored.map(({ sequence }) => sequence)).toEqual(stored.map((_, index) => stored.length - index))
    expect([...acknowledged].filter((id) => !storedIds.includes(id))).toEqual([])
    expect(storedIds.filter((id) => !sent.has(id))).toEqual([])

    // At least once, with the same event id: leases of the killed processes expire after three seconds.
    const deliveredIds = () =>
      new Set(
        receiver.received
          .map(({ body }) => JSON.parse(body.toString()))
          .filter(({ event_type }) => event_type === 'message.received')
          .map(({ data }) => data.message.message_id),
      )
    await expect
      .poll(() => storedIds.filter((id) => !deliveredIds().has(id)).length, { timeout: 60_000, interval: 500 })
      .toBe(0)
    const eventsOf = Map.groupBy(
      receiver.received.map(({ body }) => JSON.parse(body.toString())),
      ({ event_id }) => event_id,
    )
    for (const repeats of eventsOf.values()) expect(new Set(repeats.map((event) => JSON.stringify(event))).size).toBe(1)

    server.child.kill('SIGTERM')
    const [code] = await once(server.child, 'exit')
    expect(code).toBe(0)
    await receiver.close()
  }, 120_000)
})
