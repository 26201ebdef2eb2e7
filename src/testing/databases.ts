import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, describe } from 'vitest'
import type { Database, DatabaseLog, DatabaseOptions, Dialect } from '../platform/database/database.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { readBrokerAddress } from '../platform/database/signals/broker-address.ts'
import { brokerAnswers, testBrokerUrl } from './broker.ts'

/** Where the tests look for PostgreSQL; each block makes a schema of its own there and drops it. */
export const testPostgresUrl = process.env.TEST_POSTGRES_URL ?? 'postgres://postgres@127.0.0.1:5432/test'

/** Runs everything on PostgreSQL with the keys and statements of a distributed database. */
const distributed = process.env.TEST_DISTRIBUTED === '1' ? true : undefined

/** The coordinator of a Citus, for tests of what only there can be seen. */
const testCitusUrl = process.env.TEST_CITUS_URL

export const silentLog: DatabaseLog = { info() {}, warn() {}, error() {} }

/** Which database a test has, so that other processes or connections can be pointed to it. */
export interface Place {
  url: string
  schema?: string
  /** The broker that carries the signals between processes. */
  signalsUrl?: string
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

  describe.skipIf(!postgresAnswers && !required)('postgres', () => onPostgres({ url: testPostgresUrl }, block))
}

/**
 * The same, and a third time on PostgreSQL with signals through a NATS broker. Without one, that block is shown as skipped,
 * unless REQUIRE_POSTGRES=1.
 */
export function eachSignals(block: (name: Dialect, open: Open) => void): void {
  eachDatabase(block)
  const absent = !(postgresAnswers && brokerIsThere) && !required
  describe.skipIf(absent)('postgres, signals through NATS', () =>
    onPostgres({ url: testPostgresUrl, signalsUrl: testBrokerUrl }, block),
  )
}

/**
 * Runs the block with the keys and statements of a distributed database: on one PostgreSQL, and on the Citus that
 * TEST_CITUS_URL names; without it, that block is shown as skipped.
 */
export function eachDistributed(block: (name: 'one server' | 'citus', open: Open) => void): void {
  describe.skipIf(!postgresAnswers && !required)('postgres, distributed on one server', () =>
    onPostgres({ url: testPostgresUrl }, (_name, open) =>
      block(
        'one server',
        Object.assign((options = {}) => open({ distributed: true, ...options }), open),
      ),
    ),
  )
  describe.skipIf(testCitusUrl === undefined)('citus, as named by TEST_CITUS_URL', () =>
    onPostgres({ url: testCitusUrl! }, (_name, open) => block('citus', open)),
  )
}

/** Runs the block on schemas of its own, which are dropped after it. */
function onPostgres(server: Place, block: (name: Dialect, open: Open) => void): void {
  const prefix = `test_${randomBytes(8).toString('hex')}`
  const { open, closeAll, places } = opener((number) => ({ ...server, schema: `${prefix}_${number}` }))
  afterAll(async () => {
    await closeAll()
    for (const { schema } of places) {
      await asAdministrator((client) => client.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE`), server.url)
    }
  })
  block('postgres', open)
}

function opener(placeOf: (number: number) => Place): { open: Open; closeAll: () => Promise<void>; places: Place[] } {
  const places: Place[] = []
  let opened: Database[] = []

  const place = () => {
    places.push(placeOf(places.length + 1))
    return places.at(-1)!
  }
  const another = async (options: Partial<DatabaseOptions> = {}) => {
    const { url, schema, signalsUrl } = places.at(-1) ?? place()
    const broker = signalsUrl === undefined ? undefined : { address: readBrokerAddress(signalsUrl), prefix: 'parley' }
    const database = await openDatabase(url, { log: silentLog, schema, broker, distributed, poolSize: 4, ...options })
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
export async function asAdministrator<T>(work: (client: pg.Client) => Promise<T>, url = testPostgresUrl): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const required = process.env.REQUIRE_POSTGRES === '1'
const postgresAnswers = await asAdministrator(async () => true).catch(() => false)
const brokerIsThere = await brokerAnswers()
