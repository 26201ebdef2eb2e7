import type { Caller } from '../../identity/accounts/caller.ts'
import type { ConversationsContext } from '../context.ts'
import { discardWrite } from './change-draft.write.ts'
import { draftUpdated } from './draft.extensions.ts'

/**
 * Deletes the caller's draft and removes it from the view of the persons of the chat (AMB-261). @throws not_found,
 * invalid_request (not a draft any more)
 */
export async function discardDraft(
  context: Pick<ConversationsContext, 'commits' | 'ephemeral'>,
  caller: Caller,
  draftId: string,
): Promise<void> {
  const { draft, viewers } = await context.commits.submit(discardWrite, { actorId: caller.id, draftId })
  if (viewers.length > 0) context.ephemeral.publish(draftUpdated(draft, viewers))
}
