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

/** Removes abandoned uploads of crashed processes, and retries failed removals. */
export interface UploadSweeper {
  /** Sweeps now and then periodically. Resolves when the abandoned uploads are marked. */
  start(): Promise<void>
  /** Resolves when a running sweep has ended. Aborting its signal ends it early. */
  stop(): Promise<void>
}

/** Attachments read in one step. */
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
    onError: (error) => log.warn({ err: error }, 'abandoned uploads could not be queried'),
  })

  return {
    async start() {
      // Without shared signals there is no other process: a crashed process left every unfinished upload.
      const silentSince = database.signals.shared ? clock.now() : Number.MAX_SAFE_INTEGER
      try {
        await database.write((tx) => giveUpSilent(tx, silentSince))
      } catch (error) {
        // The server starts with a read-only database too.
        if (!isOutage(error)) throw error
        log.warn({ err: error }, 'abandoned uploads are queried later: the database rejects writes')
      }
      sweeps.soon()
      sweeps.start()
    },
    stop: sweeps.stop,
  }
}

/** Deletes the bytes first, then the row, so that no bytes remain without a row. */
export async function removeAttachment({ storage, database, clock }: UploadDependencies, id: string): Promise<void> {
  await storage.delete(id)
  await database.write((tx) => deleteRemoved(tx, id, clock.now()))
}
