import { invalidRequest } from '../../platform/errors.ts'
import type { ReactionValue, ReactionOperation } from './reaction.ts'

/** Longest emoji in UTF-8 bytes; the longest family sequences with skin tones need 41 (AMB-031). */
export const EMOJI_BYTES_MAX = 64

/** Made when it is needed first: it takes longer than all modules of reactions together. */
let graphemes: Intl.Segmenter | undefined
/**
 * A digit or '#' has the property Emoji but shows as text; with the keycap value U+20E3 it is an emoji.
 * A heart and the like show as emoji with the selector U+FE0F, and people's keyboards leave it out.
 */
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|[0-9#*]\uFE0F?\u20E3/u

/** One extended grapheme cluster that contains an emoji, at most 64 bytes (AMB-031). */
export function isEmoji(text: string): boolean {
  if (Buffer.byteLength(text) > EMOJI_BYTES_MAX || !EMOJI.test(text)) return false
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return [...graphemes.segment(text)].length === 1
}

/**
 * The emoji is there exactly when the type is emoji (RCT-004, AMB-105).
 * @throws invalid_request naming `emoji`
 */
export function checkReactionValue(value: ReactionValue): void {
  if (value.type !== 'emoji') {
    if (value.emoji !== null) throw invalidRequest('emoji goes with the type emoji only.', 'emoji')
    return
  }
  if (value.emoji === null) throw invalidRequest('emoji is required when type is emoji.', 'emoji')
  if (!isEmoji(value.emoji)) throw invalidRequest('emoji must be one emoji of at most 64 bytes.', 'emoji')
}

export interface ReactionChange {
  /** What was removed from the target, and what was added to it. Both null: nothing changed. */
  removed: ReactionValue | null
  added: ReactionValue | null
}

/**
 * The state machine of a target: it has one reaction of each actor. Adding another one replaces the old one, removing
 * takes only one that matches (RCT-008, RCT-011, AMB-027 to AMB-029).
 */
export function changeReactionTarget(
  current: ReactionValue | null,
  operation: ReactionOperation,
  value: ReactionValue,
): ReactionChange {
  const same = current !== null && current.type === value.type && current.emoji === value.emoji
  if (operation === 'remove') return { removed: same ? current : null, added: null }
  return same ? { removed: null, added: null } : { removed: current, added: value }
}
