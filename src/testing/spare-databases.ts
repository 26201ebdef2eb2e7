import { randomBytes } from 'node:crypto'
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

import type { Database } from '../platform/database/database.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { asAdministrator, testPostgresUrl } from './postgres.ts'

/**
 * Test support: databases with migrated tables, copied from a template in a tenth of the time of the migrations. The
 * template of PostgreSQL is created once for each vitest run, which chooses the names of its databases, and the one of
 * embedded databases once for each process.
 */
export const spareSchema = 'parley_spare'

const prefix = process.env.TEST_DATABASE_PREFIX
const template = `${prefix}_template`
const kept = 2
const log = { info() {}, warn() {}, error() {} }

/** URLs of databases that are not in use. */
const spares: string[] = []
let filling: Promise<void> | undefined

/** Creates missing databases. Resolves when there are enough. */
export async function fillSpares(): Promise<void> {
  if (prefix === undefined) return
  await (filling ??= fill().finally(() => {
    filling = undefined
  }))
}

/** @returns the URL of a database, or undefined when none is ready */
export function takeSpare(): string | undefined {
  const url = spares.pop()
  // Without a spare database, a test creates its own tables; only an error of the next `fillSpares` is reported.
  void fillSpares().catch(() => undefined)
  return url
}

/** Closes the connections to a database and drops it. */
export async function dropSpare(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1)
  await asAdministrator((client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`))
}

async function fill(): Promise<void> {
  await makeTemplate()
  while (spares.length < kept) {
    const name = `${prefix}_${randomBytes(6).toString('hex')}`
    await asAdministrator((client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`))
    spares.push(urlOf(name))
  }
}

let made = false

async function makeTemplate(): Promise<void> {
  if (made) return
  await asAdministrator(async (client) => {
    await client.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [template])
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [template])
    if (rowCount !== 0) return
    const unfinished = `${template}_unfinished`
    await client.query(`DROP DATABASE IF EXISTS ${unfinished}`)
    await client.query(`CREATE DATABASE ${unfinished}`)
    const database = await openDatabase(urlOf(unfinished), { log, schema: spareSchema, poolSize: 1 })
    await forgetEpoch(database)
    await database.close()
    await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${template}`)
  })
  made = true
}

/** Makes each copy of a template start an epoch of its own. */
const forgetEpoch = (database: Database) => database.write((tx) => tx.run('DELETE FROM log_epochs'))

const embeddedTemplate =
  process.env.TEST_TEMPLATES === undefined ? undefined : join(process.env.TEST_TEMPLATES, `${process.pid}`)

/** Creates the template of embedded databases of this process. */
export async function makeEmbeddedTemplate(): Promise<void> {
  if (embeddedTemplate === undefined || existsSync(embeddedTemplate)) return
  const unfinished = `${embeddedTemplate}-unfinished`
  const file = join(unfinished, 'parley.db')
  const database = await openDatabase(file, { log })
  await forgetEpoch(database)
  await database.close()
  rmSync(`${file}.epoch`)
  renameSync(unfinished, embeddedTemplate)
}

/** Copies the template to the folder of a database file, when there is a template. */
export function copyEmbeddedTemplate(file: string): void {
  if (embeddedTemplate !== undefined && existsSync(embeddedTemplate))
    cpSync(embeddedTemplate, dirname(file), { recursive: true })
}

function urlOf(database: string): string {
  const url = new URL(testPostgresUrl)
  url.pathname = `/${database}`
  return url.href
}
