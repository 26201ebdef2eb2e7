import { DatabaseSync } from 'node:sqlite'
import { expect, test, vi } from 'vitest'
import { SqliteConnection } from './sqlite-connection.ts'

/** Creates a connection that counts authorizer calls: SQLite calls it when it plans a statement. */
function watched(): { connection: SqliteConnection; planned: () => number } {
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare')
  const connection = new SqliteConnection(':memory:', { readOnly: false })
  connection.exec('CREATE TABLE log (reader TEXT, place INTEGER, PRIMARY KEY (reader, place)) WITHOUT ROWID')
  connection.rows('SELECT reader FROM log', [])
  const native = prepare.mock.contexts[0] as DatabaseSync
  prepare.mockRestore()
  let asked = 0
  native.setAuthorizer(() => {
    asked++
    return 0
  })
  return { connection, planned: () => asked }
}

test.each([
  ['a limit', 'SELECT place FROM log WHERE reader = ? ORDER BY place LIMIT ?', ['a', 2]],
  ['a limit as knex writes it', 'select place from log where reader = ? order by place limit ?', ['a', 2]],
  ['a limit and an offset', 'SELECT place FROM log WHERE reader = ? LIMIT ? OFFSET ?', ['a', 2, 0]],
  ['a limit of a part', 'SELECT * FROM (SELECT place FROM log WHERE reader = ? LIMIT ?) ORDER BY place', ['a', 2]],
])('a statement with %s is planned once', (_name, sql, bindings) => {
  const { connection, planned } = watched()
  for (let place = 1; place <= 3; place++) connection.run('INSERT INTO log VALUES (?, ?)', ['a', place])
  const limited = () => connection.rows(sql, bindings)
  expect(limited()).toEqual([{ place: 1 }, { place: 2 }])
  const before = planned()
  expect(before).toBeGreaterThan(0)
  for (let time = 0; time < 3; time++) limited()
  expect(planned()).toBe(before)
  connection.close()
})
