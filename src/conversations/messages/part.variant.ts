import type { Part as CurrentPart } from '../../../generated/current/types.gen.ts'
import type { DraftPart, VariantPart, VariantStoredPart } from '../../../generated/variant/types.gen.ts'
import { decodePart, encodePart } from './part.current.ts'
import type { Part } from './part.ts'

/*
 * Maps parts between the forms: `value` is `text` of a text and may be `url` of a link, and an index replaces the part
 * id. Not preserved:
 * - the spelling `value` of a link (PART-018), which is shown as `url`.
 * Data parts, mentions and styles, which the variant form does not describe (VMSG-003, VMSG-017), keep their names of
 * the current form.
 */

/** Decodes a part of a send or a draft. Drafts may use the spelling of either form (AMB-091). */
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

export function encodePartByIndex(part: Part, part_index: number): VariantStoredPart {
  const { part_id: _id, ...shown } = encodePart(part, part_index)
  if (shown.type !== 'text') return { ...shown, part_index }
  const { text: value, ...rest } = shown
  return { ...rest, value, part_index }
}
