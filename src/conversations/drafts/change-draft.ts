import type { Caller } from '../../identity/accounts/caller.ts'
import type { ConversationsContext } from '../context.ts'
import type { Message } from '../messages/message.ts'
import type { Part } from '../messages/part.ts'
import { appendWrite, finalizeWrite, discardWrite } from './change-draft.write.ts'
import type { Draft } from './draft.rules.ts'

/**
 * Appends a text to the caller's draft. Parallel calls all succeed, and their texts are not interleaved (DRAFT-004,
 * DRAFT-006). The persons of the chat see the draft grow (AMB-185).
 * @throws not_found, forbidden (the chat), invalid_request (not a draft any more, or too long)
 */
export async function appendDraft(
  context: Pick<ConversationsContext, 'commits' | 'ephemeral'>,
  caller: Caller,
  draftId: string,
  text: string,
): Promise<Draft> {
  const { draft, viewers } = await context.commits.submit(appendWrite, { actorId: caller.id, draftId, text })
  if (viewers.length > 0)
    context.ephemeral.publish({ kind: 'draft_updated', recipients: viewers, chatId: draft.chatId, messageId: draft.id })
  return draft
}

/**
 * Stores the caller's draft as a message and notifies the recipients. Only one of parallel calls succeeds (DRAFT-015).
 * @param parts replace the parts of the draft, unless null
 * @throws not_found, forbidden (the chat), invalid_request (not a draft any more, empty, parts), limit_exceeded
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

/**
 * Deletes the caller's draft and removes it from the view of the persons of the chat (AMB-261).
 * @throws not_found, invalid_request (not a draft any more)
 */
export async function discardDraft(
  context: Pick<ConversationsContext, 'commits' | 'ephemeral'>,
  caller: Caller,
  draftId: string,
): Promise<void> {
  const { draft, viewers } = await context.commits.submit(discardWrite, { actorId: caller.id, draftId })
  if (viewers.length > 0)
    context.ephemeral.publish({ kind: 'draft_updated', recipients: viewers, chatId: draft.chatId, messageId: draft.id })
}
