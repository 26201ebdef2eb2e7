import { appendWrite } from './change-draft.write.ts'
import type { ConversationsContext } from '../context.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { draftUpdated } from './draft.extensions.ts'
import type { Draft } from './draft.ts'

/**
 * Appends a text to the caller's draft. Parallel calls all succeed, and their texts are not interleaved (DRAFT-004,
 * DRAFT-006). The persons of the chat see the draft grow (AMB-185). @throws not_found, forbidden (the chat),
 * invalid_request (not a draft any more, or too long)
 */
export async function appendDraft(
  context: Pick<ConversationsContext, 'commits' | 'ephemeral'>,
  caller: Caller,
  draftId: string,
  text: string,
): Promise<Draft> {
  const { draft, viewers } = await context.commits.submit(appendWrite, { actorId: caller.id, draftId, text })
  if (viewers.length > 0) context.ephemeral.publish(draftUpdated(draft, viewers))
  return draft
}
