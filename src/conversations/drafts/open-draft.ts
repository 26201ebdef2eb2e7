import { openDraftWrite } from './open-draft.write.ts'
import type { ConversationsContext } from '../context.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import type { ReplyTo } from '../messages/message.ts'
import type { Part } from '../messages/part.ts'
import { appendText, type Draft } from './draft.rules.ts'

export interface OpenDraftInput {
  chatId: string
  /** Initial parts, and a text after them; both may be empty. */
  parts: Part[]
  text: string
  replyTo: ReplyTo | null
  /** Idempotency key of the call. With null, every call opens a draft. */
  idempotencyKey: string | null
}

/**
 * Opens a draft under a new id, or returns the draft that was opened with the same key (DRAFT-001, DRAFT-003). No event
 * is sent; the persons of the chat can see the initial content (AMB-185).
 * @throws invalid_request (parts, the reply's target), not_found and forbidden (the chat), limit_exceeded
 */
export async function openDraft(
  context: Pick<ConversationsContext, 'commits' | 'ids' | 'ephemeral'>,
  caller: Caller,
  input: OpenDraftInput,
): Promise<Draft> {
  const { chatId, replyTo, idempotencyKey } = input
  const { draft, viewers } = await context.commits.submit(openDraftWrite, {
    actorId: caller.id,
    chatId,
    draftId: context.ids.next('msg'),
    parts: appendText(input.parts, input.text),
    replyTo,
    idempotencyKey,
  })
  if (viewers.length > 0)
    context.ephemeral.publish({ kind: 'draft_updated', recipients: viewers, chatId: draft.chatId, messageId: draft.id })
  return draft
}
