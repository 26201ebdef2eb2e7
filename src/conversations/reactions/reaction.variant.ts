import type { ReactInput } from './reaction.ts'
import type { VariantReactRequest } from '../../../generated/variant/types.gen.ts'
import { partIdAt } from '../messages/part.rules.ts'

/*
 * One reaction in both forms: the current form reads the named types as they are, without an emoji, and a part_index
 * as the part_id of that part. What does not survive:
 * - that `emoji` was spelt `custom`, which means the same (RCT-027, AMB-030).
 */

/** The body of a reaction, without the message, which the path names. */
export function decodeReactionByIndex(body: VariantReactRequest): Omit<ReactInput, 'messageId'> {
  return {
    operation: body.operation,
    type: body.type === 'custom' ? 'emoji' : body.type,
    emoji: body.emoji ?? null,
    targetPartId: body.part_index === undefined ? null : partIdAt(body.part_index),
  }
}
