import { Readable } from 'node:stream'

import type { AttachmentStorage } from '../../src/platform/storage/storage.ts'

export interface MemoryStorage extends AttachmentStorage {
  /** Returns the ids of attachments with stored bytes. */
  keys(): string[]
}

/** Stores attachments in memory, independent of the life of server processes. */
export function memoryStorage(): MemoryStorage {
  const stored = new Map<string, Buffer>()
  return {
    failuresAreFinal: true,
    keys: () => [...stored.keys()],
    async write(key, bytes, _length, signal) {
      const pieces: Buffer[] = []
      for await (const piece of bytes) pieces.push(piece)
      signal.throwIfAborted()
      stored.set(key, Buffer.concat(pieces))
    },
    async read(key, { start, end }) {
      const found = stored.get(key)
      if (!found) throw new Error(`there is nothing under ${key}`)
      return Readable.from([found.subarray(start, end + 1)])
    },
    async delete(key) {
      stored.delete(key)
    },
  }
}
