import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { readStored, removeWithoutBytes } from '../../conversations/attachments/attachment.sql.ts'
import { ArchiveError, openArchive, type ArchiveEntry } from '../../platform/archive/tar.ts'
import type { Config } from '../../platform/configuration/configuration.ts'
import { assertUnused, isEmptyDatabase } from '../../platform/database/copies.ts'
import type { Tx } from '../../platform/database/database.ts'
import { databaseFile } from '../../platform/database/database-url.ts'
import { openDatabase } from '../../platform/database/open-database.ts'
import {
  hasNoAccounts,
  insertRows,
  isDistributed,
  storedTables,
  type StoredRow,
} from '../../platform/database/table-contents.ts'
import { openStorage, storageFolder } from '../../platform/storage/open-storage.ts'
import type { AttachmentStorage } from '../../platform/storage/storage.ts'
import { readText } from '../backup/backup-file.ts'
import { keyWithoutSetting } from '../backup/backup-keys.ts'
import { CommandFailed, UsageError } from '../commands/command.ts'
import { readTransferDescription, transferEntries, type TransferDescription } from './transfer-file.ts'

export interface ImportSummary {
  /** Time of the export. */
  created_at: string
  rows: number
  attachments: number
  /** Number of attachments whose bytes are not in the file. Their URLs return 404. */
  without_bytes: number
}

const silent = { info() {}, warn() {}, error() {} }

/**
 * Reads the file of `exportInstallation` into an empty database of either engine, in one transaction that commits after
 * all entries match their checksums. Sequences and cursors of event logs are unchanged; the next start begins an epoch,
 * which clients follow from the position that they have (AMB-240).
 * @throws UsageError, CommandFailed
 */
export async function importInstallation(config: Config, file: string): Promise<ImportSummary> {
  if (config.databaseUrl === ':memory:')
    throw new UsageError('DATABASE_URL names a database in memory, which ends with its server.')
  if (!existsSync(file)) throw new CommandFailed(`There is no file ${file}.`)
  const stored: string[] = []
  const storage = openStorage(config)
  try {
    if (!(await isEmptyDatabase(config.databaseUrl))) await assertUnused(config.databaseUrl)
    return await importFile(config, file, storage, stored)
  } catch (error) {
    for (const id of stored) await storage.delete(id)
    if (error instanceof UsageError || error instanceof CommandFailed) throw error
    const said = error instanceof ArchiveError ? `The file cannot be used: ${error.message}.` : (error as Error).message
    throw new CommandFailed(`Nothing was imported. ${said}`)
  }
}

async function importFile(
  config: Config,
  file: string,
  storage: AttachmentStorage,
  stored: string[],
): Promise<ImportSummary> {
  const archive = await openArchive(file)
  // Citus distributes the rows of an existing database when it is opened again.
  const database = await openDatabase(config.databaseUrl, { log: silent, distributed: false })
  try {
    if (!(await database.read(hasNoAccounts)))
      throw new CommandFailed('DATABASE_URL names a database with accounts. Import into an empty database.')
    if (await database.read(isDistributed))
      throw new CommandFailed('The tables are distributed already. Import into a database without tables.')
    const sums = new Map<string, string>()
    const entries = archive.entries[Symbol.asyncIterator]()
    const head = await importHead(config, entries, storage, { sums, stored })
    // The attachments were stored before, because a transaction must not wait for an object store.
    if (head.keyForFile !== undefined)
      writeFileSync(`${databaseFile(config.databaseUrl)}.key`, `${head.keyForFile}\n`, { mode: 0o600 })
    const imported = await database.write(async (tx) => {
      const rows = await importTables(tx, head.firstTable, entries, sums)
      const missing = (await readStored(tx)).map(({ id }) => id).filter((id) => !head.attachments.has(id))
      if (missing.length > 0) await removeWithoutBytes(tx, missing)
      return { rows, without_bytes: missing.length }
    })
    return { created_at: head.description.created_at, attachments: head.attachments.size, ...imported }
  } finally {
    await database.close()
    await archive.close()
  }
}

