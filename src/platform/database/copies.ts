import { statSync } from 'node:fs'
import type { DatabaseCopy } from './database.ts'
import { isPostgresUrl, sqlitePath } from './database-url.ts'
import { assertNoServer, dumpServer, isEmptySchema, restoreServer } from './postgres/server-dump.ts'
import { copyFile, replaceFile } from './sqlite/file-copy.ts'
import { lockFile } from './sqlite/lock-file.ts'

/** Copies the database to a new file, while servers use it. */
export const copyDatabase = (url: string, copy: string): Promise<DatabaseCopy> =>
  isPostgresUrl(url) ? dumpServer(url, copy) : copyFile(sqlitePath(url), copy)

/** Replaces an unused database with a copy. The copy becomes the embedded database file; a dump of PostgreSQL remains. */
export const replaceDatabase = (url: string, copy: string): Promise<void> =>
  isPostgresUrl(url) ? restoreServer(url, copy) : replaceFile(sqlitePath(url), copy)

/** Returns whether a restore replaces no data, because the database is empty. */
export async function isEmptyDatabase(url: string): Promise<boolean> {
  if (isPostgresUrl(url)) return isEmptySchema(url)
  const path = sqlitePath(url)
  return ['', '-wal'].every((end) => (statSync(path + end, { throwIfNoEntry: false })?.size ?? 0) === 0)
}

/** @throws Error when a server uses the database */
export async function assertUnused(url: string): Promise<void> {
  if (isPostgresUrl(url)) await assertNoServer(url)
  else lockFile(sqlitePath(url)).close()
}
