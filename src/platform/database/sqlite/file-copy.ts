import { closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs'
import { backup, DatabaseSync } from 'node:sqlite'
import { noCommitEffects } from '../commit-effects.ts'
import type { DatabaseCopy, ReadTx } from '../database.ts'
import { markFile } from '../history/file-history.ts'
import { explainFileError, inspectFile, UnusableFileError } from './database-file.ts'
import { examineFile } from './examine-file.ts'
import { lockFile } from './lock-file.ts'
import { SqliteConnection } from './sqlite-connection.ts'
import { sqliteTx } from './sqlite-tx.ts'

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
