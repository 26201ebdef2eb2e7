import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import type { Position, PositionStore } from './position.ts'

let stores = 0

/**
 * Keeps the position in a file that only its owner may read. Writes a new file and renames it: a crash leaves the old position or
 * the new one. A file of one number is a cursor. Each agent has a file of its own: one that somebody else writes ends the agent,
 * which would otherwise pass over events.
 */
export function filePosition(file: string): PositionStore {
  /** What the file held when this store last read or wrote it; undefined for no file. */
  let known: { text: string | undefined } | undefined
  // A name of its own, so that two writers never rename the file of the other.
  const fresh = `${file}.${process.pid}-${++stores}.new`
  return {
    async load() {
      const text = await readText(file)
      known = { text }
      return text === undefined ? undefined : parsePosition(text, file)
    },
    async save(position) {
      const found = known && (await readText(file))
      // A file that was deleted is written again.
      if (known && found !== undefined && found !== known.text)
        throw new Error(
          `${file} was changed by somebody else, such as a second agent; give each agent a file of its own`,
        )
      const text = JSON.stringify(position)
      await replace(file, fresh, text)
      known = { text }
    },
  }
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
    // The system does not always say which file it was, as when the disk is full.
    throw new Error(`the position was not saved in ${file}: ${(error as Error).message}`, { cause: error })
  }
}

function parsePosition(text: string, file: string): Position {
  try {
    const value = JSON.parse(text) as number | Partial<Position>
    const { cursor, handled = [] } = typeof value === 'number' ? { cursor: value } : value
    if (Number.isSafeInteger(cursor) && cursor! >= 0 && Array.isArray(handled)) return { cursor: cursor!, handled }
  } catch {
    // Reported below.
  }
  throw new Error(`${file} holds no position; delete it to begin with the newest event`)
}
