import { randomBytes } from 'node:crypto'
import type { Database, EngineDatabase } from './database.ts'
import { isOutage } from './database-errors.ts'

/** A write that succeeded so short a time ago speaks for the database, in milliseconds. */
const freshMs = 5_000

/** More than fits into what a full disk has left between two blocks. */
const trialBytes = 32_768

/**
 * Remembers how the last write ended, so that nothing has to be written to know that writes succeed: only where there
 * was none for a while, or the last one failed, is one made as a trial.
 */
export function watchWrites(database: EngineDatabase): Database {
  let storedAt = -Infinity
  let trial: Promise<void> | undefined

  function failed(error: unknown): never {
    if (isOutage(error)) storedAt = -Infinity
    throw error
  }

  function write<T>(...asked: Parameters<typeof database.write<T>>): Promise<T> {
    return database.write(...asked).then((result) => {
      storedAt = performance.now()
      return result
    }, failed)
  }

  const tryToWrite = () =>
    write(async (tx) => {
      const filler = randomBytes(trialBytes / 2).toString('hex')
      await tx.run('UPDATE write_trials SET filler = ? WHERE id = 1', [filler])
    })

  return {
    ...database,
    write,
    async assertWritable() {
      if (performance.now() - storedAt < freshMs) return
      await (trial ??= tryToWrite().finally(() => {
        trial = undefined
      }))
    },
  }
}
