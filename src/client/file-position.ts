import { readFile, rename, writeFile } from 'node:fs/promises'
import type { Position, PositionStore } from './position.ts'

/**
 * Keeps the position in a file that only its owner may read. Writes a new file and renames it: a crash leaves the old position or
 * the new one. A file of one number is a cursor.
 */
export function filePosition(file: string): PositionStore {
  return {
    async load() {
      const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      })
      return text === undefined ? undefined : parsePosition(text, file)
    },
    async save(position) {
      await writeFile(`${file}.new`, JSON.stringify(position), { mode: 0o600 })
      await rename(`${file}.new`, file)
    },
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
