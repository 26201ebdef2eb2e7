import { finalizeWrite } from './change-draft.write.ts'
import type { ConversationsContext } from '../context.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import type { Message } from '../messages/message.ts'
import type { Part } from '../messages/part.ts'

/**
 * Stores the caller's draft as a message and notifies the recipients. Only one of parallel calls succeeds (DRAFT-015).
 * @param parts replace the parts of the draft, unless null @throws not_found, forbidden (the chat), invalid_request
 * (not a draft any more, empty, parts), limit_exceeded
 */
export async function finalizeDraft(
  context: Pick<ConversationsContext, 'commits'>,
  caller: Caller,
  draftId: string,
  parts: Part[] | null,
): Promise<Message> {
  const { message } = await context.commits.submit(finalizeWrite, { actorId: caller.id, draftId, parts })
  return message
}
