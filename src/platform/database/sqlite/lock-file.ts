import { DatabaseSync } from 'node:sqlite'

export interface FileLock {
  close(): void
}

/**
 * Takes `<path>.lock` for this process, or fails saying who has it.
 *
 * The lock is a lock of the operating system, held through an open write transaction on a small SQLite file:
 * it ends with its process however that dies, so there is no stale lock to recognise, and no trust in process
 * numbers, which containers use again. Readers may still look inside for the holder's number.
 */
export function lockFile(path: string): FileLock {
  const lock = new DatabaseSync(`${path}.lock`, { timeout: 0 })
  try {
    lock.exec('PRAGMA synchronous = OFF')
    lock.exec('BEGIN IMMEDIATE')
    lock.exec('CREATE TABLE IF NOT EXISTS holder (process_id INTEGER NOT NULL)')
    lock.exec('DELETE FROM holder')
    lock.prepare('INSERT INTO holder VALUES (?)').run(process.pid)
    lock.exec('COMMIT')
    lock.exec('BEGIN IMMEDIATE')
  } catch (error) {
    const failure = isBusy(error) ? lockedByAnother(path, holderOf(lock)) : error
    lock.close()
    throw failure
  }
  return { close: () => lock.close() }
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
  const who = holder === undefined ? 'Another server process' : `The server process ${holder}`
  return new Error(
    `${who} is using the database file ${path}. One process owns the file: stop that one first, ` +
      'choose another file, or use PostgreSQL for several processes.',
  )
}
