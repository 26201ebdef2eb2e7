import { tmpdir } from 'node:os'
import path from 'node:path'

import { createDiskStorage } from './disk-storage.ts'
import { readS3Address } from './s3-address.ts'
import type { AttachmentStorage } from './storage.ts'

/** Beside the embedded database, or where that would be; of a database in memory, among the temporary files. */
const folderName = 'attachments'

/** The storage that the settings name. */
export function openStorage({
  databaseUrl,
  storageUrl,
}: {
  databaseUrl: string
  storageUrl?: string
}): AttachmentStorage {
  const bucket = storageUrl === undefined ? undefined : readS3Address(storageUrl)
  if (bucket) return openLater(async () => (await import('./s3-storage.ts')).createS3Storage(bucket))
  if (storageUrl !== undefined) return createDiskStorage(storageUrl)
  // What a database in memory knows of is of no use to the next process.
  if (databaseUrl === ':memory:') return createDiskStorage(path.join(tmpdir(), `parley-${process.pid}`, folderName))
  return createDiskStorage(
    path.join(databaseUrl.startsWith('postgres') ? './data' : path.dirname(databaseUrl), folderName),
  )
}

/** The client of object stores is large: a server loads it with its first attachment, and one without a bucket never. */
function openLater(open: () => Promise<AttachmentStorage>): AttachmentStorage {
  let opened: Promise<AttachmentStorage> | undefined
  const storage = () => (opened ??= open())
  return {
    failuresAreFinal: false,
    write: async (...call) => (await storage()).write(...call),
    read: async (...call) => (await storage()).read(...call),
    delete: async (...call) => (await storage()).delete(...call),
  }
}
