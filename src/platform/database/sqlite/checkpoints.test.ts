import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { EngineDatabase } from '../database.ts'
import { openSqlite } from './sqlite-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'parley-test-'))
const path = join(folder, 'parley.db')
const errors: unknown[] = []
const log = { info() {}, warn() {}, error: (details: object) => void errors.push(details) }
let database: EngineDatabase

beforeAll(async () => {
  database = await openSqlite(path, { log })
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
  expect(errors).toEqual([])
})

/** Writes two megabytes and a half: each name stands in the table and in its index. */
const write = (name: string) =>
  database.write((tx) =>
    tx.insert(
      'rate_windows',
      { name: 'text', used: 'bigint', ends_at: 'bigint' },
      Array.from({ length: 1000 }, (_, at) => ({ name: `${name} ${at} ${'x'.repeat(900)}`, used: at, ends_at: 0 })),
    ),
  )

test('a thread copies a log of 16 MB into the database, long before the writer would', async () => {
  const before = statSync(path).size
  for (let at = 0; at < 20; at++) await write(`first ${at}`)
  await vi.waitFor(() => expect(statSync(path).size).toBeGreaterThan(before + 15_000_000), { timeout: 5000 })
  expect(statSync(`${path}-wal`).size).toBeLessThan(64_000_000)
})

test('copied to its end, the log begins anew', async () => {
  const observer = new DatabaseSync(path)
  const look = observer.prepare('PRAGMA wal_checkpoint(NOOP)')
  const state = () => look.get() as { log: number; checkpointed: number }
  await vi.waitFor(() => expect(state().checkpointed).toBe(state().log), { timeout: 5000 })
  const { log: length } = state()
  for (let at = 0; at < 2; at++) await write(`second ${at}`)
  expect(state().log).toBeLessThan(length)
  observer.close()
  const [row] = await database.read((tx) => tx.rows<{ n: number }>('SELECT count(*) AS n FROM rate_windows'))
  expect(row!.n).toBe(22_000)
})

test('a database is closed while its log is being copied', async () => {
  for (let at = 0; at < 20; at++) await write(`third ${at}`)
  await new Promise((resolve) => setTimeout(resolve, 105))
  await database.close()
  database = await openSqlite(path, { log })
  const [row] = await database.read((tx) => tx.rows<{ n: number }>('SELECT count(*) AS n FROM rate_windows'))
  expect(row!.n).toBe(42_000)
})
