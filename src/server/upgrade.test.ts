import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Knex } from 'knex'
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'

import { systemClock } from '../platform/clock.ts'
import { noCommitEffects } from '../platform/database/commit-effects.ts'
import type { Tx } from '../platform/database/database.ts'
import { migrations } from '../platform/database/migrations/migrate.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { postgresTx } from '../platform/database/postgres/postgres-tx.ts'
import { SqliteConnection } from '../platform/database/sqlite/sqlite-connection.ts'
import { sqliteTx } from '../platform/database/sqlite/sqlite-tx.ts'
import { readRows, storedTables, type StoredTable } from '../platform/database/table-contents.ts'
import { createIds } from '../platform/ids.ts'
import { eachDatabase, silentLog, type Place } from '../testing/databases.ts'
import { callProcess, killProcess, processOperatorKey, startProcess, type ServerProcess } from '../testing/process.ts'

const ids = createIds(systemClock)
/** The migration of the earlier version. */
const earlier = '0001_data_model'

/** Runs work on a connection without the migrations of the program. */
async function withConnection<T>({ url, schema }: Place, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (schema === undefined) {
    mkdirSync(path.dirname(url), { recursive: true })
    const connection = new SqliteConnection(url, { readOnly: false })
    connection.exec('BEGIN')
    const { tx, end } = sqliteTx(connection, noCommitEffects)
    try {
      const result = await work(tx)
      connection.exec('COMMIT')
      return result
    } finally {
      end()
      connection.close()
    }
  }
  const client = new pg.Client({ connectionString: url, options: `-c search_path=${schema}` })
  await client.connect()
  try {
    await client.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`)
    await client.query('BEGIN')
    const { tx, end } = postgresTx(client, noCommitEffects, { distributed: false })
    const result = await work(tx)
    end()
    await client.query('COMMIT')
    return result
  } finally {
    await client.end()
  }
}

/** Creates the tables of the earlier version. */
async function migrateToEarlier(tx: Tx): Promise<void> {
  const migrationSource: Knex.MigrationSource<string> = {
    getMigrations: async () => [earlier],
    getMigrationName: (name) => name,
    getMigration: async (name) => ({
      up: (knex) => migrations[name]!.up(knex, tx.dialect),
      down: async () => undefined,
    }),
  }
  await tx.migrator.latest({ tableName: 'schema_migrations', disableTransactions: true, migrationSource })
}

/** Lists the tables of a database with all of its columns, as its version reads and writes them. */
async function tablesOf(tx: Tx): Promise<StoredTable[]> {
  const rows = await tx.rows<{ table: string; name: string; type: string }>(
    tx.dialect === 'sqlite'
      ? `SELECT t.name AS "table", c.name, lower(c.type) AS type FROM pragma_table_list t, pragma_table_info(t.name) c
         WHERE t.schema = 'main' AND t.type = 'table' AND t.name NOT LIKE 'sqlite%' ORDER BY t.name, c.cid`
      : `SELECT table_name AS "table", column_name AS name, data_type AS type
         FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
         WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' ORDER BY table_name, ordinal_position`,
  )
  const keys = new Map((await storedTables()).map(({ name, key }) => [name, key]))
  const tables = Map.groupBy(rows, ({ table }) => table)
  return [...tables]
    .filter(([name]) => !name.startsWith('schema_migrations'))
    .map(([name, columns]) => ({
      name,
      columns: Object.fromEntries(columns.map((column) => [column.name, column.type === 'text' ? 'text' : 'bigint'])),
      key: keys.get(name) ?? columns.map((column) => column.name),
    }))
}

/** Copies the data of a database to tables of the earlier version. @returns these tables */
async function copyToEarlier(from: Place, to: Place): Promise<StoredTable[]> {
  const source = await openDatabase(from.url, { log: silentLog, schema: from.schema, distributed: false })
  try {
    return await withConnection(to, async (tx) => {
      await migrateToEarlier(tx)
      const tables = await tablesOf(tx)
      for (const table of tables) {
        await tx.run(`DELETE FROM ${table.name}`)
        await source.read(async (reading) => {
          for await (const rows of readRows(reading, table)) await tx.insert(table.name, table.columns, rows)
        })
      }
      return tables
    })
  } finally {
    await source.close()
  }
}

