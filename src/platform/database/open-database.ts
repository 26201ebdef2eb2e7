import type { Database, DatabaseOptions } from './database.ts'
import { openPostgres } from './postgres/postgres-database.ts'
import { openSqlite } from './sqlite/sqlite-database.ts'
import { watchWrites } from './write-health.ts'

/**
 * Opens the database and brings its tables up to date, safely when several processes start at once.
 *
 * `url` is `postgres://…` or `postgresql://…`, with `?schema=NAME` for tables outside of `public`; anything else is
 * an SQLite file: `:memory:`, a path, or `sqlite:<path>`. Fails when another server process holds the file, or when PostgreSQL does not answer.
 */
export async function openDatabase(url: string, options: DatabaseOptions): Promise<Database> {
  const isPostgres = /^postgres(ql)?:\/\//.test(url)
  return watchWrites(
    await (isPostgres ? openPostgres(...takeSchema(url, options)) : openSqlite(sqlitePath(url), options)),
  )
}

/** The file of an embedded database, or undefined: PostgreSQL and a database in memory have none. */
export function databaseFile(url: string): string | undefined {
  const path = /^postgres(ql)?:\/\//.test(url) ? undefined : sqlitePath(url)
  return path === ':memory:' ? undefined : path
}

/** The schema is ours to read; the driver would take the parameter for one of its own. */
function takeSchema(text: string, options: DatabaseOptions): [string, DatabaseOptions] {
  const url = new URL(text)
  const schema = options.schema ?? url.searchParams.get('schema') ?? undefined
  url.searchParams.delete('schema')
  return [url.href, { ...options, schema }]
}

function sqlitePath(url: string): string {
  const path = url.replace(/^sqlite:(\/\/(?=\/))?/, '')
  if (path === '') throw new Error('The database URL names no file.')
  if (/^[a-z][a-z0-9+.-]*:\/\//.test(path)) {
    throw new Error(`The database URL begins with ${path.split('://')[0]}://; known are postgres:// and sqlite:.`)
  }
  return path
}
