import type { Knex } from 'knex'
import type { Tx } from '../database.ts'
import * as dataModel from './0001-data-model.ts'
import * as webhookHealth from './0002-webhook-health.ts'
import * as messageSearch from './0003-message-search.ts'
import * as signIn from './0004-sign-in.ts'
import * as retention from './0005-retention.ts'
import * as sessionAddress from './0006-session-address.ts'
import * as calls from './0007-calls.ts'
import * as messagePlaces from './0008-message-places.ts'

export interface Migration {
  up(knex: Knex, dialect: Tx['dialect']): Promise<void>
}

/**
 * Migrations by their stored names, which have no file extension: renaming .ts to .js in a build must not change them. A
 * test keeps the checksum of each: a change of the tables is a new migration.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001_data_model': dataModel,
  '0002_webhook_health': webhookHealth,
  '0003_message_search': messageSearch,
  '0004_sign_in': signIn,
  '0005_retention': retention,
  '0006_session_address': sessionAddress,
  '0007_calls': calls,
  '0008_message_places': messagePlaces,
}

/** Names of all migrations, in order. */
export const migrationNames: readonly string[] = Object.keys(migrations)

/**
 * Migrates the tables inside the given transaction: all missing migrations or none.
 *
 * The caller prevents concurrent migrations of other processes. knex's own lock is a row that a killed process leaves,
 * and that then blocks every start; so this function frees it, and only the lock of the caller counts.
 */
export async function migrate(tx: Tx): Promise<void> {
  const taken = await takenMigrations(tx)
  assertKnown(taken)
  // A server with a full disk can start for reading, but not write, not even without a change.
  if (taken.length === migrationNames.length) return
  if (taken.length === 0 && tx.dialect === 'sqlite') await assertEmpty(tx)
  const config: Knex.MigratorConfig = {
    tableName: 'schema_migrations',
    disableTransactions: true,
    migrationSource: sourceFor(tx.dialect),
  }
  const { migrator } = tx
  await migrator.forceFreeMigrationsLock(config)
  await migrator.latest(config)
}

/** The tables belong to another program or version; the message names it and the remedy. */
export class WrongTablesError extends Error {
  override name = 'WrongTablesError'
}

/** @throws WrongTablesError when a newer version of the program has created the tables */
function assertKnown(taken: readonly string[]): void {
  const unknown = taken.filter((name) => !migrationNames.includes(name))
  if (unknown.length === 0) return
  const missing = migrationNames.filter((name) => !taken.includes(name))
  const which =
    missing.length === 0
      ? 'are newer than this program'
      : `are of another version of this program, newer or older: they lack ${missing.length} of its ${migrationNames.length} steps`
  throw new WrongTablesError(
    `The tables of the database ${which}, and it does not know ${listed(unknown)}. ` +
      'Start the version that created them, or restore a backup that this version created.',
  )
}

function listed(names: readonly string[]): string {
  return names.length <= 4 ? names.join(', ') : `${names.slice(0, 3).join(', ')} and ${names.length - 3} more`
}

/** DATABASE_URL may name the file of another program by mistake. In PostgreSQL, programs may share a schema. */
async function assertEmpty(tx: Tx): Promise<void> {
  const tables = await tx.rows("SELECT 1 FROM sqlite_schema WHERE type = 'table' LIMIT 1")
  if (tables.length > 0) throw new WrongTablesError(foreignTables)
}

const foreignTables = 'The database has tables of another program. Let DATABASE_URL name a file of its own.'

/**
 * Describes the state of the migrations of a database.
 * @param tables number of tables, for a database that other programs must not use
 * @throws WrongTablesError
 */
export function compareMigrations(taken: readonly string[], tables = 0): string {
  assertKnown(taken)
  if (taken.length === 0 && tables > 0) throw new WrongTablesError(foreignTables)
  if (taken.length === 0) return 'tables are made at the first start'
  if (taken.length < migrationNames.length) return 'tables are brought up to date at the next start'
  return 'tables are up to date'
}

/** Returns the names of migrations that the database lacks. */
export async function missingMigrations(tx: Tx): Promise<string[]> {
  const taken = new Set(await tx.knex<{ name: string }>('schema_migrations').pluck('name'))
  return Object.keys(migrations).filter((name) => !taken.has(name))
}

/** Returns the names of the migrations of the database, in order; empty for a database without tables. */
async function takenMigrations(tx: Tx): Promise<string[]> {
  const [found] = await tx.rows(
    tx.dialect === 'sqlite'
      ? "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'schema_migrations'"
      : "SELECT 1 WHERE to_regclass('schema_migrations') IS NOT NULL",
  )
  if (!found) return []
  return tx.knex<{ id: number; name: string }>('schema_migrations').orderBy('id').pluck('name')
}

function sourceFor(dialect: Tx['dialect']): Knex.MigrationSource<string> {
  return {
    getMigrations: async () => Object.keys(migrations),
    getMigrationName: (name) => name,
    getMigration: async (name) => ({ up: (knex) => migrations[name]!.up(knex, dialect), down: refuseDown }),
  }
}

async function refuseDown(): Promise<never> {
  throw new Error('Migrations cannot be reverted: restore a backup of the older version.')
}
