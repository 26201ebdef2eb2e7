import type { Needs } from '../../platform/context.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { requireCurrent } from '../chats/membership.rules.ts'
import { membershipPeriodsOf } from '../chats/participant.sql.ts'
import type { ConversationsContext } from '../context.ts'
import { DRAFT_VIEW_MS, appendText, type Draft } from './draft.rules.ts'
import { readDraftsInView, type DraftInView } from './draft.sql.ts'
import { openDraftWrite } from './open-draft.write.ts'
import type { ReplyTo, Message } from '../messages/message.ts'
import type { Part } from '../messages/part.ts'
import { appendWrite, finalizeWrite, discardWrite } from './change-draft.write.ts'

/** Maximum drafts in the list of a chat. */
const listedMax = 20

/**
 * Lists the drafts of others in a chat whose message would be delivered to the calling user (AMB-185).
 * @throws not_found (never a participant), forbidden (former participant)
 */
export function listOwnDrafts(
  { database, clock }: Needs<'clock' | 'database'>,
  caller: Caller,
  chatId: string,
): Promise<DraftInView[]> {
  return database.read(async (tx) => {
    requireCurrent(await membershipPeriodsOf(tx, chatId, caller.id))
    const reader = { chatId, readerId: caller.id }
    return readDraftsInView(tx, reader, { after: clock.now() - DRAFT_VIEW_MS, limit: listedMax })
  })
}

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
  notifyViewers(context, draft, viewers)
  return draft
}

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
  notifyViewers(context, draft, viewers)
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
  notifyViewers(context, draft, viewers)
}

/** Signals that a draft has changed to the persons who can see it. */
function notifyViewers(
  { ephemeral }: Needs<'ephemeral'>,
  { chatId, id }: Pick<Draft, 'chatId' | 'id'>,
  recipients: readonly string[],
): void {
  if (recipients.length > 0) ephemeral.publish({ kind: 'draft_updated', recipients, chatId, messageId: id })
}
