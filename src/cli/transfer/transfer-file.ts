import type { ArchiveEntry } from '../../platform/archive/tar.ts'
import { migrationNames } from '../../platform/database/migrations/migrate.ts'
import { CommandFailed } from '../commands/command.ts'
import { readText, type BackupDescription } from '../backup/backup-file.ts'

/** Names of the entries in an exported installation, in order. Attachments come first: they are stored before any row. */
export const transferEntries = {
  description: 'export.json',
  keys: 'encryption.keys',
  /** Prefix of the id of an attachment. */
  attachments: 'attachments/',
  /** Prefix of `TABLE/NUMBER.jsonl`: rows as JSON objects, one a line. */
  tables: 'tables/',
  sums: 'SHA256SUMS',
} as const

const formatNumber = 1

/** Content of `export.json`. */
export interface TransferDescription {
  format: number
  /** Version of the program that wrote the file. */
  program: string
  created_at: string
  database: BackupDescription['database']
  /** Migrations of the exported tables. */
  migrations: readonly string[]
}

export const describeTransfer = (program: string, database: TransferDescription['database']): TransferDescription => ({
  format: formatNumber,
  program,
  created_at: new Date().toISOString(),
  database,
  migrations: migrationNames,
})

/** Reads the first entry. @throws CommandFailed for another file, another format, and tables of another version */
export async function readTransferDescription(entry: ArchiveEntry | undefined): Promise<TransferDescription> {
  if (entry?.name !== transferEntries.description)
    throw new CommandFailed('The file was not written by `parley export`. `parley restore` reads backups.')
  const description = JSON.parse(await readText(entry)) as TransferDescription
  const isKnown = description.format === formatNumber && description.migrations.join() === migrationNames.join()
  if (!isKnown)
    throw new CommandFailed(
      `The file was exported by another version of the program (${description.program}). Export and import with the same version.`,
    )
  return description
}
