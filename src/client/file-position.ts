import { access, constants, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { PositionConflict, type Position, type PositionStore } from './position.ts'
import type { ScheduledMessage, ScheduleStore } from './scheduled-messages.ts'
import type { SessionStore } from './sessions.ts'

let stores = 0

/**
 * Stores the position in a file that only its owner can read. A new file is written and renamed, so that a crash leaves
 * either the old or the new position. A file with one number is a cursor. Each agent needs its own file: a change by
 * another program stops the agent, which could otherwise skip events.
 */
export function filePosition(file: string): PositionStore {
  /** Content of the file at the last read or write of this store; undefined without a file. */
  let known: { text: string | undefined } | undefined
  // Unique name, so that two writers never rename each other's file.
  const fresh = `${file}.${process.pid}-${++stores}.new`
  return {
    async load() {
      await assertWritable(/^.*[\\/]/.exec(file)?.[0] ?? '.')
      const text = await readText(file)
      known = { text }
      return text === undefined ? undefined : parsePosition(text, file)
    },
    async save(position) {
      const found = known && (await readText(file))
      // A deleted file is written again.
      if (known && found !== undefined && found !== known.text)
        throw new PositionConflict(
          `${file} was changed by somebody else, such as a second agent; give each agent a file of its own`,
        )
      const text = JSON.stringify(position)
      await replace(file, fresh, text)
      known = { text }
    },
  }
}

/**
 * Stores the position of an agent without a store of its own, in `.parley/<handle>.json`. Several instances of the agent
 * may share the file: each position is valid, because one of them has handled the events.
 */
export function defaultPosition(handle: string): PositionStore {
  const folder = '.parley'
  const file = `${folder}/${handle}.json`
  // Each save uses a new store, which does not compare the file with earlier content.
  return {
    async load() {
      await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: Error) => {
        throw new Error(
          `the folder ${folder} for the position was not created: ${error.message}; give \`position\` a store, or false`,
          { cause: error },
        )
      })
      return filePosition(file).load()
    },
    save: (position) => filePosition(file).save(position),
  }
}

/**
 * Stores scheduled messages in a folder that only its owner can read, one file each, so that several instances of an
 * agent can share it.
 */
export function fileSchedule(folder: string): ScheduleStore {
  const fileOf = (messageId: string) => `${folder}/${encodeURIComponent(messageId)}.json`
  return {
    async load() {
      const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return []
        throw error
      })
      const files = names.filter((name) => name.endsWith('.json'))
      return Promise.all(
        files.map(async (name) => JSON.parse(await readFile(`${folder}/${name}`, 'utf8')) as ScheduledMessage),
      )
    },
    add: (message) => storeFile(folder, fileOf(message.messageId), JSON.stringify(message)),
    remove: (messageId) => rm(fileOf(messageId), { force: true }),
  }
}

/** Stores the value of each chat in a folder that only its owner can read, one file each. */
export function fileSessions<Value>(folder: string): SessionStore<Value> {
  const fileOf = (chatId: string) => `${folder}/${encodeURIComponent(chatId)}.json`
  return {
    async load(chatId) {
      const text = await readFile(fileOf(chatId), 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
      })
      return text === undefined ? undefined : (JSON.parse(text) as Value)
    },
    save: (chatId, value) => storeFile(folder, fileOf(chatId), JSON.stringify(value)),
  }
}

/** Writes a file. After a crash, it has the new or the old content. */
async function storeFile(folder: string, file: string, text: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(`${file}.new`, text, { mode: 0o600 })
  await rename(`${file}.new`, file)
}

/** Rejects a folder without write permission before the first event is handled. */
async function assertWritable(folder: string): Promise<void> {
  await access(folder, constants.W_OK).catch((error: Error) => {
    throw new Error(`the position cannot be saved in the folder ${folder}: ${error.message}`, { cause: error })
  })
}

async function readText(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw new Error(`the position was not read from ${file}: ${error.message}`, { cause: error })
  })
}

async function replace(file: string, fresh: string, text: string): Promise<void> {
  try {
    await writeFile(fresh, text, { mode: 0o600 })
    await rename(fresh, file)
  } catch (error) {
    await rm(fresh, { force: true }).catch(() => undefined)
    // The system error does not always contain the file name, such as for a full disk.
    throw new Error(`the position was not saved in ${file}: ${(error as Error).message}`, { cause: error })
  }
}

function parsePosition(text: string, file: string): Position {
  try {
    const value = JSON.parse(text) as number | Partial<Position>
    const { cursor, epoch, handled = [] }: Partial<Position> = typeof value === 'number' ? { cursor: value } : value
    if (Number.isSafeInteger(cursor) && cursor! >= 0 && Array.isArray(handled))
      return { cursor: cursor!, ...(typeof epoch === 'string' && { epoch }), handled }
  } catch {
    // An error is reported below.
  }
  throw new Error(`${file} contains no position; delete it to start with the newest event`)
}
