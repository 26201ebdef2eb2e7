import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import type { AttachmentStorage } from './storage.ts'

/** Files of one folder, made with the first upload. What is being written has another name until all of it is there. */
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
      // A stream of nothing: a file stream has no way to say that its end is before its start.
      if (end < start) return file.close().then(() => Readable.from([]))
      return file.createReadStream({ start, end })
    },
    async delete(key) {
      await rm(draftOf(key), { force: true })
      await rm(placeOf(key), { force: true })
    },
  }
}

/** A new name survives a power failure only once its folder is on the disk, too. Windows knows no such thing. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
