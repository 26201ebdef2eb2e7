import { expect, test } from 'vitest'
import type { Database, Tx } from '../../platform/database/database.ts'
import { addActor } from '../../testing/chats.ts'
import { eachDatabase } from '../../testing/databases.ts'
import { claimDue, createUnderWay, type Claim } from './claim-due.ts'
import { queueUndelivered, releaseCursor, startAtHead } from './cursor.sql.ts'
import { makeDue, reviveDeadLetter } from './delivery-list.store.ts'
import { claimRetries, deadLetterExpired, voidLeases } from './delivery.sql.ts'
import { recordResults } from './result.sql.ts'
import { deliveryTransitions, type ClaimedDelivery, type DeliveryState } from './delivery.ts'

const later = 9e15

eachDatabase((_name, open) => {
  async function prepare(events: number, subscribed: readonly string[] | null = null): Promise<Database> {
    const database = await open()
    const actorId = await addActor(database)
    await database.write(async (tx) => {
      await tx.run(
        `INSERT INTO webhooks (id, actor_id, url, signing_secret, form, created_at, status, subscribed_events)
         VALUES ('whk_1', ?, 'https://192.0.2.1/', 'x', 'variant', 0, 'active', ?)`,
        [actorId, subscribed && JSON.stringify(subscribed)],
      )
      await tx.run('UPDATE event_counters SET last_sequence = ? WHERE actor_id = ?', [events, actorId])
      await tx.insert(
        'events',
        {
          actor_id: 'text',
          sequence: 'bigint',
          event_id: 'text',
          event_type: 'text',
          chat_id: 'text',
          message_id: 'text',
          data: 'text',
          created_at: 'bigint',
        },
        Array.from({ length: events }, (_, index) => ({
          actor_id: actorId,
          sequence: index + 1,
          event_id: `evt_${index + 1}`,
          event_type: index % 2 === 0 ? 'even' : 'odd',
          chat_id: null,
          message_id: null,
          data: null,
          created_at: 0,
        })),
      )
    })
    return database
  }

  let leases = 0
  const claim = async (database: Database, holder = 'lse_me', now = 100): Promise<ClaimedDelivery[]> => {
    const ids = { next: () => `lse_${++leases}` }
    const dependencies = { database, clock: { now: () => now }, ids, timeoutMs: 10 } as never
    const counter = await database.read((tx) => tx.knex('event_counters').first('last_sequence'))
    const due = [{ webhookId: 'whk_1', queue: 'first', head: counter!.last_sequence }] as const
    const claims: Claim[] = await claimDue(dependencies, holder, due, createUnderWay())
    return claims.flatMap(({ deliveries }) => deliveries)
  }
  const ended = (delivery: ClaimedDelivery, status: number) => ({
    delivery,
    outcome: { startedAt: 100, durationMs: 1, status, error: null, response: '', retryAfterMs: null },
    verdict: status === 204 ? ({ state: 'delivered' } as const) : ({ state: 'retrying', waitMs: 50 } as const),
    at: 100,
  })
  const rowsOf = (tx: Tx) =>
    tx.rows<Record<string, unknown>>(
      `SELECT a.event_sequence AS at, a.state, d.queue, a.attempts, d.lease_id, a.next_at FROM all_deliveries a
       LEFT JOIN deliveries d ON d.webhook_id = a.webhook_id AND d.event_sequence = a.event_sequence ORDER BY 1`,
    )
  const endsOf = async (tx: Tx) => {
    const [row] = await tx.rows<{ a: number; b: number }>(
      'SELECT delivered_through AS a, attempting_through AS b FROM webhooks',
    )
    return [row!.a, row!.b]
  }
  const sequences = (deliveries: readonly ClaimedDelivery[]) => deliveries.map(({ eventSequence }) => eventSequence)

  test('a claim reads the next events and counts them; results store rows and move the cursor', async () => {
    const database = await prepare(25)
    const first = await claim(database)
    expect(sequences(first)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
    expect(await database.read(endsOf)).toEqual([0, 20])
    await database.write((tx) => recordResults(tx, [ended(first[0]!, 204), ended(first[1]!, 503)]))
    expect(await database.read(endsOf)).toEqual([2, 20])
    expect(await database.read(rowsOf)).toMatchObject([
      { at: 1, state: 'delivered', attempts: 1, queue: null, next_at: 101 },
      { at: 2, state: 'pending', queue: 'retry', attempts: 1, next_at: 150 },
    ])
    await database.write((tx) =>
      recordResults(
        tx,
        first.slice(2).map((one) => ended(one, 204)),
      ),
    )
    expect(sequences(await claim(database))).toEqual([21, 22, 23, 24, 25])
  })

  test('results stored again after an unconfirmed commit change nothing', async () => {
    const database = await prepare(3)
    const claimed = await claim(database)
    const results = [ended(claimed[0]!, 503), ended(claimed[1]!, 204)]
    await database.write((tx) => recordResults(tx, results))
    const before = await database.read(rowsOf)
    await database.write((tx) => recordResults(tx, results))
    expect([await database.read(rowsOf), await database.read(endsOf)]).toEqual([before, [2, 3]])
  })

  test('events in flight in a dead process are sent one by one, with one attempt counted for each', async () => {
    const database = await prepare(3)
    const dead = await claim(database, 'lse_dead')
    expect(await claim(database, 'lse_me')).toEqual([])
    await database.write((tx) => voidLeases(tx, 100))
    const again = await claim(database, 'lse_me')
    expect(again.map(({ eventSequence, attempt, counted }) => [eventSequence, attempt, counted])).toEqual([
      [1, 2, true],
      [2, 2, false],
      [3, 2, false],
    ])
    // Late results of the dead process change nothing.
    await database.write((tx) => recordResults(tx, [ended(dead[0]!, 204), ended(dead[1]!, 503)]))
    expect(await database.read(rowsOf)).toMatchObject([
      { state: 'pending', attempts: 2 },
      { state: 'pending', queue: 'first', attempts: 1 },
      { state: 'pending', attempts: 1 },
    ])
  })

  test('unsent events are released uncounted; events without a result keep their attempt and lease', async () => {
    const database = await prepare(4)
    const claimed = await claim(database)
    await database.write((tx) => recordResults(tx, [ended(claimed[0]!, 204)]))
    const { webhookId, leaseId } = claimed[0]!
    const given = { webhookId, leaseId, leaseUntil: later, through: 4, sentThrough: 2, dueAt: 100 }
    expect(await database.write((tx) => releaseCursor(tx, { ...given, leaseId: 'lse_other' }, 100))).toBe(false)
    expect(await database.write((tx) => releaseCursor(tx, given, 100))).toBe(true)
    expect(await database.read(rowsOf)).toMatchObject([
      { at: 1, state: 'delivered' },
      { at: 2, attempts: 1, lease_id: null, next_at: later },
      { at: 3, attempts: 0, next_at: 100 },
      { at: 4, attempts: 0, next_at: 100 },
    ])
    expect(sequences(await claim(database))).toEqual([3, 4])
  })

  test('results of events that become rows while they are sent are stored in these rows', async () => {
    const database = await prepare(3)
    const claimed = await claim(database)
    await database.write((tx) => queueUndelivered(tx, 'whk_1', 100))
    await database.write((tx) => recordResults(tx, [ended(claimed[0]!, 204), ended(claimed[1]!, 503)]))
    expect(await database.read(rowsOf)).toMatchObject([
      { at: 1, state: 'delivered', attempts: 1 },
      { at: 2, state: 'pending', queue: 'retry', attempts: 1 },
      { at: 3, state: 'pending', queue: 'first', attempts: 1, lease_id: claimed[2]!.leaseId },
    ])
  })

  test('events that a webhook does not subscribe to are skipped, and events before its cursor are not sent', async () => {
    const database = await prepare(6, ['odd'])
    const claimed = await claim(database)
    expect(claimed).toMatchObject([2, 4, 6].map((sequence) => ({ eventSequence: sequence, through: sequence })))
    await database.write((tx) => startAtHead(tx, ['whk_1']))
    expect([await claim(database), await database.read(endsOf)]).toEqual([[], [6, 6]])
  })

  test('a claim reads only the events that it returns', async () => {
    const database = await prepare(3_000)
    const plans: string[] = []
    await database.write(async (tx) => {
      if (tx.dialect === 'postgres') await tx.rows('ANALYZE events')
      const explain = tx.dialect === 'sqlite' ? 'EXPLAIN QUERY PLAN ' : 'EXPLAIN '
      const spying: Tx = {
        ...tx,
        rows: async <R>(sql: string, bindings?: readonly unknown[]) => {
          const found = await tx.rows<Record<string, unknown>>(explain + sql, bindings)
          plans.push(...found.map((row) => String(row.detail ?? row['QUERY PLAN'])))
          return tx.rows<R>(sql, bindings)
        },
      }
      await claim({ ...database, write: (work) => work(spying) })
    })
    expect(plans.join('\n')).toMatch(/events|SEARCH e/)
    expect(plans.join('\n')).not.toMatch(/SCAN e\b|Seq Scan on events/)
  })

  test('the states of a delivery change as the table of transitions specifies', async () => {
    const database = await prepare(6)
    const stateOf = async (tx: Tx, sequence: number): Promise<DeliveryState> => {
      const [row] = await tx.rows<{ state: string; queue: string; lease_id: string | null }>(
        'SELECT state, queue, lease_id FROM deliveries WHERE event_sequence = ?',
        [sequence],
      )
      if (row && row.state !== 'pending') return row.state as 'delivered' | 'dead'
      if (row) return row.lease_id !== null ? 'leased' : row.queue === 'retry' ? 'retrying' : 'pending'
      const [deliveredThrough, attemptingThrough] = (await endsOf(tx)) as [number, number]
      return sequence <= deliveredThrough ? 'delivered' : sequence <= attemptingThrough ? 'leased' : 'pending'
    }
    const statesOf = () =>
      database.read(async (tx) => {
        const states: DeliveryState[] = []
        for (let sequence = 1; sequence <= 6; sequence++) states.push(await stateOf(tx, sequence))
        return states
      })
    const observed = new Set<string>()
    const step = async <T>(change: () => Promise<T>): Promise<T> => {
      const before = await statesOf()
      const result = await change()
      const after = await statesOf()
      for (const [index, state] of after.entries())
        if (state !== before[index]) observed.add(`${before[index]} -> ${state}`)
      return result
    }
    const write = <T>(change: (tx: Tx) => Promise<T>) => step(() => database.write(change))
    const retry = (now: number) => {
      const request = { webhookId: 'whk_1', limit: 10, now, leaseId: `lse_${++leases}`, leaseUntil: now + 10 }
      return write((tx) => claimRetries(tx, request))
    }
    const rejected = (delivery: ClaimedDelivery) => ({ ...ended(delivery, 400), verdict: { state: 'dead' } as const })

    const [first, second, third] = await step(() => claim(database))
    await write((tx) => recordResults(tx, [ended(first!, 204), ended(second!, 503), rejected(third!)]))
    const { leaseId, leaseUntil } = first!
    const unsent = { webhookId: 'whk_1', leaseId, leaseUntil, sentThrough: 3, through: 6, dueAt: null }
    await write((tx) => releaseCursor(tx, unsent, 100))
    await write((tx) => makeDue(tx, 'whk_1', 1, { attempts: 10, now: 200 }))
    await write((tx) => reviveDeadLetter(tx, 'whk_1', 'evt_3', 10, 200))
    const [again] = await retry(200)
    await write((tx) => recordResults(tx, [ended(again!, 204)]))
    await write((tx) => tx.run("UPDATE deliveries SET attempts = attempt_limit WHERE state = 'pending'"))
    await write((tx) => voidLeases(tx, 300))
    await write((tx) => deadLetterExpired(tx, 'whk_1', 400))

    const table = Object.entries(deliveryTransitions).flatMap(([from, next]) => next.map((to) => `${from} -> ${to}`))
    expect([...observed].toSorted()).toEqual(table.toSorted())
  })
})
