import { Mutex, withTimeout, type MutexInterface } from 'async-mutex'

import { collectEffects, noCommitEffects } from '../commit-effects.ts'
import type { CommitTarget } from '../commit-effects.ts'
import type { DatabaseOptions, EngineDatabase, Tx } from '../database.ts'
import { preparePrivateDatabase } from '../../private-files.ts'
import { migrate } from '../migrations/migrate.ts'
import { createEmitter } from '../signals/emitter.ts'
import { createCheckpoints } from './checkpoints.ts'
import { assertDatabase, explainFileError, inspectFile } from './database-file.ts'
import { lockFile } from './lock-file.ts'
import { SqliteConnection } from './sqlite-connection.ts'
import { sqliteTx } from './sqlite-tx.ts'

/** Longer than any transaction should take: a transaction that waits so long waits for the one it was opened inside. */
const lockWaitMsMax = 15_000

type Work<T> = (tx: Tx) => Promise<T>

/** The embedded database: one writing connection, and for a file one reading connection beside it. */
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
    const checkpoints = inMemory ? undefined : createCheckpoints(path, options.log)
    const reader = inMemory ? undefined : opening(new SqliteConnection(path, { readOnly: true }))

    return {
      dialect: 'sqlite',
      write: (work, survives = 'machine') =>
        lock.runExclusive(async () => {
          writer.waitForDisk(survives === 'machine')
          const result = await transaction(writer, target, 'BEGIN IMMEDIATE', work)
          checkpoints?.committed()
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
      close: () =>
        lock.runExclusive(async () => {
          await checkpoints?.close()
          closeLogLast(opened.splice(0), writer, reader)
        }),
    }
  } catch (error) {
    closeAll()
    throw error
  }
}

/**
 * Copies the log into the database, and lets the connection that only reads go after the one that writes: it leaves the
 * emptied log and its index where they are, so that a disk that became full has room for them at the next start.
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
    // A full disk: the log keeps what is not copied.
  }
  writer.close()
  reader?.close()
  for (const other of opened) if (other !== writer && other !== reader) other.close()
}

/** One transaction at a time, in the order of asking. The timeout costs 3 µs per transaction, a commit 200 µs. */
function createLock(): MutexInterface {
  const waited = new Error(`Waited ${lockWaitMsMax} ms for the connection. Is a transaction opened inside another?`)
  return withTimeout(new Mutex(), lockWaitMsMax, waited)
}

async function transaction<T>(
  connection: SqliteConnection,
  target: CommitTarget,
  begin: 'BEGIN IMMEDIATE' | 'BEGIN EXCLUSIVE',
  work: Work<T>,
): Promise<T> {
  const onCommit = collectEffects(target)
  connection.exec(begin)
  const { tx, end } = sqliteTx(connection, onCommit)
  let result: T
  try {
    result = await work(tx)
    connection.exec('COMMIT')
  } catch (error) {
    // A full disk, for one, has rolled back already.
    if (connection.inTransaction) connection.exec('ROLLBACK')
    throw error
  } finally {
    end()
  }
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

/** A database in memory has one connection: reads take the lock, so that they see nothing uncommitted. */
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
