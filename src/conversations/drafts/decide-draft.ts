import { invalidRequest, limitExceeded, notFound } from '../../platform/errors.ts'
import { appendText, OPEN_DRAFTS_MAX } from './draft.rules.ts'
import type { Draft } from './draft.ts'
import { checkReplyTarget } from '../messages/send.rules.ts'
import { decideSurfaces, keepSurfaces } from '../a2ui/decide-surfaces.ts'
import type { WriteSet } from '../writes/write-set.ts'
import { keyOf, type BatchState } from '../writes/batch-state.ts'
import { requireMember, visibleMessage, type Membership } from '../writes/permission.ts'
import { resolveAttachments } from '../attachments/resolve-attachments.ts'
import { storeMessage } from '../messages/store-message.ts'
import type { AppendWrite, DraftResult, FinalizeResult, FinalizeWrite, OpenDraftWrite } from '../writes/write.ts'

/**
 * Opens a draft, or answers the one opened under the same key.
 * @throws not_found, forbidden (the chat), invalid_request (the reply's target, attachments), limit_exceeded
 */
export function decideOpenDraft(ledger: BatchState, effects: WriteSet, write: OpenDraftWrite): DraftResult {
  const { chat, member } = requireMember(ledger, write.chatId, write.actorId)
  const { actorId, idempotencyKey, replyTo } = write
  const earlier = idempotencyKey === null ? undefined : ledger.draftIdempotencyKeys.get(keyOf(actorId, idempotencyKey))
  if (earlier !== undefined) return { draft: ledger.drafts.get(earlier)! }
  if (replyTo) checkReplyTarget(replyTo, chat.id, visibleMessage(ledger, member, replyTo.messageId))
  const parts = resolveAttachments(ledger, actorId, write.parts)
  const open = ledger.openDrafts.get(actorId) ?? 0
  if (open >= OPEN_DRAFTS_MAX) throw limitExceeded(`An agent has at most ${OPEN_DRAFTS_MAX} open drafts.`)
  const draft: Draft = {
    id: write.draftId,
    actorId,
    chatId: chat.id,
    parts,
    replyTo,
    idempotencyKey,
    finalized: false,
  }
  ledger.openDrafts.set(actorId, open + 1)
  ledger.drafts.set(draft.id, draft)
  if (idempotencyKey !== null) ledger.draftIdempotencyKeys.set(keyOf(actorId, idempotencyKey), draft.id)
  effects.newDrafts.push(draft)
  return { draft }
}

/**
 * Adds a text to a draft.
 * @throws not_found, forbidden (the chat), invalid_request (not a draft any more, or too long)
 */
export function decideAppend(ledger: BatchState, effects: WriteSet, write: AppendWrite): DraftResult {
  const { draft } = requireDraft(ledger, write)
  return { draft: change(ledger, effects, { ...draft, parts: appendText(draft.parts, write.text) }) }
}

/**
 * Makes a draft a message, at the end of its chat as that is now (DRAFT-012, DRAFT-016).
 * @throws not_found, forbidden (the chat), invalid_request (not a draft any more, empty, attachments, A2UI messages),
 *   limit_exceeded
 */
export function decideFinalize(
  ledger: BatchState,
  effects: WriteSet,
  write: FinalizeWrite,
  now: number,
): FinalizeResult {
  const { draft, place } = requireDraft(ledger, write)
  const parts = write.parts ? resolveAttachments(ledger, write.actorId, write.parts) : draft.parts
  if (parts.length === 0) throw invalidRequest('parts is required: the draft is empty.', 'parts')
  const surfaces = decideSurfaces(ledger, { actorId: write.actorId, chatId: draft.chatId, parts })
  const message = storeMessage(ledger, effects, place, { id: draft.id, parts, text: null, replyTo: draft.replyTo }, now)
  keepSurfaces(ledger, effects, surfaces)
  change(ledger, effects, { ...draft, parts: [], finalized: true })
  return { message }
}

/**
 * The caller's own draft with its place in the chat. Somebody else's draft is not found; a message that the caller
 * can see is no draft (DRAFT-014, DRAFT-017).
 */
function requireDraft(
  ledger: BatchState,
  { draftId, actorId }: AppendWrite | FinalizeWrite,
): { draft: Draft; place: Membership } {
  const draft = ledger.drafts.get(draftId)
  const message = ledger.messages.get(draftId)
  if (draft?.actorId === actorId) {
    const place = requireMember(ledger, draft.chatId, actorId)
    if (!draft.finalized && !message) return { draft, place }
  } else {
    const member = message && ledger.chats.get(message.chatId)?.members.get(actorId)
    if (!member || !visibleMessage(ledger, member, draftId)) throw notFound('There is no such draft.')
  }
  throw invalidRequest('This message is not a draft.', 'id')
}

function change(ledger: BatchState, effects: WriteSet, draft: Draft): Draft {
  ledger.drafts.set(draft.id, draft)
  effects.drafts.set(draft.id, draft)
  return draft
}