/** Reads every column of the earlier tables repeatedly, as a process of the earlier version does. */
const readerProgram = `
const { place, statements } = JSON.parse(process.argv[1])
let read
if (place.schema === undefined) {
  const { DatabaseSync } = await import('node:sqlite')
  const database = new DatabaseSync(place.url, { readOnly: true, timeout: 10_000 })
  read = async (sql) => database.prepare(sql).all()
} else {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: place.url, options: '-c search_path=' + place.schema })
  await client.connect()
  read = async (sql) => (await client.query(sql)).rows
}
let rounds = 0
let isStopped = false
process.on('SIGTERM', () => (isStopped = true))
while (!isStopped) {
  for (const sql of statements) await read(sql)
  if (++rounds === 1) console.log('reading')
  await new Promise((resolve) => setTimeout(resolve, 1))
}
console.log(rounds)
process.exit(0)
`

async function startReader(place: Place, tables: readonly StoredTable[]) {
  const statements = tables.map(({ name, columns }) => `SELECT ${Object.keys(columns).join(', ')} FROM ${name} LIMIT 5`)
  const child = spawn(
    process.execPath,
    ['--input-type=module', '-e', readerProgram, JSON.stringify({ place, statements })],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let out = ''
  let err = ''
  child.stdout.on('data', (piece) => (out += piece))
  child.stderr.on('data', (piece) => (err += piece))
  await expect.poll(() => out + err, { timeout: 20_000 }).toContain('reading')
  return {
    /** Stops the process. @returns its exit code, output, and errors */
    async end() {
      child.kill('SIGTERM')
      const [code] = await once(child, 'exit')
      return { code, rounds: Number(out.split('\n')[1]), err }
    },
  }
}

eachDatabase((_name, open) => {
  describe('an upgrade of a database of the first migration', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'parley-upgrade-'))
    const running = new Set<ServerProcess>()
    afterAll(async () => {
      for (const server of running) await killProcess(server)
      rmSync(folder, { recursive: true, force: true })
    })
    const start = async ({ url, schema }: Place) => {
      const server = await startProcess({
        DATABASE_URL: schema === undefined ? url : `${url}?schema=${schema}`,
        PARLEY_STORAGE_URL: path.join(folder, 'attachments'),
        PARLEY_LOG_LEVEL: 'error',
      })
      running.add(server)
      return server
    }

    test('keeps its data, while a process of the earlier version reads it', async () => {
      const present = open.place()
      const server = await start(present)
      const ann = { handle: 'ann', name: 'Ann' }
      const { session } = await callProcess(server, processOperatorKey, 'POST', '/_ops/persons', ann)
      const agent = { handle: 'helper', display_name: 'Helper' }
      const { agent_token: token } = await callProcess(server, session, 'POST', '/v1/me/agents', agent)
      const opened = { kind: 'direct', handles: ['helper'] }
      const { chat } = await callProcess(server, session, 'POST', '/v1/chats', opened)
      const send = async (to: ServerProcess) => {
        const messageId = ids.next('msg')
        const body = { message_id: messageId, parts: [{ type: 'text', text: 'x' }] }
        await callProcess(to, session, 'POST', `/v1/me/chats/${chat.id}/messages`, body)
        return messageId
      }
      const sent = [await send(server), await send(server)]
      const webhook = await callProcess(server, token, 'POST', '/v1/webhooks', { url: 'https://example.com/hook' })
      running.delete(server)
      server.child.kill('SIGTERM')
      await once(server.child, 'exit')

      const place = open.emptyPlace()
      const tables = await copyToEarlier(present, place)
      expect(tables.find(({ name }) => name === 'webhooks')!.columns).not.toHaveProperty('health')
      const reader = await startReader(place, tables)
      const upgraded = await start(place)
      sent.push(await send(upgraded))
      const { code, rounds, err } = await reader.end()
      expect([code, err]).toEqual([0, ''])
      expect(rounds).toBeGreaterThan(1)

      const page = await callProcess(upgraded, token, 'GET', '/v1/events?after=0')
      const received = page.events.flatMap(
        (event: { data: { message?: { message_id: string } } }) => event.data.message?.message_id ?? [],
      )
      expect(received).toEqual(sent)
      const { webhooks } = await callProcess(upgraded, token, 'GET', '/v1/webhooks')
      expect(webhooks.map(({ id }: { id: string }) => id)).toEqual([webhook.id])
      running.delete(upgraded)
      await killProcess(upgraded)

      // Processes of the earlier version also write: columns that they do not know need defaults.
      await withConnection(place, async (tx) => {
        let written = 0
        for (const table of tables) {
          const { value: rows } = await readRows(tx, table).next()
          if (rows === undefined) continue
          const [row] = rows as [Record<string, string | number | null>]
          const key = table.key.map((column) => `${column} = ?`).join(' AND ')
          await tx.run(
            `DELETE FROM ${table.name} WHERE ${key}`,
            table.key.map((column) => row[column]),
          )
          await tx.insert(table.name, table.columns, [row])
          written += 1
        }
        expect(written).toBeGreaterThan(10)
      })
    }, 120_000)
  })
})
