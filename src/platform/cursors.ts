import { invalidRequest } from './errors.ts'
import type { IdPrefix } from './ids.ts'

/**
 * Validates the cursor of a list that is ordered by id.
 * @returns undefined on the first page
 * @throws DomainError invalid_request for a cursor that such a list cannot return
 */
export function readIdCursor(prefix: IdPrefix, cursor: string | undefined): string | undefined {
  return readCursorOf(new RegExp(`^${prefix}_[0-9a-z]{1,64}$`), cursor)
}

/** Same as `readIdCursor`, for a list by handle. */
export function readHandleCursor(cursor: string | undefined): string | undefined {
  return readCursorOf(/^[a-z0-9_]{1,64}$/, cursor)
}

/** Same as `readIdCursor`, for a list by increasing numbers. */
export function readNumberCursor(cursor: string | undefined): number | undefined {
  const read = readCursorOf(/^\d{1,15}$/, cursor)
  return read === undefined ? undefined : Number(read)
}

function readCursorOf(shape: RegExp, cursor: string | undefined): string | undefined {
  if (cursor === undefined || shape.test(cursor)) return cursor
  throw unusableCursor()
}

export const unusableCursor = () =>
  invalidRequest((name) => `${name('cursor')} must be a ${name('nextCursor')} of this list.`, 'cursor')
