import {
  accessSync,
  closeSync,
  constants,
  lstatSync,
  openSync,
  readlinkSync,
  readSync,
  realpathSync,
  statSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { WrongTablesError } from '../migrations/migrate.ts'

/** First bytes of every SQLite file. */
const header = Buffer.from('SQLite format 3\0')

/** The file of the embedded database cannot be used; the message names the file and the remedy. */
export class UnusableFileError extends Error {
  override name = 'UnusableFileError'
}

/** Resolves symbolic links to the path of a file that may not exist yet. */
export function realPathOf(path: string): string {
  const target = linkTarget(path)
  if (target !== undefined) return realPathOf(resolve(dirname(path), target))
  return join(realpathSync(dirname(path)), basename(path))
}

function linkTarget(path: string): string | undefined {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ? readlinkSync(path) : undefined
}

/**
 * Checks a file before SQLite opens it: SQLite would treat an emptied file as new and remove its log. A missing file is
 * valid, and is created later.
 * @throws UnusableFileError
 */
export function inspectFile(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found?.isDirectory()) {
    throw new UnusableFileError(
      `The database ${path} is a folder. DATABASE_URL must name a file, such as ${join(path, 'parley.db')}.`,
    )
  }
  if (!found) return
  if (found.size === 0 && statSync(`${path}-wal`, { throwIfNoEntry: false })) {
    throw new UnusableFileError(
      `The database file ${path} was emptied: it has a log (${path}-wal) and no content. ` +
        `Restore it from a backup, or delete both files to start with an empty database.`,
    )
  }
  assertWritable(path)
}

/**
 * Checks that the file is a database. Only for the process with its lock: closing the file here releases its own locks
 * on it.
 * @throws UnusableFileError
 */
export function assertDatabase(path: string): void {
  if (statSync(path).size > 0 && !beginsAsDatabase(path)) {
    throw new UnusableFileError(
      `The file ${path} is not a database. Set another file in DATABASE_URL, or restore this file from a backup.`,
    )
  }
}

function assertWritable(path: string): void {
  try {
    accessSync(path, constants.R_OK | constants.W_OK)
    accessSync(dirname(path), constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw explainFileError(path, error)
  }
}

function beginsAsDatabase(path: string): boolean {
  const file = openSync(path, 'r')
  try {
    const read = Buffer.alloc(header.length)
    return readSync(file, read, 0, header.length, 0) === header.length && read.equals(header)
  } finally {
    closeSync(file)
  }
}

/** Explains an error of the file system or SQLite and its remedy; other errors are returned unchanged. */
export function explainFileError(path: string, error: unknown): Error {
  const { code, errcode } = error as { code?: string; errcode?: number }
  const said = error instanceof Error ? error.message : String(error)
  const explained = (text: string) => new UnusableFileError(text, { cause: error })
  if (error instanceof UnusableFileError) return error
  if (error instanceof WrongTablesError) return explained(`${path}: ${error.message}`)
  const primary = code === 'ERR_SQLITE_ERROR' ? Number(errcode) & 0xff : code
  switch (primary) {
    case 8:
    case 14:
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return explained(
        `The database file ${path} cannot be written (${said}). The user of the server needs write access to the file ` +
          'and to its folder, on a file system that is not read-only.',
      )
    case 'EEXIST':
    case 'ENOTDIR':
      return explained(`The folder of the database file ${path} cannot be made (${said}): a file has its name.`)
    case 10:
      return explained(`The database file ${path} cannot be read or written (${said}). Check the disk.`)
    case 11:
      return explained(
        `The database file ${path} is damaged (${said}). Restore it from a backup; ` +
          '`parley doctor` says what is wrong and changes nothing.',
      )
    case 13:
    case 'ENOSPC':
      return explained(`The disk of the database file ${path} is full. Free some space, then start again.`)
    case 26:
      return explained(`The file ${path} is not a database, or is damaged. Restore it from a backup.`)
    default:
      return error instanceof Error ? error : new Error(said)
  }
}
