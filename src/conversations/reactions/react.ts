import { type ReactionResult, reactionWrite } from './reaction.write.ts'
import type { ConversationsContext } from '../context.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { checkReactionValue } from './reaction.rules.ts'
import type { ReactInput } from './reaction.ts'

/**
 * Adds or removes the caller's reaction on one target of a message that it can see. A change by a person is signalled
 * to the person's other sessions.
 * @throws invalid_request (emoji, the part), not_found (the message), forbidden (a chat that the caller left)
 */
export async function react(
  context: Pick<ConversationsContext, 'commits' | 'ephemeral'>,
  caller: Caller,
  input: ReactInput,
): Promise<ReactionResult> {
  checkReactionValue({ type: input.type, emoji: input.emoji })
  const result = await context.commits.submit(reactionWrite, { actorId: caller.id, ...input })
  if (caller.kind === 'user' && result.changed)
    context.ephemeral.publish({ kind: 'chat_changed', recipients: [caller.id], chatId: result.reaction.chatId })
  return result
}
