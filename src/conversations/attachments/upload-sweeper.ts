import { isOutage } from '../../platform/database/database-errors.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, DatabaseLog } from '../../platform/database/database.ts'
import { createRecurringWork } from '../../platform/recurring-work.ts'
import type { AttachmentStorage } from '../../platform/storage/storage.ts'
import { deleteRemoved, giveUpSilent, hasUnsettled, readRemoved } from './attachment.store.ts'

export interface UploadDependencies {
  database: Database
  storage: AttachmentStorage
  clock: Clock
  log: DatabaseLog
}

/** Clears what processes that died have left of their uploads, and removals that failed. */
export interface UploadSweeper {
  /** Clears now and from time to time. Resolves when it is known what is to go. */
  start(): Promise<void>
  /** Resolves when a sweep that is under way has ended, which the abort of its signal hastens. */
  stop(): Promise<void>
}

/** Attachments looked at in one step. */
const stepMax = 100

export function createUploadSweeper(
  dependencies: UploadDependencies,
  sweepMs: number,
  signal: AbortSignal,
): UploadSweeper {
  const { database, clock, log } = dependencies

  async function sweep(): Promise<void> {
    if (!(await database.read((tx) => hasUnsettled(tx, clock.now())))) return
    await database.write((tx) => giveUpSilent(tx, clock.now()))
    await clear()
  }

  async function clear(): Promise<void> {
    let ids: string[] = []
    do {
      ids = await database.read((tx) => readRemoved(tx, clock.now(), ids.at(-1) ?? '', stepMax))
      for (const id of ids) {
        if (signal.aborted) return
        await removeAttachment(dependencies, id).catch((error: unknown) =>
          log.warn({ attachmentId: id, err: error }, 'the bytes of an attachment could not be removed'),
        )
      }
    } while (ids.length === stepMax)
  }

  const sweeps = createRecurringWork({
    clock,
    everyMs: sweepMs,
    run: sweep,
    onError: (error) => log.warn({ err: error }, 'abandoned uploads could not be looked for'),
  })

  return {
    async start() {
      // Where no other process is, whatever is under way was left by one that died.
      const silentSince = database.signals.shared ? clock.now() : Number.MAX_SAFE_INTEGER
      try {
        await database.write((tx) => giveUpSilent(tx, silentSince))
      } catch (error) {
        // A server that can only read for now starts all the same.
        if (!isOutage(error)) throw error
        log.warn({ err: error }, 'abandoned uploads are looked for later: the database stores nothing')
      }
      sweeps.soon()
      sweeps.start()
    },
    stop: sweeps.stop,
  }
}

/** Removes the bytes first, then the row, so that no bytes are left without a row that names them. */
export async function removeAttachment({ storage, database, clock }: UploadDependencies, id: string): Promise<void> {
  await storage.delete(id)
  await database.write((tx) => deleteRemoved(tx, id, clock.now()))
}
