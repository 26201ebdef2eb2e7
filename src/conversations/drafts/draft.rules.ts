import type { Limits } from '../../../generated/limits.ts'
import { invalidRequest } from '../../platform/errors.ts'
import type { Part, TextPart } from '../messages/part.ts'
import type { ReplyTo } from '../messages/message.ts'

/** Maximum parts of a message that is not limited to the 32 parts of the current form (VMSG-006). */
export const PARTS_MAX = 100

/** Maximum UTF-8 bytes of a text part (AMB-091). */
const TEXT_BYTES_MAX = 8192 satisfies Limits['current TextPart/text x-max-bytes']

/** Lifetime of an unchanged draft: seven days (DRAFT-018). */
export const DRAFT_LIFETIME_MS = 7 * 24 * 3_600_000

/** Time for which persons see an unchanged draft (AMB-185). */
export const DRAFT_VIEW_MS = 5 * 60_000

/**
 * Appends a text: to the last part if it is plain text, otherwise as a new part (DRAFT-005).
 * @throws invalid_request when the text or the number of parts becomes too large
 */
export function appendText(parts: readonly Part[], text: string): Part[] {
  if (text === '') return [...parts]
  const last = parts.at(-1)
  if (last === undefined || !isPlainText(last)) return checked([...parts, { type: 'text', text }])
  return checked([...parts.slice(0, -1), { ...last, text: last.text + text }])
}

/** Returns whether text can be appended to a part. Styles and mentions refer to the original text. */
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

/**
 * A message that grows before it is sent. Until it is finalized, it has no sequence in its chat, and other agents
 * cannot see it.
 */
export interface Draft {
  /** Id of the future message. */
  id: string
  actorId: string
  chatId: string
  parts: Part[]
  replyTo: ReplyTo | null
  /** Idempotency key of the call that opened the draft. */
  idempotencyKey: string | null
  finalized: boolean
}
