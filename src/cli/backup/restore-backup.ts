import { createHash } from 'node:crypto'
import { createWriteStream, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { readStored, removeWithoutBytes } from '../../conversations/attachments/attachment.sql.ts'
import { ArchiveError, openArchive, type ArchiveEntry } from '../../platform/archive/tar.ts'
import type { Config } from '../../platform/configuration/configuration.ts'
import { assertUnused, isEmptyDatabase, replaceDatabase } from '../../platform/database/copies.ts'
import { databaseFile } from '../../platform/database/database-url.ts'
import { openDatabase } from '../../platform/database/open-database.ts'
import { preparePrivateFolder } from '../../platform/private-files.ts'
import { flushFolder } from '../../platform/storage/disk-storage.ts'
import { storageFolder } from '../../platform/storage/open-storage.ts'
import { CommandFailed, UsageError } from '../commands/command.ts'
import { backupEntries, engineOf, readDescription, readText, type BackupDescription } from './backup-file.ts'
import { keyWithoutSetting } from './backup-keys.ts'

export interface RestoreSummary {
  created_at: string
  attachments: number
  /** Number of attachments whose bytes are not in the backup. Their URLs return 404. */
  without_bytes: number
}

/** Matches file names of complete and partial attachments. */
const attachmentName = /^att_[0-9a-z]+(\.part)?$/

const silent = { info() {}, warn() {}, error() {} }

/**
 * Replaces the configured database and attachments with a backup, after all its entries match their checksums. The
 * event logs begin a new epoch, which shows the restore to clients (AMB-240).
 * @throws UsageError, CommandFailed
 */
export async function restoreBackup(
  config: Config,
  file: string,
  { replace }: { replace: boolean },
): Promise<RestoreSummary> {
  if (config.databaseUrl === ':memory:')
    throw new UsageError('DATABASE_URL names a database in memory, which ends with its server.')
  if (!existsSync(file)) throw new CommandFailed(`There is no file ${file}.`)
  const places = placesOf(config)
  try {
    const archive = await openArchive(file)
    try {
      return await restore(config, places, archive.entries, replace)
    } finally {
      await archive.close()
    }
  } catch (error) {
    if (error instanceof UsageError || error instanceof CommandFailed) throw error
    const said =
      error instanceof ArchiveError ? `The backup cannot be used: ${error.message}.` : (error as Error).message
    throw new CommandFailed(said)
  } finally {
    rmSync(places.staging, { recursive: true, force: true })
    rmSync(places.copy, { force: true })
  }
}

/** Paths that a restore writes to. `staging` and `copy` are deleted at the end. */
interface Places {
  database: string | undefined
  attachments: string | undefined
  /** Folder for unchecked files, on the same disk as the attachments. */
  staging: string
  /** Copy of the database, on the same disk as an embedded database. */
  copy: string
}

function placesOf(config: Config): Places {
  const database = databaseFile(config.databaseUrl)
  const attachments = storageFolder(config)
  if (database !== undefined) preparePrivateFolder(path.dirname(database), path.basename(database), silent)
  const staging =
    attachments === undefined ? mkdtempSync(path.join(tmpdir(), 'parley-restore-')) : path.join(attachments, '.restore')
  rmSync(staging, { recursive: true, force: true })
  mkdirSync(staging, { recursive: true, mode: 0o700 })
  return {
    database,
    attachments,
    staging,
    copy: database === undefined ? path.join(staging, 'database') : `${database}.copy.restore`,
  }
}

async function restore(
  config: Config,
  places: Places,
  entries: AsyncIterable<ArchiveEntry>,
  replace: boolean,
): Promise<RestoreSummary> {
  await assertUnused(config.databaseUrl)
  await assertEmpty(config, places, replace)
  const { description, keys, ids } = await unpack(config, places, entries)
  const keyForFile = keyWithoutSetting(config, keys)
  for (const id of ids) await rename(path.join(places.staging, id), path.join(places.attachments!, id))
  if (places.attachments !== undefined) await flushFolder(places.attachments)
  await replaceDatabase(config.databaseUrl, places.copy)
  if (keyForFile !== undefined) writeFileSync(`${places.database}.key`, `${keyForFile}\n`, { mode: 0o600 })
  if (places.attachments !== undefined) await removeOthers(places.attachments, new Set(ids))
  const withoutBytes = await beginAnew(config, description, new Set(ids))
  return { created_at: description.created_at, attachments: ids.length, without_bytes: withoutBytes }
}

/** Requires an empty database and folder, unless they may be replaced. @throws CommandFailed */
async function assertEmpty(config: Config, { attachments }: Places, replace: boolean): Promise<void> {
  if (replace) return
  const offer = 'Name another place, or say --replace to delete what is there.'
  if (!(await isEmptyDatabase(config.databaseUrl)))
    throw new CommandFailed(`DATABASE_URL names a database that exists already. ${offer}`)
  if (attachments !== undefined && readdirSync(attachments).some((name) => attachmentName.test(name)))
    throw new CommandFailed(`The folder ${attachments} contains attachments already. ${offer}`)
}

/** Extracts the backup to temporary paths, and compares each entry with its checksum. */
async function unpack(config: Config, places: Places, entries: AsyncIterable<ArchiveEntry>) {
  const sums = new Map<string, string>()
  const ids: string[] = []
  let description: BackupDescription | undefined
  let keys: string[] = []
  let expected: string | undefined
  for await (const entry of entries) {
    if (description === undefined) {
      description = await readDescription(entry)
      assertSameKind(config, description)
    }
    if (entry.name === backupEntries.sums) {
      expected = await readText(entry)
      break
    }
    if (entry.name === backupEntries.keys) keys = (await readText(entry)).split('\n').filter((line) => line !== '')
    const id = entry.name.startsWith(backupEntries.attachments)
      ? entry.name.slice(backupEntries.attachments.length)
      : undefined
    if (id !== undefined) {
      if (!attachmentName.test(id)) throw new ArchiveError(`it has an attachment with the name ${id}`)
      ids.push(id)
    }
    const to = id === undefined ? path.join(places.staging, 'text') : path.join(places.staging, id)
    sums.set(entry.name, await extract(entry, entry.name === backupEntries.database ? places.copy : to))
  }
  const found = [...sums].map(([name, sum]) => `${sum}  ${name}\n`).join('')
  if (description === undefined || expected === undefined) throw new ArchiveError('it ends early')
  if (found !== expected) throw new ArchiveError('the checksum of an entry does not match its content')
  return { description, keys, ids }
}

/** Writes an entry to a file. @returns SHA-256 of the content, in hex */
async function extract(entry: ArchiveEntry, to: string): Promise<string> {
  await rm(to, { force: true })
  const hash = createHash('sha256')
  await pipeline(
    entry.read(),
    async function* digest(pieces: AsyncIterable<Buffer>) {
      for await (const piece of pieces) {
        hash.update(piece)
        yield piece
      }
    },
    createWriteStream(to, { mode: 0o600, flush: true }),
  )
  return hash.digest('hex')
}

function assertSameKind(config: Config, { database, attachments }: BackupDescription): void {
  if (database !== engineOf(config))
    throw new UsageError(
      `The backup is of ${database === 'sqlite' ? 'an embedded database' : 'PostgreSQL'}, and DATABASE_URL names the other kind.`,
    )
  const inFolder = storageFolder(config) !== undefined
  if (attachments === 'bucket' && inFolder)
    throw new UsageError(
      'The attachments of the backup are in a bucket, not in the file: name the bucket in PARLEY_STORAGE_URL.',
    )
  if (attachments === 'folder' && !inFolder)
    throw new UsageError(
      'The backup has attachments, and PARLEY_STORAGE_URL names a bucket: restore into a folder, and copy its files into the bucket.',
    )
}

async function removeOthers(folder: string, ids: ReadonlySet<string>): Promise<void> {
  for (const name of readdirSync(folder))
    if (attachmentName.test(name) && !ids.has(name)) await rm(path.join(folder, name), { force: true })
}

/**
 * Opens the restored database, which begins an epoch, and deletes attachments whose bytes are missing.
 * @returns the number of deleted attachments
 */
async function beginAnew(
  config: Config,
  { attachments }: BackupDescription,
  ids: ReadonlySet<string>,
): Promise<number> {
  const database = await openDatabase(config.databaseUrl, { log: silent })
  try {
    if (attachments === 'bucket') return 0
    const missing = (await database.read(readStored)).filter(({ id }) => !ids.has(id)).map(({ id }) => id)
    if (missing.length > 0) await database.write((tx) => removeWithoutBytes(tx, missing))
    return missing.length
  } finally {
    await database.close()
  }
}
