import type { Sender } from '../messages/message.ts'

export type ReactionType = 'love' | 'like' | 'dislike' | 'laugh' | 'emphasize' | 'question' | 'emoji'

export type ReactionOperation = 'add' | 'remove'

/** A reaction on a target. `emoji` is set only for the type emoji. */
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

export interface ReactInput {
  messageId: string
  operation: ReactionOperation
  type: ReactionType
  /** Emoji, set exactly when the type is emoji, also for a removal (AMB-029). */
  emoji: string | null
  /** Target part; null for the whole message (RCT-007). */
  targetPartId: string | null
}

/** Events of reactions: for agents those that added or removed one, and for the apps of persons those of every change. */
export interface ReactionEvents {
  'reaction.added': { reaction: Reaction }
  'reaction.removed': { reaction: Reaction }
  'reaction.changed': { change: 'added' | 'removed'; reaction: Reaction }
}
