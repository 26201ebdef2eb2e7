import { DatabaseSync } from 'node:sqlite'
import { statSync } from 'node:fs'
import { dirname } from 'node:path'
import { realPathOf } from './database-file.ts'

export interface FileLock {
  close(): void
}

/** How long another process that is about to give up may still have the file open, in milliseconds. */
const probeWaitMs = 1_000

/**
 * Takes the database file for this process, or fails saying who has it.
 *
 * The lock is a lock of the operating system, held through an open write transaction on a small SQLite file,
 * `<file>.lock`: it ends with its process however that dies, so there is no stale lock to recognise, and no trust in
 * process numbers, which containers use again. Readers may still look inside for the holder's number. A name that is a
 * symbolic link has the lock of the file that it leads to. Names that are hard links, or mounts of the file alone, have
 * locks (and logs) of their own: what they share is the file, and any process that serves it has that open.
 */
export function lockFile(path: string): FileLock {
  const place = realPathOf(path)
  const lock = new DatabaseSync(`${place}.lock`, { timeout: 0 })
  try {
    // In memory, so that a full disk lets the next server have it.
    lock.exec('PRAGMA journal_mode = MEMORY')
    lock.exec('PRAGMA synchronous = OFF')
    lock.exec('BEGIN IMMEDIATE')
    lock.exec('CREATE TABLE IF NOT EXISTS holder (process_id INTEGER NOT NULL)')
    lock.exec('DELETE FROM holder')
    lock.prepare('INSERT INTO holder VALUES (?)').run(process.pid)
    lock.exec('COMMIT')
    lock.exec('BEGIN IMMEDIATE')
    if (hasOtherNames(place)) assertAlone(place)
  } catch (error) {
    const failure = isBusy(error) ? lockedByAnother(path, holderOf(lock)) : error
    lock.close()
    throw failure
  }
  return { close: () => lock.close() }
}

/** Hard links, or a mount of the file alone, as into a container. */
function hasOtherNames(path: string): boolean {
  const file = statSync(path, { throwIfNoEntry: false })
  return file !== undefined && file.size > 0 && (file.nlink > 1 || file.dev !== statSync(dirname(path)).dev)
}

/**
 * Asks the file itself, by whatever name: a connection that wants it alone does not get it while another process has a
 * connection to it. Not asked of every file: a tool that copies a database all the time is no second server.
 */
function assertAlone(path: string): void {
  const probe = new DatabaseSync(path, { timeout: probeWaitMs })
  try {
    probe.exec('PRAGMA locking_mode = EXCLUSIVE')
    probe.prepare('SELECT count(*) FROM sqlite_schema').get()
  } catch (error) {
    throw isBusy(error) ? lockedByAnother(path, undefined) : error
  } finally {
    probe.close()
  }
}

function isBusy(error: unknown): boolean {
  return (error as { errcode?: number }).errcode === 5
}

function holderOf(lock: DatabaseSync): number | undefined {
  try {
    return Number(lock.prepare('SELECT process_id FROM holder').get()?.process_id) || undefined
  } catch {
    return undefined
  }
}

function lockedByAnother(path: string, holder: number | undefined): Error {
  const who = holder === undefined ? 'Another process' : `The server process ${holder}`
  return new Error(
    `${who} is using the database file ${path}. One process owns the file: stop that one first, ` +
      'choose another file, or use PostgreSQL for several processes.',
  )
}
