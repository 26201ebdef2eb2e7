import { isPostgresUrl, sqlitePath } from './database-url.ts'
import type { Finding } from './finding.ts'
import { examineServer } from './postgres/examine-server.ts'
import { examineFile } from './sqlite/examine-file.ts'

/**
 * Looks whether a server could use the database, and whether the embedded file is whole, without changing anything. It
 * may be asked while a server uses the database.
 */
export function examineDatabase(url: string): Promise<Finding> {
  return isPostgresUrl(url) ? examineServer(url) : examineFile(sqlitePath(url))
}
