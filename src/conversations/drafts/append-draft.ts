import { appendWrite } from './change-draft.write.ts'
import type { ConversationsContext } from '../context.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import type { Draft } from './draft.ts'

/**
 * Adds a text to the end of the caller's draft. Parallel calls are all kept, each whole (DRAFT-004, DRAFT-006).
 * @throws not_found, forbidden (the chat), invalid_request (no draft any more, or too long)
 */
export async function appendDraft(
  context: Pick<ConversationsContext, 'commits'>,
  caller: Caller,
  draftId: string,
  text: string,
): Promise<Draft> {
  const { draft } = await context.commits.submit(appendWrite, { actorId: caller.id, draftId, text })
  return draft
}
