import { closeSync, existsSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { backup, DatabaseSync } from 'node:sqlite'
import { noCommitEffects } from '../commit-effects.ts'
import type { DatabaseCopy, ReadTx } from '../database.ts'
import { markFile } from '../history/file-history.ts'
import { explainFileError, inspectFile, UnusableFileError, assertDatabase } from './database-file.ts'
import { lockFile } from './lock-file.ts'
import { SqliteConnection } from './sqlite-connection.ts'
import { sqliteTx } from './sqlite-tx.ts'
import type { Finding } from '../finding.ts'
import { messageChecksum, type ChecksummedMessage } from '../checksum.ts'
import { compareMigrations } from '../migrations/migrate.ts'

/** Copies all pages in one step. With several steps, the backup restarts after each commit of the server and never ends. */
const allPages = 2 ** 31 - 1

/**
 * Copies a snapshot of an embedded database, while a server uses it, and checks every page of the copy.
 * @throws UnusableFileError
 */
export async function copyFile(path: string, copy: string): Promise<DatabaseCopy> {
  if (!existsSync(path)) throw new UnusableFileError(`There is no database file ${path}.`)
  try {
    inspectFile(path)
    closeSync(openSync(copy, 'wx', 0o600))
    const source = new DatabaseSync(path, { readOnly: true })
    try {
      await backup(source, copy, { rate: allPages })
    } finally {
      source.close()
    }
  } catch (error) {
    throw explainFileError(path, error)
  }
  const { ok, text } = await examineFile(copy)
  if (!ok) throw new UnusableFileError(`The database file ${path} is damaged, and so is its copy. ${text}`)
  return {
    read: (work) => readFile(copy, work),
    readNow: (work) => readFile(path, work),
    async close() {
      for (const end of ['-wal', '-shm']) rmSync(copy + end, { force: true })
    },
  }
}

async function readFile<T>(path: string, work: ReadTx<T>): Promise<T> {
  const connection = new SqliteConnection(path, { readOnly: true })
  const { tx, end } = sqliteTx(connection, noCommitEffects)
  try {
    return await work(tx)
  } finally {
    end()
    connection.close()
  }
}

/**
 * Replaces an unused embedded database with a copy, which is checked first. After a crash, the file is the old database or
 * the copy.
 * @throws UnusableFileError, and errors of lockFile
 */
export async function replaceFile(path: string, copy: string): Promise<void> {
  const { ok, text } = await examineFile(copy)
  for (const end of ['-wal', '-shm']) rmSync(copy + end, { force: true })
  if (!ok) throw new UnusableFileError(text)
  const lock = lockFile(path)
  try {
    // SQLite would apply the old WAL to the copy, and the old mark belongs to another history.
    for (const end of ['-wal', '-shm']) rmSync(path + end, { force: true })
    rmSync(markFile(path), { force: true })
    renameSync(copy, path)
  } finally {
    lock.close()
  }
}

/** Maximum number of reported problems of a damaged file. */
const problemsMax = 5

/** Checks every page of the file (PRAGMA quick_check), which reads the whole file. */
export async function examineFile(path: string): Promise<Finding> {
  if (path === ':memory:') return { ok: true, text: 'database in memory; nothing of it is kept' }
  try {
    inspectFile(path)
    if (statSync(path, { throwIfNoEntry: false })) assertDatabase(path)
    const found = statSync(path, { throwIfNoEntry: false })
    if (!found || found.size === 0) return { ok: true, text: `database file ${path}: made at the first start` }
    return { ok: true, text: `database file ${path}: ${found.size} bytes, whole; ${examineContent(path)}` }
  } catch (error) {
    return { ok: false, text: explainFileError(path, error).message }
  }
}

/** @returns a description of the tables. @throws errors that explainFileError explains */
function examineContent(path: string): string {
  const connection = new DatabaseSync(path, { readOnly: true, timeout: 2_000 })
  try {
    const problems = connection.prepare(`PRAGMA quick_check(${problemsMax})`).all() as { quick_check: string }[]
    if (problems[0]?.quick_check !== 'ok') throw damaged(problems.map(({ quick_check }) => quick_check).join('; '))
    const changed = changedMessages(connection)
    if (changed.length > 0) throw damaged(`messages that are not as they were stored: ${changed.join(', ')}`)
    const tables = connection.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all()
    const hasSteps = tables.some(({ name }) => name === 'schema_migrations')
    const steps = hasSteps ? connection.prepare('SELECT name FROM schema_migrations').all() : []
    return compareMigrations(
      steps.map(({ name }) => String(name)),
      tables.length,
    )
  } finally {
    connection.close()
  }
}

/** The first ids of messages that are not as they were stored; none in tables of a version without checksums. */
function changedMessages(connection: DatabaseSync): string[] {
  const columns = connection.prepare("SELECT name FROM pragma_table_info('messages')").all()
  if (!columns.some(({ name }) => name === 'checksum')) return []
  const ids: string[] = []
  const rows = connection.prepare(
    `SELECT id, chat_id, sequence, parts, text, reply_to_message_id, reply_to_part_id, checksum FROM messages
     WHERE checksum IS NOT NULL`,
  )
  for (const row of rows.iterate() as Iterable<ChecksummedMessage & { checksum: number }>) {
    if (messageChecksum(row) !== row.checksum) ids.push(row.id)
    if (ids.length === problemsMax) break
  }
  return ids
}

/** Creates an error with the SQLite code of a damaged file. */
function damaged(problems: string): Error {
  return Object.assign(new Error(problems), { code: 'ERR_SQLITE_ERROR', errcode: 11 })
}
