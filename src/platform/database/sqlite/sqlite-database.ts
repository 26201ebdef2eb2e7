import { realpathSync } from 'node:fs'
import { Mutex, withTimeout, type MutexInterface } from 'async-mutex'

import { collectEffects, noCommitEffects, type CommitTarget } from '../commit-effects.ts'
import type { DatabaseOptions, EngineDatabase, Tx } from '../database.ts'
import { preparePrivateDatabase } from '../../private-files.ts'
import { beginEpoch } from '../history/epoch.store.ts'
import { openFileHistory, type FileHistory } from '../history/file-history.ts'
import { migrate } from '../migrations/migrate.ts'
import { createEmitter } from '../signals/emitter.ts'
import { createCheckpoints } from './checkpoints.ts'
import { assertDatabase, explainFileError, inspectFile } from './database-file.ts'
import { lockFile } from './lock-file.ts'
import { LogFlush } from './log-flush.ts'
import { SqliteConnection } from './sqlite-connection.ts'
import { sqliteTx } from './sqlite-tx.ts'

/** Maximum wait for the lock, in milliseconds, longer than any transaction: a longer wait means nested transactions. */
const lockWaitMsMax = 15_000

type Work<T> = (tx: Tx) => Promise<T>

/** Opens the embedded database: one writing connection, and for a file an additional reading connection. */
export async function openSqlite(path: string, options: DatabaseOptions): Promise<EngineDatabase> {
  if (path === ':memory:') return openConnections(path, options)
  try {
    inspectFile(path)
    preparePrivateDatabase(path, options.log)
    return await openConnections(path, options)
  } catch (error) {
    throw explainFileError(path, error)
  }
}

async function openConnections(path: string, options: DatabaseOptions): Promise<EngineDatabase> {
  const inMemory = path === ':memory:'
  const opened: { close(): void }[] = []
  const opening = <C extends { close(): void }>(connection: C) => {
    opened.unshift(connection)
    return connection
  }
  const closeAll = () => opened.splice(0).forEach((connection) => connection.close())

  try {
    if (!inMemory) {
      opening(lockFile(path))
      assertDatabase(path)
    }
    const writer = opening(new SqliteConnection(path, { readOnly: false }))
    const lock = createLock()
    const emitter = createEmitter(options.log)
    const target = { actors: emitter.emitActors, deliveries: emitter.emitDeliveries, log: options.log }
    await transaction(writer, target, 'BEGIN EXCLUSIVE', migrate)
    // The log of a symbolic link is next to the file that it leads to.
    const file = inMemory ? path : realpathSync(path)
    const reader = inMemory ? undefined : opening(new SqliteConnection(path, { readOnly: true }))
    const logFlush = reader && writer.hasLog ? opening(new LogFlush(file, { ...options, reader })) : undefined
    // Flushed, because the mark of the history may reach the disk before the log, which would then seem to be older. The
    // first flush includes the migrations and a log that the last process left behind.
    const record = (work: Work<void>) =>
      lock.runExclusive(() => transaction(writer, target, 'BEGIN IMMEDIATE', work, logFlush))
    const history = await openHistory(path, record, options)
    const checkpoints = inMemory ? undefined : createCheckpoints(file, options.log)

    return {
      dialect: 'sqlite',
      write: (work, survives = 'machine') =>
        lock.runExclusive(async () => {
          logFlush?.assertWorks()
          const flushed = survives === 'machine' ? logFlush : undefined
          const result = await transaction(writer, target, 'BEGIN IMMEDIATE', work, flushed)
          checkpoints?.committed()
          history.committed()
          return result
        }),
      read: (work) => (reader === undefined ? readBetweenWrites(writer, lock, work) : readOnly(reader, work)),
      signals: {
        shared: false,
        onActors: emitter.onActors,
        onDeliveries: emitter.onDeliveries,
        onNotification: emitter.onNotification,
        follow() {},
        unfollow() {},
        notify() {},
        notifyFollowers() {},
        state: () => ({ connected: true, sent: 0, heard: 0 }),
      },
      connections: () => [],
      statements: () => 0,
      epoch: () => history.epoch,
      async close() {
        await history.close()
        await lock.runExclusive(async () => {
          await checkpoints?.close()
          closeLogLast(opened.splice(0), writer, reader)
        })
      },
    }
  } catch (error) {
    closeAll()
    throw error
  }
}

/** Returns the history; a database in memory has a new one at each start. */
async function openHistory(
  path: string,
  write: (work: Work<void>) => Promise<void>,
  { log }: DatabaseOptions,
): Promise<Omit<FileHistory, 'record'>> {
  if (path !== ':memory:') return openFileHistory(path, write, log)
  let epoch = ''
  await write(async (tx) => {
    epoch = (await beginEpoch(tx, '')).epoch
  })
  return { epoch, committed() {}, async close() {} }
}

/**
 * Copies the log into the database, and closes the reading connection after the writing one: it leaves the emptied log
 * and its index in place, so that the next start has space for them on a full disk.
 */
function closeLogLast(
  opened: { close(): void }[],
  writer: SqliteConnection,
  reader: SqliteConnection | undefined,
): void {
  if (opened.length === 0) return
  try {
    writer.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  } catch {
    // Full disk: the log keeps the pages that were not copied.
  }
  writer.close()
  reader?.close()
  for (const other of opened) if (other !== writer && other !== reader) other.close()
}

/** Creates a FIFO lock for transactions. The timeout costs 3 µs per transaction, a commit 200 µs. */
function createLock(): MutexInterface {
  const waited = new Error(`Waited ${lockWaitMsMax} ms for the connection. Is a transaction opened inside another?`)
  return withTimeout(new Mutex(), lockWaitMsMax, waited)
}

async function transaction<T>(
  connection: SqliteConnection,
  target: CommitTarget,
  begin: 'BEGIN IMMEDIATE' | 'BEGIN EXCLUSIVE',
  work: Work<T>,
  logFlush?: LogFlush,
): Promise<T> {
  const onCommit = collectEffects(target)
  connection.exec(begin)
  const { tx, end } = sqliteTx(connection, onCommit)
  let result: T
  try {
    result = await work(tx)
    logFlush?.hold()
    connection.exec('COMMIT')
  } catch (error) {
    // SQLite has already rolled back after some errors, such as a full disk.
    if (connection.inTransaction) connection.exec('ROLLBACK')
    logFlush?.release()
    throw error
  } finally {
    end()
  }
  await logFlush?.flush()
  onCommit.release()
  return result
}

async function readOnly<T>(connection: SqliteConnection, work: Work<T>): Promise<T> {
  const { tx, end } = sqliteTx(connection, noCommitEffects)
  try {
    return await work(tx)
  } finally {
    end()
  }
}

/** Reads a database in memory, which has one connection: the lock hides uncommitted data. */
function readBetweenWrites<T>(connection: SqliteConnection, lock: MutexInterface, work: Work<T>): Promise<T> {
  return lock.runExclusive(async () => {
    connection.exec('PRAGMA query_only = ON')
    try {
      return await readOnly(connection, work)
    } finally {
      connection.exec('PRAGMA query_only = OFF')
    }
  })
}
