import { expect, test } from 'vitest'
import { eachDatabase } from '../../testing/databases.ts'
import { statementPlans } from '../../testing/statement-plans.ts'
import type { InsertedRow, Tx } from '../../platform/database/database.ts'
import type { SomeWebhooks, ClaimedDelivery } from './delivery.ts'
import { claimFirstAttempts, claimRetries, dueQueues, releaseClaims, webhooksWithDueRows } from './delivery.sql.ts'
import { recordResults } from './result.sql.ts'

const claim = { webhookId: 'whk_1', limit: 10, now: 100, leaseUntil: 200 }

async function queue(tx: Tx, delivered: number, waiting: number): Promise<void> {
  await tx.run(
    `INSERT INTO webhooks (id, actor_id, url, signing_secret, form, created_at, status)
     VALUES ('whk_1', 'act_1', 'https://192.0.2.1/', 'x', 'current', 0, 'active')`,
  )
  const row = (sequence: number): InsertedRow<'deliveries'> => ({
    webhook_id: 'whk_1',
    event_sequence: sequence,
    actor_id: 'act_1',
    event_id: `evt_${sequence}`,
    event_type: 'message.received',
    state: sequence <= delivered ? 'delivered' : 'pending',
    next_at: 0,
    lease_id: null,
    last_status: null,
    last_error: null,
    updated_at: 0,
  })
  await tx.insert(
    'deliveries',
    {
      webhook_id: 'text',
      event_sequence: 'bigint',
      actor_id: 'text',
      event_id: 'text',
      event_type: 'text',
      state: 'text',
      next_at: 'bigint',
      lease_id: 'text',
      last_status: 'bigint',
      last_error: 'text',
      updated_at: 'bigint',
    },
    Array.from({ length: delivered + waiting }, (_, index) => row(index + 1)),
  )
}

const result = (delivery: ClaimedDelivery, verdict: 'delivered' | 'retrying', next?: ClaimedDelivery) => ({
  delivery,
  outcome: {
    startedAt: 100,
    durationMs: 1,
    status: verdict === 'delivered' ? 204 : 503,
    error: null,
    response: '',
    retryAfterMs: null,
  },
  verdict: verdict === 'delivered' ? { state: verdict } : { state: verdict, waitMs: 50 },
  at: 100,
  next,
})

const rowsOf = (tx: Tx) =>
  tx.rows('SELECT event_sequence AS at, state, queue, attempts, lease_id FROM deliveries ORDER BY event_sequence')

