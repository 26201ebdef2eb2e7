import { isPostgresUrl, sqlitePath } from './database-url.ts'
import type { Finding } from './finding.ts'
import { examineServer } from './postgres/examine-server.ts'
import { examineFile } from './sqlite/examine-file.ts'

/**
 * Checks whether a server can use the database, and the integrity of an embedded file, without changing anything. A
 * server may use the database during the check.
 */
export function examineDatabase(url: string): Promise<Finding> {
  return isPostgresUrl(url) ? examineServer(url) : examineFile(sqlitePath(url))
}
