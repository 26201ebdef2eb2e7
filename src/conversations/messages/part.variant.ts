import type { Part as CurrentPart } from '../../../generated/current/types.gen.ts'
import type { DraftPart, VariantPart, VariantStoredPart } from '../../../generated/variant/types.gen.ts'
import { decodePart, encodePart } from './part.current.ts'
import type { Part } from './part.ts'

/*
 * Parts are the same in both forms but for names: `value` is `text` of a text and may be `url` of a link, and a part
 * is named by its index instead of an id. What does not survive the way there and back:
 * - that a link was spelt with `value` (PART-018): it is shown as `url`;
 * - nothing else. Data parts, mentions and styles, of which the variant form says nothing (VMSG-003, VMSG-017), keep
 *   the names that they have in the current form.
 */

/** A part as a send or a draft gives it. Drafts may be spelt as in either form (AMB-091). */
export function decodePartByValue(part: VariantPart | DraftPart): Part {
  return decodePart(spelledAsCurrent(part))
}

function spelledAsCurrent(part: VariantPart | DraftPart): CurrentPart {
  if (part.type === 'text') {
    const { value, ...rest } = part
    return { ...rest, text: value ?? ('text' in part ? part.text : undefined) ?? '' }
  }
  if (part.type === 'link') {
    const { value, ...rest } = part
    return { ...rest, url: value ?? part.url ?? '' }
  }
  return part as CurrentPart
}

/** A stored part, named by its position. */
export function encodePartByIndex(part: Part, part_index: number): VariantStoredPart {
  const { part_id: _id, ...shown } = encodePart(part, part_index)
  if (shown.type !== 'text') return { ...shown, part_index }
  const { text: value, ...rest } = shown
  return { ...rest, value, part_index }
}
