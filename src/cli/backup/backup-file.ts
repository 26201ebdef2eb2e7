import type { ArchiveEntry } from '../../platform/archive/tar.ts'
import type { Config } from '../../platform/configuration/configuration.ts'
import { isPostgresUrl } from '../../platform/database/database-url.ts'
import { CommandFailed } from '../commands/command.ts'

/** Names of the entries in a backup, in order. Attachments are between the database and the checksums. */
export const backupEntries = {
  description: 'backup.json',
  keys: 'encryption.keys',
  database: 'database',
  /** Prefix of the id of an attachment. */
  attachments: 'attachments/',
  sums: 'SHA256SUMS',
} as const

const formatNumber = 1

/** Content of `backup.json`. */
export interface BackupDescription {
  format: number
  /** Version of the program that wrote the backup. */
  program: string
  created_at: string
  database: 'sqlite' | 'postgres'
  /** Storage of the attachments. With `bucket`, the backup does not contain their bytes. */
  attachments: 'folder' | 'bucket'
}

export const engineOf = ({ databaseUrl }: Pick<Config, 'databaseUrl'>): BackupDescription['database'] =>
  isPostgresUrl(databaseUrl) ? 'postgres' : 'sqlite'

export function describeBackup(
  program: string,
  description: Pick<BackupDescription, 'database' | 'attachments'>,
): BackupDescription {
  return { format: formatNumber, program, created_at: new Date().toISOString(), ...description }
}

/** Reads the first entry of a backup. @throws CommandFailed for another file, and for a newer format */
export async function readDescription(entry: ArchiveEntry | undefined): Promise<BackupDescription> {
  if (entry?.name !== backupEntries.description) throw new CommandFailed('The file is not a backup of Parley.')
  const description = JSON.parse(await readText(entry)) as BackupDescription
  if (description.format !== formatNumber)
    throw new CommandFailed(
      `The backup was written by a newer program (${description.program}). Restore it with that one.`,
    )
  return description
}

export async function readText(entry: ArchiveEntry): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of entry.read()) pieces.push(piece)
  return Buffer.concat(pieces).toString()
}