eachDatabase((_name, open) => {
  test('an event whose attempt was interrupted by a crash is sent again, before later events', async () => {
    const database = await open()
    await database.write((tx) => queue(tx, 0, 3))
    const first = await database.write((tx) => claimFirstAttempts(tx, { ...claim, leaseId: 'lse_1' }))
    expect(first.map(({ eventSequence, attempt, counted }) => [eventSequence, attempt, counted])).toEqual([
      [1, 1, true],
      [2, 1, false],
      [3, 1, false],
    ])
    await database.write((tx) => recordResults(tx, [result(first[0]!, 'delivered', first[1])]))
    const again = await database.write((tx) => claimFirstAttempts(tx, { ...claim, leaseId: 'lse_2' }))
    expect(again.map(({ eventSequence, attempt }) => [eventSequence, attempt])).toEqual([
      [2, 2],
      [3, 1],
    ])
    // Late results of the dead process change nothing.
    await database.write((tx) => recordResults(tx, [result(first[1]!, 'retrying')]))
    expect((await database.read(rowsOf))[1]).toMatchObject({
      state: 'pending',
      queue: 'first',
      attempts: 2,
      lease_id: 'lse_2',
    })
  })

  test('a failed attempt moves to the retry queue, and returns whether its webhook is active', async () => {
    const database = await open()
    await database.write((tx) => queue(tx, 0, 2))
    const [one] = await database.write((tx) => claimFirstAttempts(tx, { ...claim, leaseId: 'lse_1' }))
    expect(await database.write((tx) => recordResults(tx, [result(one!, 'retrying')]))).toEqual(new Set(['whk_1']))
    await database.write((tx) => tx.run("UPDATE webhooks SET status = 'paused'"))
    const [two] = await database.write((tx) => claimFirstAttempts(tx, { ...claim, leaseId: 'lse_2' }))
    expect(two!.eventSequence).toBe(2)
    expect(await database.write((tx) => recordResults(tx, [result(two!, 'delivered')]))).toEqual(new Set())
    const retries = await database.write((tx) => claimRetries(tx, { ...claim, now: 150, leaseId: 'lse_3' }))
    expect(retries).toMatchObject([{ eventSequence: 1, attempt: 2, counted: true }])
  })

  test('unsent claims are released uncounted, for any kind of claim', async () => {
    const database = await open()
    await database.write((tx) => queue(tx, 0, 3))
    const claimed = await database.write((tx) => claimFirstAttempts(tx, { ...claim, leaseId: 'lse_1' }))
    await database.write((tx) => releaseClaims(tx, claimed, 100))
    expect(await database.read(rowsOf)).toMatchObject([0, 0, 0].map((attempts) => ({ attempts, lease_id: null })))
  })

  test('an interrupted last attempt makes the delivery dead, and the next event is sent', async () => {
    const database = await open()
    await database.write((tx) => queue(tx, 0, 2))
    await database.write((tx) => tx.run('UPDATE deliveries SET attempts = 10 WHERE event_sequence = 1'))
    const claimed = await database.write((tx) => claimFirstAttempts(tx, { ...claim, leaseId: 'lse_1' }))
    expect(claimed).toMatchObject([{ eventSequence: 2, counted: true }])
    expect((await database.read(rowsOf))[0]).toMatchObject({ state: 'dead', attempts: 10 })
  })

  test('the query for due deliveries of some webhooks does not read other webhooks', async () => {
    const database = await open()
    await database.write((tx) => queue(tx, 0, 1))
    const looks = [ofOwner, { by: 'id', ids: ['whk_1'] }] as const
    const plans = await database.read(async (tx) => {
      if (tx.dialect === 'postgres') await tx.rows('SET LOCAL enable_seqscan = off')
      return statementPlans(tx, async (explaining) => {
        for (const some of looks) await dueQueues(explaining, 'lse_me', 100, some)
      })
    })
    expect(plans).toMatch(/webhooks_by_actor/)
    expect(plans).not.toMatch(/SCAN w\b|SCAN d\b|Seq Scan on (webhooks|deliveries)/)
  })

  test('only the lease owner gets due deliveries; delivered rows are not read', async () => {
    const database = await open()
    await database.write((tx) => queue(tx, 500, 1))
    await database.write((tx) => tx.run("UPDATE webhooks SET lease_owner = 'lse_me', lease_until = 1000"))
    expect(await database.read((tx) => dueQueues(tx, 'lse_me', 100, ofOwner))).toEqual([
      { webhookId: 'whk_1', actorId: 'act_1', queue: 'first', head: 0 },
    ])
    expect(await database.read((tx) => dueQueues(tx, 'lse_other', 100, ofOwner))).toEqual([])
    const plans = await database.read(plansOfClaims)
    expect(plans).not.toMatch(
      /deliveries USING PRIMARY KEY|autoindex_deliveries|Seq Scan on deliveries|deliveries_pkey/,
    )
  })
})

const ofOwner: SomeWebhooks = { by: 'actor_id', ids: ['act_1'] }

async function plansOfClaims(tx: Tx): Promise<string> {
  // PostgreSQL would scan the whole table, because a test stores few rows.
  if (tx.dialect === 'postgres') await tx.rows('SET LOCAL enable_seqscan = off')
  return statementPlans(tx, async (explaining) => {
    await dueQueues(explaining, 'lse_me', 100, ofOwner)
    await webhooksWithDueRows(explaining, 100)
    await claimFirstAttempts(explaining, { ...claim, leaseId: 'lse_1' })
    await claimRetries(explaining, { ...claim, leaseId: 'lse_1' })
  })
}
