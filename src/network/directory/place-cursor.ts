import { unusableCursor } from '../../platform/cursors.ts'
import type { DirectoryPlace } from './directory.sql.ts'

/** Sorts before every name and handle. */
const beginning: DirectoryPlace = { sortName: '', handle: '' }

/**
 * Encodes a position as a cursor. It contains a name, not an offset, so that changes before it do not shift the page.
 */
export function writeCursor({ sortName, handle }: DirectoryPlace): string {
  return Buffer.from(JSON.stringify([sortName, handle])).toString('base64url')
}

/**
 * Decodes the position at which a page begins.
 * @param cursor `next_cursor` of the previous page, undefined for the first one
 * @throws DomainError invalid_request for an invalid cursor
 */
export function readCursor(cursor: string | undefined): DirectoryPlace {
  if (cursor === undefined) return beginning
  const [sortName, handle] = parse(Buffer.from(cursor, 'base64url').toString())
  if (typeof sortName !== 'string' || typeof handle !== 'string') throw unusableCursor()
  // Text of a forged cursor may be invalid for the database.
  if (/\0/.test(sortName + handle) || !sortName.isWellFormed() || !handle.isWellFormed()) throw unusableCursor()
  return { sortName, handle }
}

function parse(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}
