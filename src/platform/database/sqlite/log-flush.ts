import { closeSync, fdatasync, openSync } from 'node:fs'
import { promisify } from 'node:util'
import type { DatabaseLog, SyncFile } from '../database.ts'
import { DatabaseUnavailable } from '../database-errors.ts'
import type { SqliteConnection } from './sqlite-connection.ts'

export interface LogFlushOptions {
  reader: SqliteConnection
  log: Pick<DatabaseLog, 'error'>
  /** Default: fdatasync, in the thread pool of Node. */
  syncFile?: SyncFile | undefined
}

/**
 * Flushes the write-ahead log to the disk without blocking the event loop. From `hold`, before a commit, until its
 * flush, the reading connection shows the state before the commit, so that no reader sees data that a failure of the
 * machine could lose.
 *
 * After a failed flush, the system may have dropped the data, and a second flush would succeed without it. So this
 * process accepts no further transaction, and its readers keep the last state that was flushed.
 */
export class LogFlush {
  readonly #file: number
  readonly #reader: SqliteConnection
  readonly #log: Pick<DatabaseLog, 'error'>
  readonly #syncFile: SyncFile
  #failure: unknown

  /** @param path path of the database, which has a log; not a symbolic link */
  constructor(path: string, { reader, log, syncFile = promisify(fdatasync) }: LogFlushOptions) {
    this.#file = openSync(`${path}-wal`, 'r+')
    this.#reader = reader
    this.#log = log
    this.#syncFile = syncFile
  }

  /** @throws DatabaseUnavailable after a failed flush */
  assertWorks(): void {
    if (this.#failure === undefined) return
    throw new DatabaseUnavailable('the disk failed; restart the server', { cause: this.#failure })
  }

  /** Keeps the current state visible to readers. SQLite takes a snapshot at the first statement of a transaction. */
  hold(): void {
    this.#reader.exec('BEGIN')
    this.#reader.rows('SELECT 1 FROM sqlite_schema LIMIT 1', [])
  }

  /** Shows the newest state to readers again. */
  release(): void {
    if (this.#reader.inTransaction) this.#reader.exec('COMMIT')
  }

  /** Flushes all earlier commits and shows them to readers. @throws DatabaseUnavailable */
  async flush(): Promise<void> {
    try {
      await this.#syncFile(this.#file)
    } catch (error) {
      this.#failure = error
      this.#log.error({ err: error }, 'the disk failed to store a transaction: restart the server')
    }
    this.assertWorks()
    this.release()
  }

  close(): void {
    closeSync(this.#file)
  }
}
