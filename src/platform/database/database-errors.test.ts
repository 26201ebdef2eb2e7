import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isOutage } from './database-errors.ts'

const folder = mkdtempSync(join(tmpdir(), 'parley-errors-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Returns the error of the engine for a statement that fails. */
function errorOf(database: DatabaseSync, sql: string): unknown {
  try {
    database.exec(sql)
  } catch (error) {
    return error
  } finally {
    database.close()
  }
  return expect.unreachable('the statement was taken')
}

test('a read-only database file is an outage, an invalid statement is not', () => {
  const path = join(folder, 'parley.db')
  const made = new DatabaseSync(path)
  made.exec('CREATE TABLE things (id INTEGER PRIMARY KEY)')
  made.close()
  chmodSync(path, 0o400)
  const readOnly = new DatabaseSync(path, { readOnly: true })
  expect(isOutage(errorOf(readOnly, 'INSERT INTO things VALUES (1)'))).toBe(true)
  const refusing = new DatabaseSync(path)
  refusing.exec('PRAGMA query_only = ON')
  expect(isOutage(errorOf(refusing, 'INSERT INTO things VALUES (1)'))).toBe(true)
  expect(isOutage(errorOf(new DatabaseSync(path), 'INSERT INTO nothing VALUES (1)'))).toBe(false)
})
