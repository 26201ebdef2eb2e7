import type { ErasureTarget } from '../../identity/accounts/deletion.ts'
import { readLeftBy } from './attachment.sql.ts'
import type { Uploads } from './uploads.ts'

/** Attachments read in one step. */
const stepMax = 100

/** Deletes the bytes that deleted accounts uploaded. An upload in progress ends when its lease is not renewed. */
export function uploadedBytes(uploads: Uploads): ErasureTarget {
  return {
    name: 'attachments',
    async erase(database, deleted, pace) {
      let ids: string[] = []
      do {
        await pace.next()
        ids = await database.read((tx) => readLeftBy(tx, deleted, ids.at(-1) ?? '', stepMax))
        for (const id of ids) {
          await pace.next()
          await uploads.remove(id)
        }
      } while (ids.length === stepMax)
      const left = await database.read((tx) => readLeftBy(tx, deleted, '', 1))
      if (left.length > 0) throw new Error('an upload has not ended yet')
    },
  }
}
