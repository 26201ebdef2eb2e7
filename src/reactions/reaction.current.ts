import { encodeActor, type ActorDocument } from '../messages/actor.current.ts'
import type { Reaction } from './reaction.ts'

export interface ReactionDocument {
  message_id: string
  chat_id: string
  type: string
  emoji: string | null
  target_part_id: string | null
  actor: ActorDocument
  created_at: string
}

/** A reaction as history and events show it. */
export function encodeReaction(reaction: Reaction): ReactionDocument {
  return {
    message_id: reaction.messageId,
    chat_id: reaction.chatId,
    type: reaction.type,
    emoji: reaction.emoji,
    target_part_id: reaction.targetPartId,
    actor: encodeActor(reaction.actor),
    created_at: new Date(reaction.createdAt).toISOString(),
  }
}
