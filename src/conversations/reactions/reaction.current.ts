import type { ReactRequest, Reaction as ReactionBody } from '../../../generated/current/types.gen.ts'
import { encodeTime } from '../../platform/clock.ts'
import { encodeActor } from '../../identity/accounts/actor.current.ts'
import type { EventEncoders } from '../../../generated/events.ts'
import type { Reaction, ReactionEvents, ReactInput } from './reaction.ts'

/** Decodes the body of a reaction. The path names the message. */
export function decodeReactRequest(body: ReactRequest): Omit<ReactInput, 'messageId'> {
  return {
    operation: body.operation,
    type: body.type,
    emoji: body.emoji,
    targetPartId: body.target_part_id ?? null,
  }
}

/** Encodes a reaction for history and events. Its chat is that of the message, or of the event. */
export function encodeReaction(reaction: Reaction): ReactionBody {
  return {
    message_id: reaction.messageId,
    type: reaction.type,
    emoji: reaction.emoji,
    target_part_id: reaction.targetPartId,
    actor: encodeActor(reaction.actor),
    created_at: encodeTime(reaction.createdAt),
  }
}

export const reactionEventEncoders: EventEncoders<ReactionEvents> = {
  'reaction.added': ({ reaction }) => ({ reaction: encodeReaction(reaction) }),
  'reaction.removed': ({ reaction }) => ({ reaction: encodeReaction(reaction) }),
  'reaction.changed': ({ change, reaction }) => ({ change, reaction: encodeReaction(reaction) }),
}
