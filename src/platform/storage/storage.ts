import type { Readable } from 'node:stream'

/** First and last byte, from 0, inclusive. */
export interface ByteRange {
  start: number
  end: number
}

/** Storage of the bytes of attachments. Keys are ids, so that a storage sees no secrets. */
export interface AttachmentStorage {
  /** False: a write that failed after receiving every byte may have stored them, or may still do so. */
  readonly failuresAreFinal: boolean
  /**
   * Stores bytes under a new key: durably when it resolves. Until then, and after a failure, `read` does not find them.
   * The bytes are streamed.
   * @param length number of bytes
   * @param signal aborted when the upload is canceled
   */
  write(key: string, bytes: AsyncIterable<Buffer>, length: number, signal: AbortSignal): Promise<void>
  /** @throws Error when the key does not exist */
  read(key: string, range: ByteRange): Promise<Readable>
  /** Checks whether the storage accepts writes, without a write. Undefined if it cannot check. @throws Error if not */
  assertWritable?(): Promise<void>
  /** Deletes the bytes of a key, including incomplete writes. A missing key is no error. */
  delete(key: string): Promise<void>
}
