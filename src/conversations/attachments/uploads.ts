import { createHash } from 'node:crypto'

import { DomainError } from '../../platform/errors.ts'
import { finishUpload, giveUpUpload, renewUpload, type UploadRow } from './attachment.store.ts'
import type { AttachmentStorage } from '../../platform/storage/storage.ts'
import { createUploadSweeper, removeAttachment, type UploadDependencies } from './upload-sweeper.ts'

const notStoredText = 'The attachment could not be stored; try again.'
const notStored = (cause: unknown) =>
  new DomainError('temporarily_unavailable', notStoredText, { retryAfterSeconds: 1, cause })

/** The row of an upload is gone: its account was deleted, or it had been silent for so long that it was taken to be dead. */
export class UploadGivenUp extends DomainError {
  constructor() {
    super('temporarily_unavailable', notStoredText, { retryAfterSeconds: 1 })
  }
}

export interface UploadTimes {
  /** An upload whose process has said nothing for so long is given up, by every process. */
  leaseMs: number
  /** How often each process looks for such uploads. */
  sweepMs: number
}

const standardTimes: UploadTimes = { leaseMs: 60_000, sweepMs: 30_000 }

/** Brings bytes into storage and out of it, so that rows and bytes agree whatever ends the process in between. */
export interface Uploads {
  storage: AttachmentStorage
  /** Until when the row of an upload that begins now says that this process lives. */
  leaseUntil(): number
  /**
   * Stores the bytes of an upload that has its row, and shows it once they are all there; else nothing of it stays.
   * @returns the digest of the bytes, in hex
   * @throws temporarily_unavailable (storage), UploadGivenUp, and whatever the bytes throw
   */
  take(upload: Pick<UploadRow, 'id' | 'size'>, bytes: AsyncIterable<Buffer>): Promise<string>
  /** Clears one that is to go: its bytes first, then its row. */
  remove(id: string): Promise<void>
  /** Clears what processes that died have left, now and from time to time. Resolves when it is known what that is. */
  start(): Promise<void>
  /** Gives up what is under way, and resolves when nothing of it is left. */
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
      // Whoever gave it up removes its bytes, too, which then fails what is still being done to them.
      if (!wasOwn) throw new UploadGivenUp()
      log.error({ attachmentId: id, err: error }, 'the bytes of an attachment could not be stored')
      throw notStored(error)
    } finally {
      clock.clearInterval(renewal)
    }
  }

  /** A row that is not this process's any more ends the upload. */
  async function renew(id: string, lost: AbortController): Promise<void> {
    try {
      if (!(await database.write((tx) => renewUpload(tx, id, leaseUntil())))) lost.abort()
    } catch (error) {
      log.warn({ attachmentId: id, err: error }, 'the lease of an upload was not renewed')
    }
  }

  /**
   * Never rejects: what is left is for the sweeper.
   * @returns false when somebody else had given the upload up before
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
      log.warn({ attachmentId: id, err: error }, 'an upload that failed is cleared later')
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

/** Bytes that are counted and digested while they pass. */
class Digested implements AsyncIterable<Buffer> {
  size = 0
  /** What the source threw. */
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

  /** Of all that passed, in hex. */
  digest(): string {
    return this.#hash.digest('hex')
  }
}
