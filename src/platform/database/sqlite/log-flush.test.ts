/** The embedded database shows a commit only after it is on the disk, and the event loop does not wait for the disk. */
import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database, Tx } from '../database.ts'
import { markFile } from '../history/file-history.ts'
import { openDatabase } from '../open-database.ts'

const errors: string[] = []
const log = { info() {}, warn() {}, error: (_: object, message: string) => void errors.push(message) }

/** A disk that stores nothing until `finish`. */
let waiting: { finish(error?: Error): void }[]
let isSlow: boolean
let folder: string
let path: string
let database: Database

const syncFile = async (): Promise<void> => {
  if (!isSlow) return
  await new Promise<void>((resolve, reject) => {
    waiting.push({ finish: (error) => (error ? reject(error) : resolve()) })
  })
}

const add = (tx: Tx, id: string) =>
  tx.knex('event_counters').insert({ actor_id: id, last_sequence: 1, purged_through: 0 })
const store = (id: string) =>
  database.write(async (tx) => {
    await add(tx, id)
    tx.wake(id)
  })
const stored = (from = database): Promise<string[]> =>
  from.read((tx) => tx.knex('event_counters').orderBy('actor_id').pluck('actor_id'))
const flushStarted = () => expect.poll(() => waiting.length).toBe(1)

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parley-flush-'))
  path = join(folder, 'parley.db')
  ;[waiting, isSlow] = [[], false]
  errors.length = 0
  database = await openDatabase(path, { log, syncFile })
  await store('a')
  isSlow = true
})

afterEach(async () => {
  isSlow = false
  waiting.forEach(({ finish }) => finish())
  await database.close()
  rmSync(folder, { recursive: true })
})

test('a commit is acknowledged, signalled and visible after its flush, and reads run during the flush', async () => {
  const seen: string[] = []
  database.signals.onActors((ids) => void seen.push(...ids))
  const answer = store('b').then(() => seen.push('answered'))
  await flushStarted()
  expect(await stored()).toEqual(['a'])
  expect(await stored()).toEqual(['a'])
  expect(seen).toEqual([])
  waiting[0]!.finish()
  await answer
  expect(seen).toEqual(['b', 'answered'])
  expect(await stored()).toEqual(['a', 'b'])
})

test('the next transaction waits for the flush, and sees the rows of the flushed transaction', async () => {
  const first = store('b')
  const second = database.write((tx) => tx.knex('event_counters').pluck('actor_id'))
  await flushStarted()
  waiting[0]!.finish()
  await expect.poll(() => waiting.length).toBe(2)
  waiting[1]!.finish()
  await first
  expect(await second).toContain('b')
})

test('a commit that need not survive a failure of the machine is not flushed', async () => {
  await database.write((tx) => add(tx, 'b'), 'process')
  await database.write((tx) => add(tx, 'c'), 'server')
  expect(waiting).toEqual([])
  expect(await stored()).toEqual(['a', 'b', 'c'])
})

test('readers see later commits after a failed transaction', async () => {
  await expect(database.write((tx) => tx.run('INSERT INTO no_such_table VALUES (1)'))).rejects.toThrow('no_such_table')
  isSlow = false
  await store('b')
  expect(await stored()).toEqual(['a', 'b'])
})

test('after a power cut, the file contains every acknowledged transaction', async () => {
  isSlow = false
  let flushed = statSync(`${path}-wal`).size
  for (const id of ['b', 'c', 'd']) {
    await store(id)
    flushed = statSync(`${path}-wal`).size
  }
  isSlow = true
  const unanswered = store('e')
  await flushStarted()
  const copy = join(folder, 'copy.db')
  copyFileSync(path, copy)
  copyFileSync(`${path}-wal`, `${copy}-wal`)
  truncateSync(`${copy}-wal`, flushed)
  const restarted = await openDatabase(copy, { log })
  expect(await stored(restarted)).toEqual(['a', 'b', 'c', 'd'])
  await restarted.close()
  waiting[0]!.finish()
  await unanswered
})

test('the mark of the history is written after its count is on the disk', async () => {
  const count = () => (JSON.parse(readFileSync(markFile(path), 'utf8')) as { count: number }).count
  const before = count()
  const answer = store('b')
  await flushStarted()
  waiting[0]!.finish()
  await answer
  await expect.poll(() => waiting.length, { timeout: 5_000 }).toBe(2)
  expect(count()).toBe(before)
  waiting[1]!.finish()
  await expect.poll(count).toBe(before + 1)
})

test('after a failed flush, writes are rejected, and readers see the flushed state', async () => {
  const answer = store('b')
  await flushStarted()
  waiting[0]!.finish(new Error('EIO: i/o error, fdatasync'))
  await expect(answer).rejects.toThrow('the disk failed')
  await expect(store('c')).rejects.toThrow('the disk failed')
  await expect(database.assertWritable()).rejects.toThrow('the disk failed')
  expect(await stored()).toEqual(['a'])
  expect(errors).toEqual(['the disk failed to store a transaction: restart the server'])
})
