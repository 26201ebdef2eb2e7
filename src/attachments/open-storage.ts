import path from 'node:path'

import type { Config } from '../config.ts'
import { createDiskStorage } from './disk-storage.ts'
import type { AttachmentStorage } from './storage.ts'

/** Beside the embedded database, or where that would be. */
const folderName = 'attachments'

/** The storage that the settings name. */
export function openStorage({ databaseUrl, storageUrl }: Pick<Config, 'databaseUrl' | 'storageUrl'>): AttachmentStorage {
  if (storageUrl !== undefined) return createDiskStorage(storageUrl)
  const embedded = databaseUrl !== ':memory:' && !databaseUrl.startsWith('postgres')
  return createDiskStorage(path.join(embedded ? path.dirname(databaseUrl) : './data', folderName))
}
