import { randomBytes } from 'node:crypto'
import type { Database, DatabaseLog, EngineDatabase } from './database.ts'
import { DatabaseUnavailable, isDamage, isOutage } from './database-errors.ts'

/** Time for which a successful write proves that the database is writable, in milliseconds. */
const freshMs = 5_000

/** Size of a trial write, in bytes; larger than the free space that a full disk may have left in its blocks. */
const trialBytes = 32_768

/**
 * Records the result of the last write, so that health checks need no writes. A trial write is made only after a failed
 * write, or when there was no recent write.
 */
export function watchWrites(database: EngineDatabase, log: Pick<DatabaseLog, 'error'>): Database {
  let storedAt = -Infinity
  let trial: Promise<void> | undefined
  let damage: unknown

  function failed(error: unknown): never {
    if (isOutage(error)) storedAt = -Infinity
    if (damage === undefined && database.dialect === 'sqlite' && isDamage(error)) {
      damage = error
      log.error({ err: error }, 'the database file is damaged, and all writes are rejected; restore a backup')
    }
    throw error
  }

  const rejection = () => new DatabaseUnavailable('the database file is damaged', { cause: damage })

  function read<T>(...parameters: Parameters<typeof database.read<T>>): Promise<T> {
    return database.read(...parameters).then(undefined, failed)
  }

  function write<T>(...parameters: Parameters<typeof database.write<T>>): Promise<T> {
    if (damage !== undefined) return Promise.reject(rejection())
    return database.write(...parameters).then((result) => {
      storedAt = performance.now()
      return result
    }, failed)
  }

  const tryToWrite = () =>
    write(async (tx) => {
      const filler = randomBytes(trialBytes / 2).toString('hex')
      await tx.knex('write_trials').where({ id: 1 }).update({ filler })
    })

  return {
    ...database,
    read,
    write,
    async assertWritable() {
      if (damage !== undefined) throw rejection()
      if (performance.now() - storedAt < freshMs) return
      await (trial ??= tryToWrite().finally(() => {
        trial = undefined
      }))
    },
  }
}
