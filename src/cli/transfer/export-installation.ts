import { existsSync } from 'node:fs'
import { readStored } from '../../conversations/attachments/attachment.sql.ts'
import { EntrySizeError } from '../../platform/archive/tar.ts'
import type { Config } from '../../platform/configuration/configuration.ts'
import { assertUnused, isEmptyDatabase } from '../../platform/database/copies.ts'
import type { Tx } from '../../platform/database/database.ts'
import { openDatabase } from '../../platform/database/open-database.ts'
import { readRows, storedTables, type StoredRow } from '../../platform/database/table-contents.ts'
import { assertKeyOf } from '../../platform/encryption/sealed-columns.ts'
import { openStorage } from '../../platform/storage/open-storage.ts'
import { ownVersion } from '../../platform/version.ts'
import { configuredKeys, keyLines } from '../backup/backup-keys.ts'
import { engineOf } from '../backup/backup-file.ts'
import { writeSummedArchive, type SummedArchive } from '../backup/summed-archive.ts'
import { CommandFailed, UsageError } from '../commands/command.ts'
import { describeTransfer, transferEntries } from './transfer-file.ts'

export interface ExportSummary {
  file: string
  bytes: number
  rows: number
  attachments: number
  /** Ids of attachments whose bytes are missing or changed in storage. */
  damaged: string[]
}

/** Size at which an entry of rows ends, in characters. */
const entryChars = 1_000_000

const silent = { info() {}, warn() {}, error() {} }

/**
 * Writes all tables, attachments and keys to a file that `importInstallation` reads into either engine. No server may
 * run: messages stored after the export would be missing.
 * @throws UsageError, CommandFailed
 */
export async function exportInstallation(config: Config, file: string): Promise<ExportSummary> {
  if (config.databaseUrl === ':memory:')
    throw new UsageError('DATABASE_URL names a database in memory, which cannot be exported.')
  if (existsSync(file)) throw new CommandFailed(`${file} exists already. Choose a new file.`)
  try {
    if (await isEmptyDatabase(config.databaseUrl)) throw new Error('DATABASE_URL names an empty database.')
    await assertUnused(config.databaseUrl)
    return await writeSummedArchive(file, (archive) => fill(archive, config))
  } catch (error) {
    throw error instanceof UsageError ? error : new CommandFailed(`Nothing was exported. ${(error as Error).message}`)
  }
}

async function fill({ add, addText, addSums }: SummedArchive, config: Config) {
  const database = await openDatabase(config.databaseUrl, { log: silent })
  try {
    return await database.read(async (tx) => {
      const keys = configuredKeys(config)
      await assertKeyOf(tx, keys)
      const description = describeTransfer(ownVersion(), engineOf(config))
      await addText(transferEntries.description, `${JSON.stringify(description)}\n`)
      await addText(transferEntries.keys, keyLines(keys))
      const attachments = await addAttachments(add, config, tx)
      let rows = 0
      for (const table of await storedTables()) {
        let number = 0
        for await (const { text, count } of linesOf(readRows(tx, table))) {
          await addText(`${transferEntries.tables}${table.name}/${++number}.jsonl`, text)
          rows += count
        }
      }
      await addSums(transferEntries.sums)
      return { rows, ...attachments }
    })
  } finally {
    await database.close()
  }
}

/** Joins pages of rows to texts of about a megabyte, one row a line. */
async function* linesOf(pages: AsyncIterable<StoredRow[]>): AsyncGenerator<{ text: string; count: number }> {
  let text = ''
  let count = 0
  for await (const page of pages)
    for (const row of page) {
      text += `${JSON.stringify(row)}\n`
      count += 1
      if (text.length < entryChars) continue
      yield { text, count }
      text = ''
      count = 0
    }
  if (count > 0) yield { text, count }
}

/** Adds the bytes of the stored attachments, from the folder or the bucket. */
async function addAttachments(add: SummedArchive['add'], config: Config, tx: Tx) {
  const storage = openStorage(config)
  const added = { attachments: 0, damaged: [] as string[] }
  for (const { id, size, sha256 } of await readStored(tx)) {
    try {
      const content = await storage.read(id, { start: 0, end: size - 1 })
      const sum = await add(transferEntries.attachments + id, size, content)
      added.attachments += 1
      if (sha256 !== null && sum !== sha256) added.damaged.push(id)
    } catch (error) {
      if (!isMissing(error)) throw error
      added.damaged.push(id)
    }
  }
  return added
}

/** Returns whether the bytes of an attachment are missing or incomplete, in a folder or a bucket. */
const isMissing = (error: unknown): boolean =>
  error instanceof EntrySizeError ||
  (error as NodeJS.ErrnoException).code === 'ENOENT' ||
  (error as Error).name === 'NoSuchKey'
