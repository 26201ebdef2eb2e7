import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import type { Database, DatabaseLog, DatabaseOptions, Dialect } from '../platform/database/database.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { readBrokerAddress } from '../platform/database/signals/broker-address.ts'
import { brokerAnswers, testBrokerUrl } from './broker.ts'
import { asAdministrator, testPostgresUrl } from './postgres.ts'
import {
  copyEmbeddedTemplate,
  dropSpare,
  fillSpares,
  makeEmbeddedTemplate,
  spareSchema,
  takeSpare,
} from './spare-databases.ts'

/** Runs all tests on PostgreSQL with the keys and statements of a distributed database. */
const distributed = process.env.TEST_DISTRIBUTED === '1' ? true : undefined

/** URL of a Citus coordinator, for tests that need one. */
const testCitusUrl = process.env.TEST_CITUS_URL

export const silentLog: DatabaseLog = { info() {}, warn() {}, error() {} }

/** Database of a test, for other processes and connections. */
export interface Place {
  url: string
  schema?: string
  /** URL of the broker for signals between processes. */
  signalsUrl?: string
  /** First part of the broker's subjects. The schema alone does not separate spare databases. */
  signalsPrefix?: string
}

export interface Open {
  /** Opens a fresh database, and closes the previous one, so that a beforeEach can call it. */
  (options?: Partial<DatabaseOptions>): Promise<Database>
  /** Opens the last database as a further server. SQLite rejects it: one process owns the file. */
  another(options?: Partial<DatabaseOptions>): Promise<Database>
  /** Returns the place of a fresh database, which may have tables; it is removed after the block. */
  place(): Place
  /** Returns a place without tables. */
  emptyPlace(): Place
}

/**
 * Runs a describe block on both engines: on temporary SQLite files, and on separate schemas in PostgreSQL. Without
 * PostgreSQL its block is skipped, unless REQUIRE_POSTGRES=1: then the tests run and fail.
 */
export function eachDatabase(block: (name: Dialect, open: Open) => void): void {
  onEmbeddedDatabase((open) => block('sqlite', open))
  describe.skipIf(!postgresAnswers && !required)('postgres', () => onPostgres({ url: testPostgresUrl }, block))
}

/** Runs a describe block on temporary SQLite files, for tests whose subject is above the database. */
export function onEmbeddedDatabase(block: (open: Open) => void): void {
  describe('sqlite', () => {
    const folder = mkdtempSync(join(tmpdir(), 'parley-test-'))
    const emptyPlace = (number: number) => ({ url: join(folder, `${number}`, 'parley.db') })
    const place = (number: number) => {
      const made = emptyPlace(number)
      copyEmbeddedTemplate(made.url)
      return made
    }
    const { open, closeAll } = opener(emptyPlace, place)
    beforeAll(makeEmbeddedTemplate)
    afterAll(async () => {
      await closeAll()
      rmSync(folder, { recursive: true, force: true })
    })
    block(open)
  })
}

/**
 * Same as `eachDatabase`, and a third time on PostgreSQL with signals through a NATS broker. Without a broker, that
 * block is skipped, unless REQUIRE_POSTGRES=1.
 */
export function eachSignals(block: (name: Dialect, open: Open) => void): void {
  eachDatabase(block)
  const absent = !(postgresAnswers && brokerIsThere) && !required
  describe.skipIf(absent)('postgres, signals through NATS', () =>
    onPostgres({ url: testPostgresUrl, signalsUrl: testBrokerUrl }, block),
  )
}

/**
 * Runs the block with the keys and statements of a distributed database: on one PostgreSQL, and on the Citus of
 * TEST_CITUS_URL; without it, that block is skipped.
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

/** Runs the block on separate databases and schemas, which are dropped after it. */
function onPostgres(server: Place, block: (name: Dialect, open: Open) => void): void {
  const prefix = `test_${randomBytes(8).toString('hex')}`
  const placeOf = (number: number): Place => ({ ...server, schema: `${prefix}_${number}` })
  const takesSpares = server.url === testPostgresUrl && !distributed
  const spareOf = (number: number): Place => {
    const url = takesSpares ? takeSpare() : undefined
    if (url === undefined) return placeOf(number)
    return { ...server, url, schema: spareSchema, signalsPrefix: `${prefix}_${number}` }
  }
  const { open, closeAll, places } = opener(placeOf, spareOf)
  if (takesSpares) beforeAll(fillSpares)
  afterAll(async () => {
    await closeAll()
    for (const { url, schema } of places) {
      if (schema === spareSchema) await dropSpare(url)
      else await asAdministrator((client) => client.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE`), server.url)
    }
  })
  block('postgres', open)
}

type PlaceOf = (number: number) => Place

function opener(
  emptyPlaceOf: PlaceOf,
  placeOf: PlaceOf,
): { open: Open; closeAll: () => Promise<void>; places: Place[] } {
  const places: Place[] = []
  let opened: Database[] = []

  const keep = (make: PlaceOf) => () => {
    const made = make(places.length + 1)
    places.push(made)
    return made
  }
  const [place, emptyPlace] = [keep(placeOf), keep(emptyPlaceOf)]
  const another = async (options: Partial<DatabaseOptions> = {}) => {
    const { url, schema, signalsUrl, signalsPrefix: prefix = 'parley' } = places.at(-1) ?? place()
    const broker = signalsUrl === undefined ? undefined : { address: readBrokerAddress(signalsUrl), prefix }
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
    // Keys are distributed before the tables have rows or other connections.
    if (options?.distributed) emptyPlace()
    else place()
    return another(options)
  }
  return { open: Object.assign(open, { another, place, emptyPlace }), closeAll, places }
}

const required = process.env.REQUIRE_POSTGRES === '1'
const postgresAnswers = await asAdministrator(async () => true).catch(() => false)
const brokerIsThere = await brokerAnswers()
