import type { Limits } from '../../../generated/limits.ts'
import { invalidRequest } from '../../platform/errors.ts'
import type { Part, TextPart } from '../messages/part.ts'

/** Parts of one message when it is not bound to the current form's 32 (VMSG-006). */
export const PARTS_MAX = 100

/** Bytes of UTF-8 that one text part holds (AMB-091). */
export const TEXT_BYTES_MAX = 8192 satisfies Limits['current TextPart/text x-max-bytes']

/** How long a draft is kept that nobody touches: seven days (DRAFT-018). */
export const DRAFT_LIFETIME_MS = 7 * 24 * 3_600_000

/** How long persons see a draft that does not grow (AMB-185). */
export const DRAFT_VIEW_MS = 5 * 60_000

/**
 * The parts with a text at their end: it continues a plain last text, or begins one (DRAFT-005).
 * @throws invalid_request when that text or the number of parts grew too large
 */
export function appendText(parts: readonly Part[], text: string): Part[] {
  if (text === '') return [...parts]
  const last = parts.at(-1)
  if (last === undefined || !isPlainText(last)) return checked([...parts, { type: 'text', text }])
  return checked([...parts.slice(0, -1), { ...last, text: last.text + text }])
}

/** Styles and mentions are of the text as it was given: nothing is added to it. */
function isPlainText(part: Part): part is TextPart {
  return part.type === 'text' && !part.styles && !part.mention && !part.mentionRange
}

function checked(parts: Part[]): Part[] {
  if (parts.length > PARTS_MAX) throw invalidRequest(`A message has at most ${PARTS_MAX} parts.`, 'text')
  const last = parts.at(-1)
  if (last?.type === 'text' && Buffer.byteLength(last.text) > TEXT_BYTES_MAX) {
    throw invalidRequest(`text would make the draft's text longer than ${TEXT_BYTES_MAX} bytes.`, 'text')
  }
  return parts
}
