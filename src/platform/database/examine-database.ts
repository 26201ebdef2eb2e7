import { isPostgresUrl, sqlitePath } from './database-url.ts'
import type { Finding } from './finding.ts'

/**
 * Checks whether a server can use the database, and the integrity of an embedded file, without changing anything. A
 * server may use the database during the check.
 */
export async function examineDatabase(url: string): Promise<Finding> {
  // The driver of PostgreSQL is loaded only where it is used.
  if (isPostgresUrl(url)) return (await import('./postgres/examine-server.ts')).examineServer(url)
  return (await import('./sqlite/file-copy.ts')).examineFile(sqlitePath(url))
}
