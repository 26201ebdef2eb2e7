import { copyFileSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { eachDatabase } from '../../../testing/databases.ts'
import type { Database } from '../database.ts'
import { openDatabase } from '../open-database.ts'
import { beginEpoch, translatePosition } from './epoch.store.ts'
import { markFile } from './file-history.ts'

const growLog = (database: Database, actorId: string, through: number) =>
  database.write((tx) =>
    tx.run(
      `INSERT INTO event_counters (actor_id, last_sequence) VALUES (?, ?)
       ON CONFLICT (actor_id) DO UPDATE SET last_sequence = excluded.last_sequence`,
      [actorId, through],
    ),
  )

eachDatabase((name, open) => {
  let database: Database
  beforeEach(async () => {
    database = await open()
  })

  test('a position of an earlier epoch is translated to the end of that epoch', async () => {
    const translate = (epoch: string, after: number, actorId = 'agt_a') =>
      database.write((tx) => translatePosition(tx, actorId, epoch, after))
    const first = database.epoch()
    await growLog(database, 'agt_a', 10)
    const second = await database.write((tx) => beginEpoch(tx, 'second'))
    await growLog(database, 'agt_a', 50)
    await growLog(database, 'agt_b', 7)
    const third = await database.write((tx) => beginEpoch(tx, 'third'))
    await growLog(database, 'agt_a', 60)
    expect(await translate(first, 30)).toBe(10)
    expect(await translate(first, 4)).toBe(4)
    expect(await translate(second.epoch, 70)).toBe(50)
    expect(await translate(third.epoch, 55)).toBe(55)
    expect(await translate('unknown', 55)).toBe(0)
    // The log had no events when the second epoch began.
    expect(await translate(first, 5, 'agt_b')).toBe(0)
  })

  test.skipIf(name === 'sqlite')(
    'a connection to another copy of the database begins an epoch before first use',
    async () => {
      const first = database.epoch()
      // State of a database that was copied, restored or promoted.
      await database.write((tx) => tx.run("UPDATE log_epochs SET identity = 'another copy'"))
      const cut = 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = pg_backend_pid()'
      await database.write((tx) => tx.run(cut)).catch(() => undefined)
      await database.write((tx) => tx.run("UPDATE event_counters SET last_sequence = 1 WHERE actor_id = 'agt_a'"))
      const second = database.epoch()
      expect(second).not.toBe(first)
      const other = await open.another()
      expect(other.epoch()).toBe(second)
    },
  )

  test('the eight latest epochs are stored', async () => {
    const epochs = [database.epoch()]
    await growLog(database, 'agt_a', 10)
    for (let number = 0; number < 9; number++)
      epochs.push((await database.write((tx) => beginEpoch(tx, String(number)))).epoch)
    const translated = await database.write((tx) =>
      Promise.all(epochs.map((epoch) => translatePosition(tx, 'agt_a', epoch, 10))),
    )
    expect(translated).toEqual([0, 0, 10, 10, 10, 10, 10, 10, 10, 10])
  })
})

describe('the embedded database', () => {
  const lines: string[] = []
  const log = { info() {}, warn: (_details: object, line: string) => void lines.push(line), error() {} }
  let folder: string
  let file: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'parley-history-'))
    file = join(folder, 'parley.db')
    lines.length = 0
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  /** Opens the database, writes a row, and closes it. @returns its epoch */
  async function run(through: number): Promise<string> {
    const database = await openDatabase(file, { log })
    await growLog(database, 'agt_a', through)
    await database.close()
    return database.epoch()
  }

  test('keeps its epoch over restarts, and after a restore of a copy without writes in between', async () => {
    const first = await run(1)
    copyFileSync(file, join(folder, 'copy'))
    copyFileSync(join(folder, 'copy'), file)
    expect([await run(2), await run(3)]).toEqual([first, first])
    expect(lines).toEqual([])
  })

  test.each([
    ['an older copy was written over it', () => copyFileSync(join(folder, 'copy'), file)],
    ['an older copy took its place', () => renameSync(join(folder, 'copy'), file)],
    [
      'an older copy of the whole folder took its place',
      () => {
        renameSync(join(folder, 'copy'), file)
        copyFileSync(join(folder, 'copy.epoch'), markFile(file))
      },
    ],
    ['its mark is missing', () => rmSync(markFile(file))],
  ])('begins an epoch and warns when %s', async (_name, replace) => {
    const first = await run(1)
    copyFileSync(file, join(folder, 'copy'))
    copyFileSync(markFile(file), join(folder, 'copy.epoch'))
    expect(await run(9)).toBe(first)
    replace()
    const second = await run(2)
    expect(second).not.toBe(first)
    expect(lines).toEqual([expect.stringContaining('begin a new epoch')])
    expect(await run(3)).toBe(second)
  })
})
