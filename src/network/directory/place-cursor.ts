import { invalidRequest } from '../../platform/errors.ts'
import type { DirectoryPlace } from './directory.store.ts'

/** Before every name and handle. */
const beginning: DirectoryPlace = { sortName: '', handle: '' }

/** A place as the cursor of a page: a name, not a count, so that what comes and goes before it moves nothing. */
export function writeCursor({ sortName, handle }: DirectoryPlace): string {
  return Buffer.from(JSON.stringify([sortName, handle])).toString('base64url')
}

/**
 * The place where a page begins.
 * @param cursor `next_cursor` of the page before, undefined for the first one
 * @throws DomainError invalid_request for a cursor that is none of ours
 */
export function readCursor(cursor: string | undefined): DirectoryPlace {
  if (cursor === undefined) return beginning
  const [sortName, handle] = parse(Buffer.from(cursor, 'base64url').toString())
  if (typeof sortName !== 'string' || typeof handle !== 'string') throw foreign()
  // What went into a page of ours is text that the database takes; what others made up need not be.
  if (/\0/.test(sortName + handle) || !sortName.isWellFormed() || !handle.isWellFormed()) throw foreign()
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

const foreign = () => invalidRequest('cursor is not a next_cursor of this list.', 'cursor')
