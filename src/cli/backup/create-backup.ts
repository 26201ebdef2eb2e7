import { createReadStream, existsSync } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { readStored } from '../../conversations/attachments/attachment.sql.ts'
import { EntrySizeError } from '../../platform/archive/tar.ts'
import type { Config } from '../../platform/configuration/configuration.ts'
import { copyDatabase } from '../../platform/database/copies.ts'
import type { DatabaseCopy } from '../../platform/database/database.ts'
import { assertKeyOf } from '../../platform/encryption/sealed-columns.ts'
import { openStorage, storageFolder } from '../../platform/storage/open-storage.ts'
import { CommandFailed, UsageError } from '../commands/command.ts'
import { ownVersion } from '../../platform/version.ts'
import { backupEntries, describeBackup, engineOf } from './backup-file.ts'
import { configuredKeys, keyLines } from './backup-keys.ts'
import { writeSummedArchive, type SummedArchive } from './summed-archive.ts'

export interface BackupSummary {
  file: string
  bytes: number
  /** Number of attachments in the backup. Null when a bucket stores them. */
  attachments: number | null
  attachment_bytes: number
  /** Ids of attachments whose bytes are missing or changed in storage. */
  damaged: string[]
}

/**
 * Writes the database, its attachments and its keys to one file, while servers are running. The database is copied
 * first, as a snapshot; the bytes of the attachments that it names are complete, and never change.
 * @throws UsageError, CommandFailed
 */
export async function createBackup(config: Config, file: string): Promise<BackupSummary> {
  if (config.databaseUrl === ':memory:')
    throw new UsageError('DATABASE_URL names a database in memory, which cannot be backed up.')
  if (existsSync(file)) throw new CommandFailed(`${file} exists already. Choose a new file.`)
  const copied = `${file}.database`
  await rm(copied, { force: true })
  try {
    const copy = await copyDatabase(config.databaseUrl, copied)
    try {
      return await writeSummedArchive(file, (archive) => fill(archive, config, copy, copied))
    } finally {
      await copy.close()
    }
  } catch (error) {
    throw error instanceof UsageError ? error : new CommandFailed(`No backup was written. ${(error as Error).message}`)
  } finally {
    await rm(copied, { force: true })
  }
}

async function fill({ add, addText, addSums }: SummedArchive, config: Config, copy: DatabaseCopy, copied: string) {
  const keys = configuredKeys(config)
  await copy.read((tx) => assertKeyOf(tx, keys))
  const inFolder = storageFolder(config) !== undefined
  const description = describeBackup(ownVersion(), {
    database: engineOf(config),
    attachments: inFolder ? 'folder' : 'bucket',
  })
  await addText(backupEntries.description, `${JSON.stringify(description)}\n`)
  await addText(backupEntries.keys, keyLines(keys))
  await add(backupEntries.database, (await stat(copied)).size, createReadStream(copied))
  const attachments = inFolder ? await addAttachments(add, config, copy) : noAttachments
  await addSums(backupEntries.sums)
  return attachments
}

const noAttachments = { attachments: null, attachment_bytes: 0, damaged: [] as string[] }

async function addAttachments(add: SummedArchive['add'], config: Config, copy: DatabaseCopy) {
  const storage = openStorage(config)
  const added = { attachments: 0, attachment_bytes: 0, damaged: [] as string[] }
  for (const { id, size, sha256 } of await copy.read(readStored)) {
    try {
      const sum = await add(backupEntries.attachments + id, size, await storage.read(id, { start: 0, end: size - 1 }))
      added.attachments += 1
      added.attachment_bytes += size
      if (sha256 !== null && sum !== sha256) added.damaged.push(id)
    } catch (error) {
      if (!(error instanceof EntrySizeError) && (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      added.damaged.push(id)
    }
  }
  if (added.damaged.length > 0) {
    // An attachment that was deleted after the snapshot has no bytes, but is not damaged.
    const present = new Set((await copy.readNow(readStored)).map(({ id }) => id))
    added.damaged = added.damaged.filter((id) => present.has(id))
  }
  return added
}
