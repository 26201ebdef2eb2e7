import { DatabaseSync } from 'node:sqlite'
import { statSync } from 'node:fs'
import { dirname } from 'node:path'
import { realPathOf } from './database-file.ts'

export interface FileLock {
  close(): void
}

/** Maximum wait for another process that is closing the file, in milliseconds. */
const probeWaitMs = 1_000

/**
 * Locks the database file for this process. @throws Error that names the owner of the lock
 *
 * It is a lock of the operating system, through an open write transaction on a small SQLite file, `<file>.lock`: it
 * ends with its process in every case, so there are no stale locks, and process ids, which containers reuse, are not
 * trusted. Other processes can read the owner's id in the file. A symbolic link uses the lock of its target. Hard
 * links, and mounts of the file alone, have separate locks (and logs); they share only the file itself, which every
 * process that serves it has open.
 */
export function lockFile(path: string): FileLock {
  const place = realPathOf(path)
  const lock = new DatabaseSync(`${place}.lock`, { timeout: 0 })
  try {
    // In memory, so that the next server can lock it on a full disk.
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

/** Returns whether the file has hard links, or is mounted alone, for example into a container. */
function hasOtherNames(path: string): boolean {
  const file = statSync(path, { throwIfNoEntry: false })
  return file !== undefined && file.size > 0 && (file.nlink > 1 || file.dev !== statSync(dirname(path)).dev)
}

/**
 * Checks the file itself, under any name: an exclusive connection fails while another process has a connection to it.
 * A connection to another file, such as the log, is accepted: a tool that copies a database continuously is no server.
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
    `${who} is using the database file ${path}. One process owns the file: stop that process first, ` +
      'choose another file, or use PostgreSQL for several processes.',
  )
}
