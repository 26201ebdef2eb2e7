import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

/**
 * Asked to look, it copies the log into the database when there is enough of it. A long log is copied to its end at
 * every look: only then can it begin anew, and the writer, should it have to copy the rest itself, has little to do.
 */
const { path, pages } = workerData as { path: string; pages: number }
const connection = new DatabaseSync(path)
const state = connection.prepare('PRAGMA wal_checkpoint(NOOP)')
const checkpoint = connection.prepare('PRAGMA wal_checkpoint(PASSIVE)')

parentPort!.on('message', () => {
  const { log, checkpointed } = state.get() as { log: number; checkpointed: number }
  if (log - checkpointed >= (log < 2 * pages ? pages : 1)) checkpoint.get()
})
