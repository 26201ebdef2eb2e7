import { createWriteStream } from 'node:fs'
import { access, constants, mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import type { AttachmentStorage } from './storage.ts'

/** Stores files in a folder, created with the first upload. An incomplete file has a temporary name. */
export function createDiskStorage(folder: string): AttachmentStorage {
  const placeOf = (key: string) => path.join(folder, key)
  const draftOf = (key: string) => path.join(folder, `${key}.part`)
  return {
    failuresAreFinal: true,
    async write(key, bytes, _length, signal) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await pipeline(bytes, createWriteStream(draftOf(key), { flags: 'wx', mode: 0o600, flush: true }), { signal })
      await rename(draftOf(key), placeOf(key))
      await flushFolder(folder)
    },
    async read(key, { start, end }) {
      const file = await open(placeOf(key))
      // An empty stream: a file stream cannot have an end before its start.
      if (end < start) return file.close().then(() => Readable.from([]))
      return file.createReadStream({ start, end })
    },
    async assertWritable() {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await access(folder, constants.W_OK | constants.X_OK)
    },
    async delete(key) {
      await rm(draftOf(key), { force: true })
      await rm(placeOf(key), { force: true })
    },
  }
}

/** Flushes a folder, without which a new name does not survive a power failure. Not available on Windows. */
export async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
