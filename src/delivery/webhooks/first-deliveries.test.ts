import { expect, test } from 'vitest'
import type { Database } from '../../platform/database/database.ts'
import { addActor } from '../../testing/chats.ts'
import { eachDatabase } from '../../testing/databases.ts'
import { purgeDeliveries } from '../retention/retention.sql.ts'
import { listAttemptRows, deliveriesAfter, deliveriesBefore, makeDue } from './delivery-list.store.ts'
import { recordResults } from './result.sql.ts'
import { deleteSomeDeliveries } from './webhook.store.ts'

/** A position after every attempt. */
const end = { eventSequence: 99, attempt: 0 }

eachDatabase((_name, open) => {
  /** Creates two events that were claimed after the cursor: the first was delivered, the second is to be retried. */
  async function prepare(): Promise<Database> {
    const database = await open()
    const actorId = await addActor(database)
    await database.write(async (tx) => {
      await tx.run(
        `INSERT INTO webhooks (id, actor_id, url, signing_secret, form, created_at, status, attempting_through, claim_id)
         VALUES ('whk_1', ?, 'https://192.0.2.1/', 'x', 'current', 0, 'active', 2, 'lse_1')`,
        [actorId],
      )
      const outcome = { startedAt: 100, durationMs: 5, status: 200, error: null, response: 'ok', retryAfterMs: null }
      const at = (sequence: number) => ({
        webhookId: 'whk_1',
        actorId,
        eventSequence: sequence,
        eventId: `evt_${sequence}`,
        eventType: 'message.received',
        attempt: 1,
        from: 'cursor' as const,
        counted: true as const,
        through: sequence,
        attemptLimit: 10,
        leaseId: 'lse_1',
        leaseUntil: 900,
      })
      await recordResults(tx, [
        { delivery: at(1), outcome, verdict: { state: 'delivered' }, at: 105 },
        { delivery: at(2), outcome: { ...outcome, status: 503 }, verdict: { state: 'retrying', waitMs: 50 }, at: 105 },
      ])
    })
    return database
  }
  const rowsIn = (database: Database, table: string) =>
    database.read(async (tx) => {
      const rows = await tx.rows<{ at: number }>(`SELECT event_sequence AS at FROM ${table} ORDER BY event_sequence`)
      return rows.map(({ at }) => at)
    })

  test('a delivery at the first attempt is one row, and is listed like other deliveries', async () => {
    const database = await prepare()
    expect([await rowsIn(database, 'deliveries'), await rowsIn(database, 'delivery_attempts')]).toEqual([[2], [1, 2]])
    expect(await database.read((tx) => deliveriesBefore(tx, 'whk_1', 99, 9))).toMatchObject([
      { eventSequence: 2, eventId: 'evt_2', state: 'pending', attempts: 1, lastStatus: 503, nextAt: 155 },
      {
        eventSequence: 1,
        eventId: 'evt_1',
        eventType: 'message.received',
        state: 'delivered',
        attempts: 1,
        lastStatus: 200,
        lastError: null,
        updatedAt: 105,
      },
    ])
    expect(await database.read((tx) => listAttemptRows(tx, 'whk_1', end, 9))).toMatchObject([
      { eventSequence: 2, eventId: 'evt_2', attempt: 1, status: 503 },
      { eventSequence: 1, eventId: 'evt_1', eventType: 'message.received', attempt: 1, status: 200, response: 'ok' },
    ])
  })

  test('it becomes a separate row when it is sent again', async () => {
    const database = await prepare()
    const again = () => database.write((tx) => makeDue(tx, 'whk_1', 1, { attempts: 10, now: 200 }))
    expect([await again(), await again()]).toEqual([true, true])
    expect(await rowsIn(database, 'all_deliveries')).toEqual([1, 2])
    expect(await database.read((tx) => deliveriesBefore(tx, 'whk_1', 2, 9))).toMatchObject([
      { eventId: 'evt_1', state: 'pending', attempts: 1, nextAt: 200 },
    ])
    expect(await database.read((tx) => listAttemptRows(tx, 'whk_1', end, 9))).toMatchObject([
      { eventId: 'evt_2', attempt: 1 },
      { eventId: 'evt_1', attempt: 1, status: 200 },
    ])
  })

  test('it is deleted after its retention period, and with its webhook', async () => {
    const database = await prepare()
    const before = { delivered: 106, dead: null }
    expect(await database.write((tx) => purgeDeliveries(tx, 'whk_1', 0, before, 9))).toMatchObject({ deleted: 1 })
    expect(await rowsIn(database, 'delivery_attempts')).toEqual([2])
    const other = await prepare()
    expect(await other.write((tx) => deleteSomeDeliveries(tx, 'whk_1', 1))).toBeGreaterThan(0)
    expect(await rowsIn(other, 'delivery_attempts')).toEqual([2])
  })

  test('pages of both kinds are in one order, for any page size', async () => {
    const database = await prepare()
    await database.write(async (tx) => {
      const some = (table: string, columns: string, values: string) =>
        tx.run(`INSERT INTO ${table} (webhook_id, event_sequence, event_id, event_type, ${columns}) VALUES ${values}`)
      const first = (n: number) => `('whk_1', ${n}, 'evt_${n}', 'x', 1, 100, 5, 200)`
      const row = (n: number) => `('whk_1', ${n}, 'evt_${n}', 'x', 'agt_1', 'dead', 10, 0, 0)`
      await some('delivery_attempts', 'attempt, started_at, duration_ms, status', [3, 4, 7].map(first).join(', '))
      await some('deliveries', 'actor_id, state, attempts, next_at, updated_at', [5, 6, 8].map(row).join(', '))
    })
    for (let limit = 1; limit <= 9; limit++) {
      const up = await database.read((tx) => deliveriesAfter(tx, 'whk_1', 1, limit))
      const down = await database.read((tx) => deliveriesBefore(tx, 'whk_1', 8, limit))
      expect(up.map(({ eventSequence }) => eventSequence)).toEqual([2, 3, 4, 5, 6, 7, 8].slice(0, limit))
      expect(down.map(({ eventSequence }) => eventSequence)).toEqual([7, 6, 5, 4, 3, 2, 1].slice(0, limit))
    }
  })
})
