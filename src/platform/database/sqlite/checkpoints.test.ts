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

let written = 0

/** Writes 2.5 MB for a thousand rows: each name is stored in the table and in its index. */
const write = (name: string, rows = 1000) => {
  written += rows
  return database.write((tx) =>
    tx.insert(
      'rate_windows',
      { name: 'text', used: 'bigint', ends_at: 'bigint' },
      Array.from({ length: rows }, (_, at) => ({ name: `${name} ${at} ${'x'.repeat(900)}`, used: at, ends_at: 0 })),
    ),
  )
}

test('a thread copies a log of 16 MB into the database, long before the writer would', async () => {
  const before = statSync(path).size
  for (let at = 0; at < 20; at++) await write(`first ${at}`)
  await vi.waitFor(() => expect(statSync(path).size).toBeGreaterThan(before + 15_000_000), { timeout: 30_000 })
  expect(statSync(`${path}-wal`).size).toBeLessThan(64_000_000)
})

test('after a complete copy, the log restarts', async () => {
  const observer = new DatabaseSync(path)
  const look = observer.prepare('PRAGMA wal_checkpoint(NOOP)')
  const state = () => look.get() as { log: number; checkpointed: number }
  const { log: length } = state()
  expect(length).toBeGreaterThan(0)
  // The log restarts only at a commit after all frames were copied, and it is checked only after a commit.
  await vi.waitFor(
    async () => {
      await write(`second ${written}`, 1)
      expect(state().log).toBeLessThan(length)
    },
    { timeout: 30_000 },
  )
  observer.close()
  const [row] = await database.read((tx) => tx.rows<{ n: number }>('SELECT count(*) AS n FROM rate_windows'))
  expect(row!.n).toBe(written)
})

test('a database is closed while its log is being copied', async () => {
  for (let at = 0; at < 20; at++) await write(`third ${at}`)
  await new Promise((resolve) => setTimeout(resolve, 105))
  await database.close()
  database = await openSqlite(path, { log })
  const [row] = await database.read((tx) => tx.rows<{ n: number }>('SELECT count(*) AS n FROM rate_windows'))
  expect(row!.n).toBe(written)
})
