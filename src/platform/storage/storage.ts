import type { Readable } from 'node:stream'

/** First and last byte, from 0, both included. */
export interface ByteRange {
  start: number
  end: number
}

/** Where the bytes of attachments are. Keys are ids: nothing secret is shown to a storage. */
export interface AttachmentStorage {
  /** False: a write that failed although it had got every byte may have stored them all the same, or may yet. */
  readonly failuresAreFinal: boolean
  /**
   * Stores bytes under a new key: durably when it resolves, and until then, or when it fails, nothing that `read` finds.
   * They pass through, a little at a time.
   * @param length how many bytes there are
   * @param signal aborted when they are not wanted any more
   */
  write(key: string, bytes: AsyncIterable<Buffer>, length: number, signal: AbortSignal): Promise<void>
  /** @throws when there is nothing under the key */
  read(key: string, range: ByteRange): Promise<Readable>
  /** Deletes what is under the key, also what a write has left half done. That there is nothing is no error. */
  delete(key: string): Promise<void>
}
