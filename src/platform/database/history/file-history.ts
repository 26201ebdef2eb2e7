import { closeSync, constants, openSync, readFileSync, statSync, writeSync } from 'node:fs'
import type { DatabaseLog, Tx } from '../database.ts'
import { beginEpoch, currentEpoch, updateIdentity, type LogEpoch } from './epoch.store.ts'

/** Delay between a commit and the mark that records it, in milliseconds. */
const markMs = 1_000

/** Length of the mark file; longer than any mark. */
const markBytes = 256

/** Content of the mark file next to an embedded database, which records the progress of its history. */
interface Mark {
  epoch: string
  /** Increases with the history. The database stores it too; an older copy of the database has a lower count. */
  count: number
  /** Inode of the database file; a copy has another. */
  inode: number
}

export const markFile = (path: string): string => `${path}.epoch`

export interface FileHistory {
  readonly epoch: string
  /** Called after every commit; the mark is written within a second. */
  committed(): void
  /** Records the history in the database, and then in the mark file. */
  record(): Promise<void>
  close(): Promise<void>
}

/** Runs a writing transaction. */
type Write = (work: (tx: Tx) => Promise<void>) => Promise<void>

/**
 * Identifies the history of an embedded database. A new epoch starts when the file was replaced by a copy, its mark is
 * missing, or the file is older than its mark (AMB-240).
 */
export async function openFileHistory(path: string, write: Write, log: DatabaseLog): Promise<FileHistory> {
  const mark = readMark(path)
  const inode = statSync(path).ino
  let current: LogEpoch | undefined
  let isDirty = false
  let timer: NodeJS.Timeout | undefined

  const countOf = ({ identity }: LogEpoch): number => Number(identity)

  async function record(): Promise<void> {
    isDirty = false
    await write(async (tx) => {
      const known = current!
      const count = countOf(known) + 1
      await updateIdentity(tx, known, String(count))
      current = { ...known, identity: String(count) }
    })
    writeMark(path, { epoch: current!.epoch, count: countOf(current!), inode })
  }

  const tryToRecord = (): Promise<void> =>
    record().catch((error: unknown) => log.warn({ err: error }, 'the history of the database was not recorded'))

  await write(async (tx) => {
    current = await currentEpoch(tx)
    const isSame =
      current && mark && mark.epoch === current.epoch && mark.inode === inode && countOf(current) >= mark.count
    if (isSame) return
    const newEpoch = await beginEpoch(tx, '0')
    if (current) log.warn({ epoch: newEpoch.epoch, before: current.epoch }, newHistory)
    current = newEpoch
  })
  await tryToRecord()

  return {
    epoch: current!.epoch,
    committed() {
      isDirty = true
      timer ??= setTimeout(() => {
        timer = undefined
        void tryToRecord()
      }, markMs).unref()
    },
    record,
    async close() {
      clearTimeout(timer)
      if (isDirty) await tryToRecord()
    },
  }
}

/** Log message for operators when the logs start a new epoch. */
export const newHistory = 'the database is another copy than before: event logs begin a new epoch'

function readMark(path: string): Mark | undefined {
  try {
    return JSON.parse(readFileSync(markFile(path), 'utf8')) as Mark
  } catch {
    return undefined
  }
}

/** Overwrites the mark in place, which needs no space on a full disk. */
function writeMark(path: string, mark: Mark): void {
  const file = openSync(markFile(path), constants.O_WRONLY | constants.O_CREAT, 0o600)
  try {
    writeSync(file, JSON.stringify(mark).padEnd(markBytes), 0)
  } finally {
    closeSync(file)
  }
}
