import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { silentLog } from '../../../testing/databases.ts'
import type { EngineDatabase, Tx } from '../database.ts'
import { openSqlite } from './sqlite-database.ts'

let folder: string
let database: EngineDatabase
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parley-test-'))
  database = await openSqlite(join(folder, 'parley.db'), { log: silentLog })
})
afterEach(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const add = (tx: Tx, actorId: string) =>
  tx.run('INSERT INTO event_counters (actor_id, last_sequence) VALUES (?, 0)', [actorId])

const counters = () => database.read((tx) => tx.rows('SELECT actor_id FROM event_counters'))

/** Limits the growth of the file to a few pages: a large row does not fit, a small row does. */
async function nearlyFull(tx: Tx): Promise<void> {
  const [pages] = await tx.rows<{ page_count: number }>('PRAGMA page_count')
  await tx.rows(`PRAGMA max_page_count = ${pages!.page_count + 8}`)
}

test('a full database rolls back a transaction, including statements that were sent together with the failed statement', async () => {
  const failing = database.write(async (tx) => {
    await nearlyFull(tx)
    await add(tx, 'before')
    const sent = [add(tx, 'large'.repeat(10_000)), add(tx, 'beside')]
    const failures = await Promise.allSettled(sent)
    expect(failures.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await Promise.all(sent)
  })
  await expect(failing).rejects.toThrow('database or disk is full')
  expect(await counters()).toEqual([])
})

test('a transaction rolled back by SQLite does not commit', async () => {
  const failing = database.write(async (tx) => {
    await nearlyFull(tx)
    await add(tx, 'before')
    await add(tx, 'large'.repeat(10_000)).catch(() => undefined)
  })
  await expect(failing).rejects.toThrow()
  expect(await counters()).toEqual([])
})
