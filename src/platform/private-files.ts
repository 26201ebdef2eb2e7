import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import path from 'node:path'

/** The part of a logger that tells the operator what was changed, or what to change. */
export interface PrivacyLog {
  info(details: object, message: string): void
  warn(details: object, message: string): void
}

const folderMode = 0o700
const fileMode = 0o600
/** Rights of everybody but the owner. */
const othersMask = 0o077

/** What the server itself puts beside its database, whatever the file is called; a volume of its own has a folder, too. */
const ownEntries = /^(?:attachments|lost\+found|demo[.-].*)$/
/** How the names of files go on that belong to a database: SQLite's own, the lock, the key, and copies. */
const ofDatabase = /^(?:-wal|-shm|-journal|\.lock.*|\.key.*|[.-](?:backup|bak|copy|old)\b.*)?$/

/** Windows has no such rights: access lists are inherited from the folder there. */
const hasModes = process.platform !== 'win32'

/**
 * Makes the folder of the database for its owner only, mode 0700. A folder that exists with more rights is tightened
 * when it is the server's alone: owned by this user, with nothing in it but the server's own files. Any other one, such
 * as the working directory, the home directory or a temporary folder, is left as it is, and the log says so.
 * @param database the name of the database file
 */
export function preparePrivateFolder(folder: string, database: string, log: PrivacyLog): void {
  mkdirSync(folder, { recursive: true, mode: folderMode })
  if (!hasModes) return
  const { mode, uid } = statSync(folder)
  if ((mode & othersMask) === 0) return
  const details = { folder: path.resolve(folder), mode: showMode(mode) }
  if (uid === process.getuid?.() && !isShared(folder, mode) && isOwn(folder, database) && tighten(folder, folderMode)) {
    log.info(details, 'the folder of the database could be read by other users; it is now for its owner only (0700)')
  } else {
    log.warn(details, 'other users can look into the folder of the database; give it a folder of its own, mode 0700')
  }
}

/**
 * Creates a missing file, empty and mode 0600: SQLite gives the files beside a database the rights of the database. A
 * file that exists is not opened: closing it would end the locks that this process may have on it.
 */
function createPrivateFile(file: string): void {
  try {
    closeSync(openSync(file, 'ax', fileMode))
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'EEXIST') throw error
  }
}

/**
 * Makes the place of an embedded database for its owner only: the folder, the file itself before anything is written
 * to it, and what is there already of its log, its lock, its key and copies beside it.
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

/** Makes a file that exists for its owner only, mode 0600, and says so. */
export function tightenFile(file: string, log: PrivacyLog): void {
  const { mode } = statSync(file)
  if (!hasModes || (mode & othersMask) === 0) return
  const details = { file: path.resolve(file), mode: showMode(mode) }
  if (tighten(file, fileMode)) log.info(details, 'a file of the server is now for its owner only (0600)')
  else log.warn(details, 'other users can read a file of the server, and its rights cannot be changed')
}

/** False where the rights belong to somebody else, or the file system has none. */
function tighten(place: string, mode: number): boolean {
  try {
    chmodSync(place, mode)
    return (statSync(place).mode & othersMask) === 0
  } catch {
    return false
  }
}

/** Folders that others rely on: those that everybody may write to, and those around this process and its user. */
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
