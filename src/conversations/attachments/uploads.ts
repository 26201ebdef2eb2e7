import { createHash } from 'node:crypto'
import { DomainError } from '../../platform/errors.ts'
import {
  finishUpload,
  giveUpUpload,
  renewUpload,
  type UploadRow,
  deleteRemoved,
  giveUpSilent,
  hasUnsettled,
  readRemoved,
} from './attachment.sql.ts'
import type { AttachmentStorage } from '../../platform/storage/storage.ts'
import { isOutage } from '../../platform/database/database-errors.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, DatabaseLog } from '../../platform/database/database.ts'
import { createRecurringWork } from '../../platform/recurring-work.ts'

const notStoredText = 'The attachment could not be stored; try again.'
const notStored = (cause: unknown) =>
  new DomainError('temporarily_unavailable', notStoredText, { retryAfterSeconds: 1, cause })

/** The row of an upload was deleted: its account was deleted, or its lease expired and another process abandoned it. */
export class UploadGivenUp extends DomainError {
  constructor() {
    super('temporarily_unavailable', notStoredText, { retryAfterSeconds: 1 })
  }
}

export interface UploadTimes {
  /** Lease of an upload, in milliseconds. Every process abandons uploads with an expired lease. */
  leaseMs: number
  /** Interval of the sweeps of each process, in milliseconds. */
  sweepMs: number
}

const standardTimes: UploadTimes = { leaseMs: 60_000, sweepMs: 30_000 }

/** Writes and deletes bytes in storage. Rows and bytes stay consistent even if the process crashes. */
export interface Uploads {
  storage: AttachmentStorage
  /** Returns the lease end for an upload that begins now. */
  leaseUntil(): number
  /**
   * Stores the bytes of an upload that has a row, and shows the attachment when they are complete. Otherwise nothing
   * remains.
   * @returns the digest of the bytes, in hex
   * @throws temporarily_unavailable (storage), UploadGivenUp, and errors of `bytes`
   */
  take(upload: Pick<UploadRow, 'id' | 'size'>, bytes: AsyncIterable<Buffer>): Promise<string>
  /** Deletes the bytes of a removed attachment, then its row. */
  remove(id: string): Promise<void>
  /** Removes abandoned uploads of crashed processes, now and then periodically. Resolves when they are marked. */
  start(): Promise<void>
  /** Aborts uploads in progress, and resolves when their bytes are deleted. */
  stop(): Promise<void>
}

export function createUploads(dependencies: UploadDependencies, times: Partial<UploadTimes> = {}): Uploads {
  const { database, storage, clock, log } = dependencies
  const { leaseMs, sweepMs } = { ...standardTimes, ...times }
  const stopping = new AbortController()
  const running = new Set<Promise<unknown>>()
  const sweeper = createUploadSweeper(dependencies, sweepMs, stopping.signal)

  const leaseUntil = () => clock.now() + leaseMs
  const remove = (id: string) => removeAttachment(dependencies, id)

  async function take({ id, size }: Pick<UploadRow, 'id' | 'size'>, source: AsyncIterable<Buffer>): Promise<string> {
    const lost = new AbortController()
    const renewal = clock.setInterval(() => void renew(id, lost), leaseMs / 3)
    const bytes = new Digested(source)
    let certain = storage.failuresAreFinal
    try {
      await storage.write(id, bytes, size, AbortSignal.any([stopping.signal, lost.signal]))
      certain = true
      const sha256 = bytes.digest()
      if (!(await database.write((tx) => finishUpload(tx, id, sha256)))) throw new UploadGivenUp()
      return sha256
    } catch (error) {
      const wasOwn = await discard(id, certain || bytes.size < size ? 0 : leaseUntil())
      if (bytes.sourceError !== undefined) throw bytes.sourceError
      // The process that abandoned the upload deletes its bytes too, which causes this error.
      if (!wasOwn) throw new UploadGivenUp()
      log.error({ attachmentId: id, err: error }, 'the bytes of an attachment could not be stored')
      throw notStored(error)
    } finally {
      clock.clearInterval(renewal)
    }
  }

  /** Renews the lease. Aborts the upload when another process has abandoned it. */
  async function renew(id: string, lost: AbortController): Promise<void> {
    try {
      if (!(await database.write((tx) => renewUpload(tx, id, leaseUntil())))) lost.abort()
    } catch (error) {
      log.warn({ attachmentId: id, err: error }, 'the lease of an upload was not renewed')
    }
  }

  /**
   * Never rejects: the sweeper removes leftovers.
   * @returns false when another process had abandoned the upload before
   */
  async function discard(id: string, until: number): Promise<boolean> {
    let wasOwn = true
    try {
      await database.write(async (tx) => {
        wasOwn = await renewUpload(tx, id, until)
        await giveUpUpload(tx, id, until)
      })
      await remove(id)
    } catch (error) {
      log.warn({ attachmentId: id, err: error }, 'the bytes of a failed upload are deleted later')
    }
    return wasOwn
  }

  return {
    storage,
    leaseUntil,
    take(upload, bytes) {
      const work = take(upload, bytes).finally(() => {
        running.delete(work)
      })
      running.add(work)
      return work
    },
    remove,
    start: sweeper.start,
    async stop() {
      stopping.abort(new Error('the process stops'))
      await sweeper.stop()
      await Promise.allSettled(running)
    },
  }
}

/** A byte stream that counts and hashes its bytes. */
class Digested implements AsyncIterable<Buffer> {
  size = 0
  sourceError: unknown
  readonly #source: AsyncIterable<Buffer>
  readonly #hash = createHash('sha256')

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Buffer> {
    try {
      for await (const piece of this.#source) {
        this.size += piece.length
        this.#hash.update(piece)
        yield piece
      }
    } catch (error) {
      this.sourceError = error
      throw error
    }
  }

  /** Returns the digest of all bytes, in hex. */
  digest(): string {
    return this.#hash.digest('hex')
  }
}

export interface UploadDependencies {
  database: Database
  storage: AttachmentStorage
  clock: Clock
  log: DatabaseLog
}

/** Removes abandoned uploads of crashed processes, and retries failed removals. */
interface UploadSweeper {
  /** Sweeps now and then periodically. Resolves when the abandoned uploads are marked. */
  start(): Promise<void>
  /** Resolves when a running sweep has ended. Aborting its signal ends it early. */
  stop(): Promise<void>
}

/** Attachments read in one step. */
const stepMax = 100

function createUploadSweeper(dependencies: UploadDependencies, sweepMs: number, signal: AbortSignal): UploadSweeper {
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
async function removeAttachment({ storage, database, clock }: UploadDependencies, id: string): Promise<void> {
  await storage.delete(id)
  await database.write((tx) => deleteRemoved(tx, id, clock.now()))
}
