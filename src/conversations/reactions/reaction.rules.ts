import { invalidRequest } from '../../platform/errors.ts'
import type { ReactionValue, ReactionOperation } from './reaction.ts'

/** Maximum length of an emoji in UTF-8 bytes; the longest family sequences with skin tones need 41 (AMB-031). */
const EMOJI_BYTES_MAX = 64

/** Created on first use: it takes longer than loading all modules of reactions. */
let graphemes: Intl.Segmenter | undefined
/**
 * Digits and '#' have the property Emoji but are displayed as text; with the keycap U+20E3 they are emoji. Hearts and
 * similar characters need the selector U+FE0F, which keyboards may leave out.
 */
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|[0-9#*]\uFE0F?\u20E3/u

/** Returns whether a text is one extended grapheme cluster that contains an emoji, at most 64 bytes (AMB-031). */
export function isEmoji(text: string): boolean {
  if (Buffer.byteLength(text) > EMOJI_BYTES_MAX || !EMOJI.test(text)) return false
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return [...graphemes.segment(text)].length === 1
}

/**
 * Checks that an emoji is present exactly when the type is emoji (RCT-004, AMB-105).
 * @throws invalid_request with `emoji`
 */
export function checkReactionValue(value: ReactionValue): void {
  if (value.type !== 'emoji') {
    if (value.emoji !== null) throw invalidRequest('emoji is allowed for the type emoji only.', 'emoji')
    return
  }
  if (value.emoji === null) throw invalidRequest('emoji is required when type is emoji.', 'emoji')
  if (!isEmoji(value.emoji)) throw invalidRequest('emoji must be one emoji of at most 64 bytes.', 'emoji')
}

/**
 * Removes variation selectors: readers cannot distinguish a heart with U+FE0F from one without, and keyboards send
 * either (UTS #51, AMB-222).
 */
export const plainEmoji = (emoji: string): string => emoji.replaceAll('\uFE0F', '')

export interface ReactionChange {
  /** Reactions removed from and added to the target. Both null: unchanged. */
  removed: ReactionValue | null
  added: ReactionValue | null
}

/**
 * State machine of a target, which has one reaction of each actor. Adding replaces the old reaction; removing requires
 * a matching one (RCT-008, RCT-011, AMB-027 to AMB-029).
 */
export function changeReactionTarget(
  current: ReactionValue | null,
  operation: ReactionOperation,
  value: ReactionValue,
): ReactionChange {
  const same = current !== null && current.type === value.type && isSameEmoji(current.emoji, value.emoji)
  if (operation === 'remove') return { removed: same ? current : null, added: null }
  return same ? { removed: null, added: null } : { removed: current, added: value }
}

function isSameEmoji(one: string | null, other: string | null): boolean {
  return one === null || other === null ? one === other : plainEmoji(one) === plainEmoji(other)
}
