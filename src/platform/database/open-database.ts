import type { Database, DatabaseOptions } from './database.ts'
import { isPostgresUrl, sqlitePath } from './database-url.ts'
import { watchWrites } from './write-health.ts'

/**
 * Opens the database and migrates its tables, safely when several processes start at once.
 *
 * `url` is `postgres://…` or `postgresql://…`, with `?schema=NAME` for tables outside of `public`; of several servers
 * separated by commas, the primary is used. Any other value is an SQLite file: `:memory:`, a path, `sqlite:<path>` or
 * `file:<path>`. Fails when another process owns the file, or when PostgreSQL does not answer.
 */
export async function openDatabase(url: string, options: DatabaseOptions): Promise<Database> {
  // The driver and the dialect of the other engine would take memory.
  if (isPostgresUrl(url)) {
    const { openPostgres } = await import('./postgres/postgres-database.ts')
    return watchWrites(await openPostgres(url, options), options.log)
  }
  if (options.broker) {
    throw new Error('PARLEY_SIGNALS_URL requires PostgreSQL; DATABASE_URL names an embedded database.')
  }
  const { openSqlite } = await import('./sqlite/sqlite-database.ts')
  return watchWrites(await openSqlite(sqlitePath(url), options), options.log)
}
