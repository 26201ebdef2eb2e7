import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { asAdministrator, testPostgresUrl } from '../../../testing/postgres.ts'
import { noCommitEffects } from '../commit-effects.ts'
import { postgresTx } from './postgres-tx.ts'

const absent =
  process.env.REQUIRE_POSTGRES !== '1' &&
  !(await asAdministrator(() => Promise.resolve(true)).catch((): boolean => false))

let client: pg.Client
beforeEach(async () => {
  client = new pg.Client({ connectionString: testPostgresUrl, pipeline: true } as pg.ClientConfig)
  if (absent) return
  await client.connect()
  await client.query('CREATE TEMPORARY TABLE notes (id bigint PRIMARY KEY)')
})
afterEach(() => (absent ? undefined : client.end()))

const count = 'SELECT count(*)::int AS notes FROM notes'

test.skipIf(absent)('statements keep their order, also those sent before BEGIN completes', async () => {
  const { tx, untilBegun, end } = postgresTx(client, noCommitEffects, { distributed: false, begin: 'BEGIN' })
  const results = await Promise.all([
    tx.rows(count),
    tx.run('INSERT INTO notes VALUES (?)', [1]),
    tx.rows(count),
    tx.run('INSERT INTO notes VALUES (?)', [2]),
    tx.rows(count),
  ])
  expect([results[0], results[2], results[4]]).toEqual([[{ notes: 0 }], [{ notes: 1 }], [{ notes: 2 }]])
  await untilBegun()
  end()
  await client.query('ROLLBACK')
  expect((await client.query(count)).rows).toEqual([{ notes: 0 }])
})

test.skipIf(absent)('nothing is written when the transaction does not begin', async () => {
  const { tx, untilBegun } = postgresTx(client, noCommitEffects, {
    distributed: false,
    begin: 'BEGIN ISOLATION LEVEL NONE',
  })
  const outcomes = await Promise.allSettled([
    tx.rows(count),
    tx.run('INSERT INTO notes VALUES (?)', [1]),
    tx.knex('notes').insert({ id: 2 }),
    tx.rows(count).then(() => tx.run('INSERT INTO notes VALUES (?)', [3])),
    untilBegun(),
  ])
  const failed = { status: 'rejected', reason: expect.objectContaining({ code: '42601' }) }
  expect(outcomes).toEqual([failed, failed, failed, failed, failed])
  expect((await client.query(count)).rows).toEqual([{ notes: 0 }])
})

test.skipIf(absent)('COMMIT is sent with the last statements, and later statements are rejected', async () => {
  const { tx, untilBegun, commit, ending, end } = postgresTx(client, noCommitEffects, {
    distributed: false,
    begin: 'BEGIN',
  })
  await tx.rows(count)
  const last = tx.run('INSERT INTO notes VALUES (?)', [1])
  tx.finish()
  await expect(tx.run('INSERT INTO notes VALUES (?)', [2])).rejects.toThrow('has finished')
  await last
  await untilBegun()
  expect((await commit()).command).toBe('COMMIT')
  expect(await ending()).toBe('COMMIT')
  end()
  expect((await client.query(count)).rows).toEqual([{ notes: 1 }])
})

test.skipIf(absent)('COMMIT sent with a failing statement commits nothing', async () => {
  const { tx, ending } = postgresTx(client, noCommitEffects, { distributed: false, begin: 'BEGIN' })
  await tx.rows(count)
  const [first, second, third] = [1, 1, 2].map((id) => tx.run('INSERT INTO notes VALUES (?)', [id]))
  tx.finish()
  const taken = { status: 'rejected', reason: expect.objectContaining({ code: '23505' }) }
  expect(await Promise.allSettled([first, second, third])).toEqual([{ status: 'fulfilled', value: 1 }, taken, taken])
  expect(await ending()).toBe('ROLLBACK')
  expect((await client.query(count)).rows).toEqual([{ notes: 0 }])
})
