import { invalidRequest } from '../core/errors.ts'
import type { Part } from './part.ts'

const PREFIX = 'prt_'

/** The id of the part at a zero-based index: the position, since a message never changes (AMB-012). */
export function partIdAt(index: number): string {
  return `${PREFIX}${index}`
}

/** The zero-based index that a part id names, or null when a message of `partCount` parts has no such part. */
export function partIndexOf(partId: string, partCount: number): number | null {
  const match = /^prt_(0|[1-9]\d{0,3})$/.exec(partId)
  if (!match) return null
  const index = Number(match[1])
  return index < partCount ? index : null
}

/**
 * The rule of parts that no schema can say: an attachment id names an upload of the sender. The service takes
 * no uploads yet, so every id is unknown, with the answer that unknown and foreign ids share (AMB-127). Ranges
 * are kept as sent, wherever they end: nothing in the interface refuses one (AMB-020).
 * @throws invalid_request naming the part
 */
export function checkParts(parts: readonly Part[]): void {
  const index = parts.findIndex((part) => part.type === 'media' && part.attachmentId !== undefined)
  if (index >= 0) {
    throw invalidRequest('attachment_id names no attachment of yours.', `parts[${index}].attachment_id`)
  }
}
