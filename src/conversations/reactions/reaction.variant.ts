import type { ReactInput } from './reaction.ts'
import type { VariantReactRequest } from '../../../generated/variant/types.gen.ts'
import { partIdAt } from '../messages/part.ts'

/*
 * Maps reactions between the forms: named types are unchanged and have no emoji, and a part_index becomes the part_id
 * of that part. Not preserved:
 * - the spelling `custom` of `emoji`, which is equivalent (RCT-027, AMB-030).
 */

/** Decodes the body of a reaction. The path names the message. */
export function decodeReactionByIndex(body: VariantReactRequest): Omit<ReactInput, 'messageId'> {
  return {
    operation: body.operation,
    type: body.type === 'custom' ? 'emoji' : body.type,
    emoji: body.emoji ?? null,
    targetPartId: body.part_index === undefined ? null : partIdAt(body.part_index),
  }
}
