import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

/**
 * On each message, copies the WAL into the database when it is long enough. A long WAL is copied to its end each time:
 * only then can it restart, and the writer has little to do if it has to copy the remaining pages itself.
 */
const { path, pages } = workerData as { path: string; pages: number }
const connection = new DatabaseSync(path)
const state = connection.prepare('PRAGMA wal_checkpoint(NOOP)')
const checkpoint = connection.prepare('PRAGMA wal_checkpoint(PASSIVE)')

parentPort!.on('message', () => {
  const { log, checkpointed } = state.get() as { log: number; checkpointed: number }
  if (log - checkpointed >= (log < 2 * pages ? pages : 1)) checkpoint.get()
})
