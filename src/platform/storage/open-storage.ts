import { tmpdir } from 'node:os'
import path from 'node:path'

import { createDiskStorage } from './disk-storage.ts'
import { readS3Address } from './s3-address.ts'
import type { AttachmentStorage } from './storage.ts'

/** Folder next to the embedded database or its default path; in the temporary files for a database in memory. */
const folderName = 'attachments'

export interface StorageSettings {
  databaseUrl: string
  storageUrl?: string
}

export function openStorage(settings: StorageSettings): AttachmentStorage {
  const bucket = settings.storageUrl === undefined ? undefined : readS3Address(settings.storageUrl)
  if (bucket) return openLater(async () => (await import('./s3-storage.ts')).createS3Storage(bucket))
  return createDiskStorage(storageFolder(settings)!)
}

/** Returns the folder of attachments; undefined for a bucket. */
export function storageFolder({ databaseUrl, storageUrl }: StorageSettings): string | undefined {
  if (storageUrl !== undefined) return readS3Address(storageUrl) ? undefined : storageUrl
  // The next process cannot use files of a database in memory.
  if (databaseUrl === ':memory:') return path.join(tmpdir(), `parley-${process.pid}`, folderName)
  return path.join(databaseUrl.startsWith('postgres') ? './data' : path.dirname(databaseUrl), folderName)
}

/** Loads the client of object stores with the first attachment, because it is large; without a bucket, never. */
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
