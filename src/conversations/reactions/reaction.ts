import type { Sender } from '../messages/message.ts'

export type ReactionType = 'love' | 'like' | 'dislike' | 'laugh' | 'emphasize' | 'question' | 'emoji'

export type ReactionOperation = 'add' | 'remove'

/** The reaction on a target: an emoji only when the type is emoji. */
export interface ReactionValue {
  type: ReactionType
  emoji: string | null
}

/** One actor's reaction on one target of a message: the whole message (`targetPartId` null) or one part. */
export interface Reaction extends ReactionValue {
  messageId: string
  chatId: string
  targetPartId: string | null
  actor: Sender
  createdAt: number
}

/** A change that an actor asks for. */
export interface ReactInput {
  messageId: string
  operation: ReactionOperation
  type: ReactionType
  /** Set exactly when the type is emoji, on removal as well (AMB-029). */
  emoji: string | null
  /** Null: the whole message (RCT-007). */
  targetPartId: string | null
}
