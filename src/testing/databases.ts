import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, describe } from 'vitest'
import type { Database, DatabaseLog, DatabaseOptions, Dialect } from '../platform/database/database.ts'
import { openDatabase } from '../platform/database/open-database.ts'

/** Where the tests look for PostgreSQL; each block makes a schema of its own there and drops it. */
export const testPostgresUrl = process.env.TEST_POSTGRES_URL ?? 'postgres://postgres@127.0.0.1:5432/test'

export const silentLog: DatabaseLog = { info() {}, warn() {}, error() {} }

/** Which database a test has, so that other processes or connections can be pointed to it. */
export interface Place {
  url: string
  schema?: string
}

export interface Open {
  /** A fresh database. The one opened before it is closed, so a beforeEach may simply open. */
  (options?: Partial<DatabaseOptions>): Promise<Database>
  /** One more server on the database opened last. SQLite refuses: one process owns the file. */
  another(options?: Partial<DatabaseOptions>): Promise<Database>
  /** A place for a fresh database that nobody has opened yet; removed after the block. */
  place(): Place
}

/**
 * Runs a describe block on both engines: on temporary SQLite files, and on schemas of its own in PostgreSQL.
 * Without PostgreSQL its block is shown as skipped, unless REQUIRE_POSTGRES=1: then the tests run and fail.
 */
export function eachDatabase(block: (name: Dialect, open: Open) => void): void {
  describe('sqlite', () => {
    const folder = mkdtempSync(join(tmpdir(), 'parley-test-'))
    const { open, closeAll } = opener((number) => ({ url: join(folder, `${number}`, 'parley.db') }))
    afterAll(async () => {
      await closeAll()
      rmSync(folder, { recursive: true, force: true })
    })
    block('sqlite', open)
  })

  const absent = !postgresAnswers && process.env.REQUIRE_POSTGRES !== '1'
  describe.skipIf(absent)('postgres', () => {
    const prefix = `test_${randomBytes(8).toString('hex')}`
    const { open, closeAll, places } = opener((number) => ({ url: testPostgresUrl, schema: `${prefix}_${number}` }))
    afterAll(async () => {
      await closeAll()
      for (const { schema } of places) {
        await asAdministrator((client) => client.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE`))
      }
    })
    block('postgres', open)
  })
}

function opener(placeOf: (number: number) => Place): { open: Open; closeAll: () => Promise<void>; places: Place[] } {
  const places: Place[] = []
  let opened: Database[] = []

  const place = () => {
    places.push(placeOf(places.length + 1))
    return places.at(-1)!
  }
  const another = async (options: Partial<DatabaseOptions> = {}) => {
    const { url, schema } = places.at(-1) ?? place()
    const database = await openDatabase(url, { log: silentLog, schema, poolSize: 4, ...options })
    opened.push(database)
    return database
  }
  const closeAll = async () => {
    const closing = opened
    opened = []
    await Promise.all(closing.map((database) => database.close()))
  }
  const open = async (options?: Partial<DatabaseOptions>) => {
    await closeAll()
    place()
    return another(options)
  }
  return { open: Object.assign(open, { another, place }), closeAll, places }
}

/** Runs statements on a connection of its own, outside every pool under test. */
export async function asAdministrator<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: testPostgresUrl, connectionTimeoutMillis: 3000 })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const postgresAnswers = await asAdministrator(async () => true).catch(() => false)
