import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { systemClock } from '../clock.ts'
import { ownVersion } from '../version.ts'
import { eachDatabase } from '../../testing/databases.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

eachDatabase((dialect, open) => {
  describe('metrics', () => {
    let server: TestServer
    beforeAll(async () => {
      server = await startTestServer(open.place(), systemClock, {
        PARLEY_METRICS_LISTEN: '127.0.0.1:0',
        PARLEY_RATE_LIMITS: 'address=2/60s',
      })
    })
    afterAll(() => server.close())

    async function scrape(): Promise<(sample: string) => number | undefined> {
      const answer = await fetch(server.metricsUrl!)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')])
      const samples = new Map(
        (await answer.text())
          .split('\n')
          .filter((line) => line !== '' && !line.startsWith('#'))
          .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))] as const),
      )
      return (sample) => samples.get(sample)
    }

    it('count requests and events, by templates and codes', async () => {
      const ann = await server.user()
      const [sender, reader] = [await server.agent(ann.session), await server.agent(ann.session)]
      const {
        body: { chat },
      } = await server.call('POST', '/v1/chats', sender.token, { kind: 'direct', handles: [reader.handle] })
      const send = (id: string) =>
        server.call('POST', `/v2/chats/${chat.id}/messages`, sender.token, {
          message_id: id,
          parts: [{ type: 'text', text: 'x' }],
        })
      expect((await send('msg_01arz3ndektsv4rrffq69g5fav')).status).toBe(201)
      expect((await send('not-an-id')).status).toBe(422)
      for (let turn = 0; turn < 3; turn += 1) await server.call('GET', `/secret-path-${turn}`)
      const sample = await scrape()
      const route = '/v2/chats/{id}/messages'
      expect(sample(`parley_http_requests_total{method="POST",route="${route}",status="201"}`)).toBe(1)
      expect(sample(`parley_http_requests_total{method="POST",route="${route}",status="422"}`)).toBe(1)
      expect(sample(`parley_http_request_duration_seconds_count{method="POST",route="${route}"}`)).toBe(2)
      expect(sample('parley_http_requests_total{method="(none)",route="(none)",status="404"}')).toBe(2)
      expect(sample('parley_http_requests_total{method="(none)",route="(none)",status="429"}')).toBe(1)
      expect(sample('parley_rate_limited_total{rule="address"}')).toBe(1)
      expect(sample('parley_send_duration_seconds_count')).toBe(1)
      expect(sample('parley_commit_batch_writes_count')).toBeGreaterThan(0)
      expect(sample('parley_commit_wait_seconds_count')).toBeGreaterThan(0)
      expect(sample('parley_waiting_pulls')).toBe(0)
      expect(sample('parley_open{kind="requests_at_once"}')).toBe(0)
      expect(sample(`parley_build_info{version="${ownVersion()}",node="${process.version}"}`)).toBe(1)
      expect(sample('process_resident_memory_bytes')).toBeGreaterThan(1e6)
      if (dialect === 'sqlite') expect(sample('parley_database_statements_total')).toBe(0)
      if (dialect === 'postgres') {
        expect(sample('parley_database_statements_total')).toBeGreaterThan(0)
        expect(sample('parley_database_connections{pool="writers",state="waiting"}')).toBe(0)
        expect(sample('parley_signals_connected')).toBe(1)
        // Signals are sent after the commit, together with signals that follow shortly.
        const sent = async () => (await scrape())('parley_signals_total{direction="sent"}')
        await expect.poll(sent, { timeout: 10_000 }).toBeGreaterThan(0)
      }
      expect(await (await fetch(server.metricsUrl!)).text()).not.toContain('secret-path')
    })

    it('show the age of undelivered events, by pull and by webhook', async () => {
      const ann = await server.user()
      const [sender, reader] = [await server.agent(ann.session), await server.agent(ann.session)]
      const {
        body: { chat },
      } = await server.call('POST', '/v1/chats', sender.token, { kind: 'direct', handles: [reader.handle] })
      const { context } = server
      await server.call('GET', '/v1/events?after=0', reader.token)
      await context.metrics!.keep()
      const age = async (channel: string) =>
        (await scrape())(`parley_undelivered_event_age_seconds{channel="${channel}"}`)
      expect([await age('pull'), await age('webhook')]).toEqual([0, 0])
      await context.database.write((tx) =>
        tx.run(
          `INSERT INTO webhooks (id, actor_id, url, signing_secret, form, created_at, status, delivered_through)
         VALUES ('whk_held', ?, 'https://192.0.2.1/', 'x', 'current', 0, 'paused', 1000)`,
          [reader.id],
        ),
      )
      await server.call('POST', `/v2/chats/${chat.id}/messages`, sender.token, {
        message_id: 'msg_01arz3ndektsv4rrffq69g5faw',
        parts: [{ type: 'text', text: 'x' }],
      })
      await context.database.write(async (tx) => {
        await tx.run('UPDATE events SET created_at = ? WHERE actor_id = ?', [context.clock.now() - 90_000, reader.id])
        await tx.run(
          `INSERT INTO deliveries (webhook_id, event_sequence, actor_id, event_id, event_type, attempts, next_at, updated_at)
           VALUES ('whk_held', 1, ?, 'evt_x', 'message.received', 1, ?, 0)`,
          [reader.id, context.clock.now() + 3_600_000],
        )
      })
      expect(await age('pull')).toBeGreaterThanOrEqual(90)
      expect(await age('webhook')).toBe(0)
      await context.database.write((tx) => tx.run("UPDATE webhooks SET status = 'active' WHERE id = 'whk_held'"))
      expect(await age('webhook')).toBeGreaterThanOrEqual(90)
      const deliveries = async () => {
        const sample = await scrape()
        return ['retrying', 'dead_lettered'].map((state) => sample(`parley_webhook_deliveries{state="${state}"}`))
      }
      await context.database.write((tx) => tx.run("UPDATE deliveries SET queue = 'retry'"))
      expect(await deliveries()).toEqual([1, 0])
      await context.database.write((tx) => tx.run("UPDATE deliveries SET state = 'dead'"))
      expect(await deliveries()).toEqual([0, 1])
      expect((await scrape())('parley_webhook_dead_letter_age_seconds')).toBeGreaterThan(1e9)
      // The row is delivered; later the event is after the cursor, without a row.
      await context.database.write((tx) => tx.run("UPDATE deliveries SET state = 'delivered'"))
      expect(await age('webhook')).toBe(0)
      await context.database.write((tx) =>
        tx.run(`UPDATE webhooks SET delivered_through = 0, lease_owner = 'lse_other', lease_until = ?`, [
          context.clock.now() + 3_600_000,
        ]),
      )
      expect(await age('webhook')).toBeGreaterThanOrEqual(90)
      const page = await server.call('GET', '/v1/events?after=0', reader.token)
      expect(page.body.events.length).toBeGreaterThan(0)
      await server.call('GET', `/v1/events?after=${page.body.next_cursor}`, reader.token)
      await server.call('GET', '/v1/events?after=0', reader.token)
      await context.metrics!.keep()
      expect(await age('pull')).toBe(0)
    })

    it('show open sockets and held pulls', async () => {
      const ann = await server.user()
      const reader = await server.agent(ann.session)
      const { context } = server
      const opened = context.openCounts.open('sockets', ann.id, () => 'address')
      const held = server.call('GET', '/v1/events?after=0&timeout=20', reader.token)
      const open = async () => {
        const sample = await scrape()
        return ['sockets', 'held_pulls'].map((kind) => sample(`parley_open{kind="${kind}"}`))
      }
      await expect.poll(open).toEqual([1, 1])
      opened.end()
      await server.call('DELETE', `/v1/me/agents/${reader.id}`, ann.session)
      await held
      await expect.poll(open).toEqual([0, 0])
    })

    it('are available at their own address only', async () => {
      const { origin } = new URL(server.metricsUrl!)
      expect((await fetch(`${origin}/v1/events`)).status).toBe(404)
      expect((await fetch(server.metricsUrl!, { method: 'POST' })).status).toBe(404)
      const other = await startTestServer(open.place())
      expect([other.metricsUrl, (await fetch(`${other.url}/metrics`)).status]).toEqual([undefined, 404])
      await other.close()
    })
  })
})
