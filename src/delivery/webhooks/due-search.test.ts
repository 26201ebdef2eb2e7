import { beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../platform/database/database.ts'
import { eachDatabase } from '../../testing/databases.ts'
import { createDueSearch, type DueSearch } from './due-search.ts'
import { insertWebhookRows } from './webhook.store.ts'

const webhookId = (number: number): string => `whk_${String(number).padStart(6, '0')}`

/** Creates webhooks with cursors before the end of the log, except the second, which is paused, and the third. */
async function fill(database: Database, webhooks: number): Promise<void> {
  const rows = Array.from({ length: webhooks }, (_, number) => ({
    id: webhookId(number),
    actor_id: `agt_${number}`,
    url: 'https://192.0.2.1/',
    form: 'current',
    subscribed_events: null,
    status: number === 1 ? ('paused' as const) : ('active' as const),
    signing_secret: 'x',
    config_id: null,
    presented: null,
    created_at: 0,
    last_success_at: null,
    last_failure_at: null,
    failing_since: null,
  }))
  const counters = rows.map((row, number) => ({ actor_id: row.actor_id, last_sequence: number === 2 ? 0 : 1 }))
  await database.write(async (tx) => {
    // The logs have no counters yet, so that the cursors stay at their beginning.
    await insertWebhookRows(tx, rows)
    await tx.insert('event_counters', { actor_id: 'text', last_sequence: 'bigint' }, counters)
  })
}

/** Returns all ids that the search returns until it is exhausted, including repetitions. */
async function poll(search: DueSearch): Promise<string[]> {
  const found: string[] = []
  for (let some = await search.next(); some; some = await search.next()) found.push(...some.ids)
  return found
}

eachDatabase((_dialect, open) => {
  describe('the search for due webhooks', () => {
    let database: Database
    let search: DueSearch
    beforeEach(async () => {
      database = await open()
      search = createDueSearch(database, { now: () => 100 })
    })

    test('queries the webhooks of notified actors once', async () => {
      await fill(database, 3)
      search.add(['agt_2', 'agt_0'])
      search.add(['agt_2'])
      expect(await search.next()).toEqual({ by: 'actor_id', ids: ['agt_2', 'agt_0'] })
      expect(await search.next()).toBeUndefined()
    })

    test('queries every active webhook with events after its cursor when anything may be due', async () => {
      await fill(database, 1_203)
      search.add('all')
      const all = Array.from({ length: 1_203 }, (_, number) => webhookId(number))
      expect(await poll(search)).toEqual(all.filter((id) => id !== webhookId(1) && id !== webhookId(2)))
    })

    test('queries webhooks again that it had passed when a new notification arrived', async () => {
      await fill(database, 1_203)
      search.add('all')
      expect((await search.next())!.ids).toEqual([])
      const first = await search.next()
      expect(first!.ids[0]).toBe(webhookId(0))
      search.add('all')
      const rest = await poll(search)
      expect(rest.filter((id) => id === webhookId(0))).toHaveLength(1)
      expect(rest.filter((id) => id === webhookId(1_202))).toHaveLength(2)
    })

    test('queries 2,000 cursors per second, and continues there', async () => {
      await fill(database, 3_001)
      const seconds: string[][] = []
      for (let second = 0; second < 3; second++) {
        search.sweepSome()
        seconds.push(await poll(search))
      }
      expect(seconds.map(({ length }) => length)).toEqual([1_999, 1_000, 1_999])
      expect(new Set([...seconds[0]!, ...seconds[1]!]).size).toBe(2_999)
      expect(seconds[2]).toEqual(seconds[0])
    })

    test('queries due rows every second, for any number of rows per webhook', async () => {
      const columns = {
        webhook_id: 'text',
        event_sequence: 'bigint',
        actor_id: 'text',
        event_id: 'text',
        event_type: 'text',
        queue: 'text',
        next_at: 'bigint',
        lease_id: 'text',
        last_status: 'bigint',
        last_error: 'text',
        updated_at: 'bigint',
      } as const
      const row = (webhook: string, sequence: number, queue: 'first' | 'retry', nextAt: number) => ({
        webhook_id: webhook,
        event_sequence: sequence,
        actor_id: 'agt_x',
        event_id: `evt_${sequence}`,
        event_type: 'message.received',
        queue,
        next_at: nextAt,
        lease_id: null,
        last_status: null,
        last_error: null,
        updated_at: 0,
      })
      const rows = [
        ...Array.from({ length: 300 }, (_, sequence) => row('whk_many', sequence, 'first', 0)),
        row('whk_both', 1, 'first', 100),
        row('whk_both', 2, 'retry', 100),
        row('whk_retry', 1, 'retry', 500),
        row('whk_retry', 2, 'retry', 99),
        row('whk_soon', 1, 'retry', 101),
      ]
      await database.write((tx) => tx.insert('deliveries', columns, rows))
      search.sweepSome()
      expect((await poll(search)).sort()).toEqual(['whk_both', 'whk_many', 'whk_retry'])
    })

    test('queries locked webhooks again a second later', async () => {
      search.postpone(['agt_9'])
      expect(await search.next()).toBeUndefined()
      search.sweepSome()
      expect(await search.next()).toEqual({ by: 'actor_id', ids: ['agt_9'] })
    })
  })
})
