import { assertWithinLimit } from '../../platform/limits/account-limits.ts'
import { keyOf, type Batch, type BatchKeys, type WriteKind } from '../../platform/unit-of-work/state.ts'
import { blocks } from '../blocks/block.sql.ts'
import { requestAttachmentKeys, resolveAttachments } from '../attachments/resolve-attachments.ts'
import { requestChatKeys, requireMembership, requireReader } from '../chats/membership.ts'
import type { ReplyTo } from '../messages/message.ts'
import type { Part } from '../messages/part.ts'
import { checkReplyTarget } from '../messages/send.rules.ts'
import { requestMessageKeys, visibleMessage } from '../messages/suppression.sql.ts'
import { drafts, viewersOf } from './draft.state.ts'
import type { Draft } from './draft.rules.ts'

export interface OpenDraftWrite {
  actorId: string
  chatId: string
  draftId: string
  parts: Part[]
  replyTo: ReplyTo | null
  /** Idempotency key: a repeat returns the draft that the first call opened. */
  idempotencyKey: string | null
}

export interface DraftResult {
  draft: Draft
  /** Persons who can see the draft. */
  viewers: string[]
}

export const openDraftWrite: WriteKind<OpenDraftWrite, DraftResult> = {
  name: 'openDraft',
  requestKeys: requestOpenDraftKeys,
  decide: decideOpenDraft,
}

function requestOpenDraftKeys(write: OpenDraftWrite, keys: BatchKeys): void {
  const { actorId, idempotencyKey } = write
  const requested = keys.of(drafts)
  requestChatKeys(keys, write.chatId, actorId)
  if (write.replyTo) requestMessageKeys(keys, write.replyTo.messageId, () => write.chatId)
  if (idempotencyKey !== null) {
    requested.idempotencyKeys.set(keyOf(actorId, idempotencyKey), { actorId, idempotencyKey })
  }
  requested.authors.add(actorId)
  requestAttachmentKeys(keys, write.parts)
  keys.of(blocks)
}

/**
 * Opens a draft, or returns the draft that was opened with the same key.
 * @throws not_found, forbidden (the chat), invalid_request (the reply's target, attachments), limit_exceeded
 */
function decideOpenDraft(batch: Batch, write: OpenDraftWrite): DraftResult {
  const membership = requireMembership(batch, write.chatId, write.actorId)
  const { chat, participant } = membership
  const { draftId: id, actorId, idempotencyKey, replyTo } = write
  const { byId, idByKey, openCounts, added } = batch.get(drafts)
  const earlier = idempotencyKey === null ? undefined : idByKey.get(keyOf(actorId, idempotencyKey))
  if (earlier !== undefined) return { draft: byId.get(earlier)!, viewers: [] }
  requireReader(membership)
  if (replyTo) checkReplyTarget(replyTo, chat.id, visibleMessage(batch, participant, replyTo.messageId))
  const parts = resolveAttachments(batch, actorId, write.parts)
  const open = openCounts.get(actorId) ?? 0
  assertWithinLimit('drafts_per_agent', open, batch.limits.of('drafts_per_agent', actorId))
  const draft: Draft = { id, actorId, chatId: chat.id, parts, replyTo, idempotencyKey, finalized: false }
  openCounts.set(actorId, open + 1)
  byId.set(id, draft)
  if (idempotencyKey !== null) idByKey.set(keyOf(actorId, idempotencyKey), id)
  added.push(draft)
  return { draft, viewers: viewersOf(batch, chat, draft) }
}
