import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import path from 'node:path'

/** The part of a logger that reports changed or insecure permissions to the operator. */
export interface PrivacyLog {
  info(details: object, message: string): void
  warn(details: object, message: string): void
}

const folderMode = 0o700
const fileMode = 0o600
/** Permissions of all users but the owner. */
const othersMask = 0o077

/** Files of the server next to its database, whatever the name of the database, and the folder of a separate volume. */
const ownEntries = /^(?:attachments|lost\+found|demo[.-].*)$/
/** Suffixes of the files of a database: those of SQLite, the lock, the key, and copies. */
const ofDatabase = /^(?:-wal|-shm|-journal|\.lock.*|\.key.*|\.epoch|[.-](?:backup|bak|copy|old)\b.*)?$/

/** Windows has no file modes: access lists are inherited from the folder. */
const hasModes = process.platform !== 'win32'

/**
 * Creates the folder of the database for its owner only, mode 0700. An existing folder with more permissions is
 * restricted if it is the server's alone: owned by this user, and with the server's own files only. Other folders, such
 * as the working, home or temporary directory, are left unchanged, with a warning in the log.
 * @param database name of the database file
 */
export function preparePrivateFolder(folder: string, database: string, log: PrivacyLog): void {
  mkdirSync(folder, { recursive: true, mode: folderMode })
  if (!hasModes) return
  const { mode, uid } = statSync(folder)
  if ((mode & othersMask) === 0) return
  const details = { folder: path.resolve(folder), mode: showMode(mode) }
  if (uid === process.getuid?.() && !isShared(folder, mode) && isOwn(folder, database) && tighten(folder, folderMode)) {
    log.info(details, 'other users could read the folder of the database; its mode is now 0700, for the owner only')
  } else {
    log.warn(details, 'other users can read the folder of the database; use a separate folder with mode 0700')
  }
}

/**
 * Creates a missing file, empty and with mode 0600: SQLite gives the files of a database the permissions of the
 * database. An existing file is not opened: closing it would release locks of this process on it.
 */
function createPrivateFile(file: string): void {
  try {
    closeSync(openSync(file, 'ax', fileMode))
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'EEXIST') throw error
  }
}

/**
 * Restricts an embedded database to its owner: the folder, the file before the first write to it, and existing log,
 * lock and key files and copies next to it.
 */
export function preparePrivateDatabase(database: string, log: PrivacyLog): void {
  const { dir, base } = path.parse(path.resolve(database))
  preparePrivateFolder(dir, base, log)
  for (const file of [database, `${database}.lock`]) createPrivateFile(file)
  for (const name of readdirSync(dir).filter((entry) => belongsTo(base, entry))) {
    const file = path.join(dir, name)
    const found = statSync(file, { throwIfNoEntry: false })
    if (found?.isFile()) tightenFile(file, log)
  }
}

/** Restricts an existing file to its owner, mode 0600, and logs the change. */
export function tightenFile(file: string, log: PrivacyLog): void {
  const { mode } = statSync(file)
  if (!hasModes || (mode & othersMask) === 0) return
  const details = { file: path.resolve(file), mode: showMode(mode) }
  if (tighten(file, fileMode))
    log.info(details, 'other users could read a file of the server; its mode is now 0600, for the owner only')
  else log.warn(details, 'other users can read a file of the server, and its permissions cannot be changed')
}

/** Returns false when another user owns the file, or when the file system has no modes. */
function tighten(place: string, mode: number): boolean {
  try {
    chmodSync(place, mode)
    return (statSync(place).mode & othersMask) === 0
  } catch {
    return false
  }
}

/** Returns whether a folder is shared: world-writable, sticky, or above the working, home or temporary directory. */
function isShared(folder: string, mode: number): boolean {
  const here = realpathSync(folder)
  const around = [process.cwd(), homedir(), tmpdir()].map((place) => realpath(place))
  return (mode & 0o1002) !== 0 || around.some((place) => place === here || place.startsWith(here + path.sep))
}

function realpath(place: string): string {
  try {
    return realpathSync(place)
  } catch {
    return place
  }
}

function isOwn(folder: string, database: string): boolean {
  return readdirSync(folder).every((name) => belongsTo(database, name) || ownEntries.test(name))
}

function belongsTo(database: string, name: string): boolean {
  return name.startsWith(database) && ofDatabase.test(name.slice(database.length))
}

const showMode = (mode: number): string => `0${(mode & 0o7777).toString(8)}`
