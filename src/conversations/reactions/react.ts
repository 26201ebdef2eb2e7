import { type ReactionResult, reactionWrite } from './reaction.write.ts'
import type { ConversationsContext } from '../context.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { checkReactionValue } from './reaction.rules.ts'
import type { ReactionOperation, ReactionType } from './reaction.ts'

export interface ReactInput {
  messageId: string
  operation: ReactionOperation
  type: ReactionType
  /** Set exactly when the type is emoji, on removal as well (AMB-029). */
  emoji: string | null
  /** Null: the whole message (RCT-007). */
  targetPartId: string | null
}

/**
 * Adds or removes the caller's reaction on one target of a message that it can see.
 * @throws invalid_request (emoji, the part), not_found (the message), forbidden (a chat that the caller left)
 */
export async function react(
  context: Pick<ConversationsContext, 'commits'>,
  caller: Caller,
  input: ReactInput,
): Promise<ReactionResult> {
  checkReactionValue({ type: input.type, emoji: input.emoji })
  return context.commits.submit(reactionWrite, { actorId: caller.id, ...input })
}
