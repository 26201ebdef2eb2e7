import type { Database, DatabaseOptions } from './database.ts'
import { isPostgresUrl, sqlitePath } from './database-url.ts'
import { openPostgres } from './postgres/postgres-database.ts'
import { openSqlite } from './sqlite/sqlite-database.ts'
import { watchWrites } from './write-health.ts'

/**
 * Opens the database and brings its tables up to date, safely when several processes start at once.
 *
 * `url` is `postgres://…` or `postgresql://…`, with `?schema=NAME` for tables outside of `public`, and with several
 * servers separated by commas, of which the one is used that takes writes; anything else is an SQLite file: `:memory:`, a
 * path, `sqlite:<path>` or `file:<path>`. Fails when another server process holds the file, or when PostgreSQL does not answer.
 */
export async function openDatabase(url: string, options: DatabaseOptions): Promise<Database> {
  if (isPostgresUrl(url)) return watchWrites(await openPostgres(url, options))
  if (options.broker) {
    throw new Error(
      'PARLEY_SIGNALS_URL is for processes that share a PostgreSQL; DATABASE_URL names an embedded database.',
    )
  }
  return watchWrites(await openSqlite(sqlitePath(url), options))
}

/** The file of an embedded database, or undefined: PostgreSQL and a database in memory have none. */
export function databaseFile(url: string): string | undefined {
  const path = isPostgresUrl(url) ? undefined : sqlitePath(url)
  return path === ':memory:' ? undefined : path
}
