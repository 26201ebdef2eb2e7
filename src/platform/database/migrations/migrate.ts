import type { Knex } from 'knex'
import type { Tx } from '../database.ts'
import * as core from './0001-core.ts'
import * as attachments from './0002-attachments.ts'
import * as listings from './0003-listings.ts'
import * as lifecycle from './0004-lifecycle.ts'
import * as rateLimits from './0005-rate-limits.ts'
import * as sockets from './0006-sockets.ts'
import * as variant from './0007-variant.ts'
import * as contacts from './0008-contacts.ts'
import * as surfaces from './0009-surfaces.ts'
import * as tasks from './0010-tasks.ts'
import * as taskPages from './0011-task-pages.ts'
import * as limitOverrides from './0012-limit-overrides.ts'
import * as writeTrials from './0013-write-trials.ts'
import * as limitCounts from './0014-limit-counts.ts'
import * as taskUsage from './0015-task-usage.ts'
import * as firstContact from './0016-first-contact.ts'
import * as sessionUse from './0017-session-use.ts'
import * as deliveryQueues from './0018-delivery-queues.ts'
import * as purgedEvents from './0019-purged-events.ts'
import * as communities from './0020-communities.ts'
import * as payments from './0021-payments.ts'
import * as deliveryCursors from './0022-delivery-cursors.ts'
import * as calls from './0023-calls.ts'
import * as operatorLog from './0024-operator-log.ts'
import * as firstDeliveries from './0025-first-deliveries.ts'
import * as suppressedRuns from './0026-suppressed-runs.ts'
import * as counterparts from './0027-counterparts.ts'
import * as hashLookups from './0028-hash-lookups.ts'

/** One step of the schema. Steps are added, never edited once released. */
interface Migration {
  up(knex: Knex, dialect: Tx['dialect']): Promise<void>
}

/** Stored names carry no file extension: a build that renames .ts to .js must not look like other steps. */
const migrations: Readonly<Record<string, Migration>> = {
  '0001_core': core,
  '0002_attachments': attachments,
  '0003_listings': listings,
  '0004_lifecycle': lifecycle,
  '0005_rate_limits': rateLimits,
  '0006_sockets': sockets,
  '0007_variant': variant,
  '0008_contacts': contacts,
  '0009_surfaces': surfaces,
  '0010_tasks': tasks,
  '0011_task_pages': taskPages,
  '0012_limit_overrides': limitOverrides,
  '0013_write_trials': writeTrials,
  '0014_limit_counts': limitCounts,
  '0015_task_usage': taskUsage,
  '0016_first_contact': firstContact,
  '0017_session_use': sessionUse,
  '0018_delivery_queues': deliveryQueues,
  '0019_purged_events': purgedEvents,
  '0020_communities': communities,
  '0021_payments': payments,
  '0022_delivery_cursors': deliveryCursors,
  '0023_calls': calls,
  '0024_operator_log': operatorLog,
  '0025_first_deliveries': firstDeliveries,
  '0026_suppressed_runs': suppressedRuns,
  '0027_counterparts': counterparts,
  '0028_hash_lookups': hashLookups,
}

/** The names of all steps, in their order. */
export const migrationNames: readonly string[] = Object.keys(migrations)

/**
 * Brings the tables up to date inside the given transaction: all missing steps or none.
 *
 * The caller sees to it that no other process does the same at the same time. knex's own lock is a row that a
 * killed process leaves behind and that then blocks every start, so it is freed before use: the lock that
 * counts is the caller's.
 */
export async function migrate(tx: Tx): Promise<void> {
  const taken = await takenMigrations(tx)
  assertKnown(taken)
  // A full disk takes no write, not even one that changes nothing, and still lets a server start that reads.
  if (taken.length === migrationNames.length) return
  if (taken.length === 0 && tx.dialect === 'sqlite') await assertEmpty(tx)
  const config: Knex.MigratorConfig = {
    tableName: 'schema_migrations',
    disableTransactions: true,
    migrationSource: sourceFor(tx.dialect),
  }
  await tx.knex.migrate.forceFreeMigrationsLock(config)
  await tx.knex.migrate.latest(config)
}

/** The tables are not those of this program; the message says whose, and what to do. */
export class WrongTablesError extends Error {
  override name = 'WrongTablesError'
}

/** @throws WrongTablesError when a newer version of the program has made the tables */
function assertKnown(taken: readonly string[]): void {
  const unknown = taken.filter((name) => !migrationNames.includes(name))
  if (unknown.length === 0) return
  throw new WrongTablesError(
    `The tables of the database are newer than this program: it does not know ${unknown.join(', ')}. ` +
      'Start the version that made them, or restore the backup from before the upgrade.',
  )
}

/** A file of another program is easily named by mistake; in PostgreSQL programs may share a schema. */
async function assertEmpty(tx: Tx): Promise<void> {
  const tables = await tx.rows("SELECT 1 FROM sqlite_schema WHERE type = 'table' LIMIT 1")
  if (tables.length > 0) throw new WrongTablesError(foreignTables)
}

const foreignTables = 'The database has tables of another program. Let DATABASE_URL name a file of its own.'

/**
 * What the steps that a database has taken say, in words.
 * @param tables how many tables there are, where other programs have no place
 * @throws WrongTablesError
 */
export function compareMigrations(taken: readonly string[], tables = 0): string {
  assertKnown(taken)
  if (taken.length === 0 && tables > 0) throw new WrongTablesError(foreignTables)
  if (taken.length === 0) return 'tables are made at the first start'
  if (taken.length < migrationNames.length) return 'tables are brought up to date at the next start'
  return 'tables are up to date'
}

/** The steps of this program that the database has not taken, by name. */
export async function missingMigrations(tx: Tx): Promise<string[]> {
  const taken = new Set((await tx.rows<{ name: string }>('SELECT name FROM schema_migrations')).map(({ name }) => name))
  return Object.keys(migrations).filter((name) => !taken.has(name))
}

/** The steps that the database has taken, in their order; none where there are no tables yet. */
async function takenMigrations(tx: Tx): Promise<string[]> {
  const [found] = await tx.rows(
    tx.dialect === 'sqlite'
      ? "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'schema_migrations'"
      : "SELECT 1 WHERE to_regclass('schema_migrations') IS NOT NULL",
  )
  if (!found) return []
  return (await tx.rows<{ name: string }>('SELECT name FROM schema_migrations ORDER BY id')).map(({ name }) => name)
}

function sourceFor(dialect: Tx['dialect']): Knex.MigrationSource<string> {
  return {
    getMigrations: async () => Object.keys(migrations),
    getMigrationName: (name) => name,
    getMigration: async (name) => ({ up: (knex) => migrations[name]!.up(knex, dialect), down: refuseDown }),
  }
}

async function refuseDown(): Promise<never> {
  throw new Error('The schema only moves forward: restore a backup to go back.')
}