type Entries = AsyncIterator<ArchiveEntry>

/** Imports the entries before the tables. @returns also the first entry of a table */
async function importHead(
  config: Config,
  entries: Entries,
  storage: AttachmentStorage,
  { sums, stored }: { sums: Map<string, string>; stored: string[] },
) {
  const description: TransferDescription = await readTransferDescription(await readSummed(entries, sums))
  const keys = await readSummed(entries, sums)
  if (keys?.name !== transferEntries.keys) throw new ArchiveError('it has no keys')
  const keyForFile = keyWithoutSetting(
    config,
    (await readText(keys)).split('\n').filter((line) => line !== ''),
  )
  const folder = storageFolder(config)
  if (folder !== undefined) mkdirSync(folder, { recursive: true, mode: 0o700 })
  const attachments = new Set<string>()
  for (let next = await nextEntry(entries); ; next = await nextEntry(entries)) {
    if (!next.name.startsWith(transferEntries.attachments))
      return { description, keyForFile, attachments, firstTable: next }
    const id = next.name.slice(transferEntries.attachments.length)
    if (!/^att_[0-9a-z]+$/.test(id)) throw new ArchiveError(`it has an attachment with the name ${id}`)
    sums.set(next.name, await storeAttachment(storage, id, next, stored))
    attachments.add(id)
  }
}

async function nextEntry(entries: Entries): Promise<ArchiveEntry> {
  const next = await entries.next()
  if (next.done === true) throw new ArchiveError('it ends early')
  return next.value
}

/** Returns the next entry, a text, and notes its checksum. */
async function readSummed(entries: Entries, sums: Map<string, string>): Promise<ArchiveEntry> {
  const entry = await nextEntry(entries)
  const text = await readText(entry)
  sums.set(entry.name, createHash('sha256').update(text).digest('hex'))
  return entry
}

/**
 * Stores the bytes of an attachment unless the storage has the same: source and target may share a folder or a bucket.
 * @returns SHA-256 of the bytes in the file, in hex
 */
async function storeAttachment(
  storage: AttachmentStorage,
  id: string,
  entry: ArchiveEntry,
  stored: string[],
): Promise<string> {
  const sum = await sumOf(entry.read())
  const existing = await storage
    .read(id, { start: 0, end: entry.size })
    .then(sumOf)
    .catch(() => undefined)
  if (existing === sum) return sum
  if (existing !== undefined) throw new CommandFailed(`The storage has other bytes for the attachment ${id}.`)
  stored.push(id)
  await storage.write(id, entry.read(), entry.size, new AbortController().signal)
  return sum
}

async function sumOf(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of bytes) hash.update(piece)
  return hash.digest('hex')
}

/** Replaces the rows that a new database has by those of the file. @returns the number of rows */
async function importTables(tx: Tx, first: ArchiveEntry, entries: Entries, sums: Map<string, string>): Promise<number> {
  const tables = new Map((await storedTables()).map((table) => [table.name, table]))
  for (const name of tables.keys()) await tx.knex(name).delete()
  let rows = 0
  for (let entry = first; ; entry = await nextEntry(entries)) {
    const text = await readText(entry)
    if (entry.name === transferEntries.sums) {
      const found = [...sums].map(([name, sum]) => `${sum}  ${name}\n`).join('')
      if (found !== text) throw new ArchiveError('the checksum of an entry does not match its content')
      return rows
    }
    sums.set(entry.name, createHash('sha256').update(text).digest('hex'))
    const table = tables.get(/^tables\/(\w+)\//.exec(entry.name)?.[1] ?? '')
    if (table === undefined) throw new ArchiveError(`it has an unknown entry ${entry.name}`)
    const lines = text.split('\n').slice(0, -1)
    rows += await insertRows(
      tx,
      table,
      lines.map((line) => JSON.parse(line) as StoredRow),
    )
  }
}
