import { invalidRequest, notFound } from '../../platform/errors.ts'
import { keyOf, type Batch, type BatchKeys, type WriteKind } from '../../platform/unit-of-work/state.ts'
import { decideSurfaces, keepSurfaces, surfacesNamed } from '../a2ui/decide-surfaces.ts'
import { surfaces } from '../a2ui/surface.sql.ts'
import { requestAttachmentKeys, resolveAttachments } from '../attachments/resolve-attachments.ts'
import { blocks } from '../blocks/block.sql.ts'
import { findMembership, requireMembership, requireReader, type Membership } from '../chats/membership.ts'
import { messageChats, messages } from '../messages/message.sql.ts'
import type { Message } from '../messages/message.ts'
import type { Part } from '../messages/part.ts'
import { requestDeliveryKeys, storeMessage } from '../messages/store-message.ts'
import { requestMessageKeys, visibleMessage } from '../messages/suppression.sql.ts'
import { appendText, type Draft } from './draft.rules.ts'
import { draftChats, drafts, viewersOf } from './draft.state.ts'
import type { DraftResult } from './open-draft.write.ts'

/**
 * States of a draft, and the changes that its author can make. A finalized draft is a message; its row keeps the
 * idempotency key. The row of a discarded or expired draft is deleted.
 * `server/transitions.test.ts` compares the table with the statements.
 */
export const draftTransitions = {
  open: { append: 'open', finalize: 'finalized', discard: 'deleted' },
  finalized: {},
} as const satisfies Record<'open' | 'finalized', Partial<Record<DraftChange, string>>>

type DraftChange = 'append' | 'finalize' | 'discard'

export interface AppendWrite {
  actorId: string
  draftId: string
  text: string
}

export interface FinalizeWrite {
  actorId: string
  draftId: string
  /** Null keeps the parts of the draft. */
  parts: Part[] | null
}

export interface DiscardWrite {
  actorId: string
  draftId: string
}

export interface FinalizeResult {
  message: Message
}

export const appendWrite: WriteKind<AppendWrite, DraftResult> = {
  name: 'append',
  requestKeys: requestAppendKeys,
  decide: decideAppend,
}

export const finalizeWrite: WriteKind<FinalizeWrite, FinalizeResult> = {
  name: 'finalize',
  requestKeys: requestFinalizeKeys,
  decide: decideFinalize,
}

export const discardWrite: WriteKind<DiscardWrite, DraftResult> = {
  name: 'discard',
  requestKeys: requestAppendKeys,
  decide: decideDiscard,
}

/**
 * Adds the chat of a draft to the keys, and the chat of a message with the same id, because the draft may be finalized.
 */
function requestDraftKeys({ draftId, actorId }: DiscardWrite, keys: BatchKeys): void {
  keys.of(messageChats).push({ messageId: draftId, actorId })
  keys.of(draftChats).push({ draftId, actorId })
  keys.of(drafts).ids.add(draftId)
  requestMessageKeys(keys, draftId, (batch) => batch.get(messageChats).get(draftId))
}

function requestAppendKeys(write: DiscardWrite, keys: BatchKeys): void {
  requestDraftKeys(write, keys)
  keys.of(blocks)
}

function requestFinalizeKeys(write: FinalizeWrite, keys: BatchKeys): void {
  requestDraftKeys(write, keys)
  requestDeliveryKeys(keys, write.actorId)
  requestAttachmentKeys(keys, write.parts ?? [])
  keys.of(surfaces).push((batch) => {
    const draft = batch.get(drafts).byId.get(write.draftId)
    return draft ? surfacesNamed({ chatId: draft.chatId, parts: write.parts ?? draft.parts }) : []
  })
}

/**
 * Appends a text to a draft.
 * @throws not_found, forbidden (the chat), invalid_request (not a draft any more, or too long)
 */
function decideAppend(batch: Batch, write: AppendWrite): DraftResult {
  const { draft, membership } = requireDraft(batch, write, 'append')
  const updated = change(batch, { ...draft, parts: appendText(draft.parts, write.text) })
  return { draft: updated, viewers: viewersOf(batch, membership.chat, updated) }
}

/**
 * Turns a draft into the newest message of its chat (DRAFT-012, DRAFT-016).
 * @throws not_found, forbidden (the chat), invalid_request (not a draft any more, empty, attachments, A2UI messages),
 * limit_exceeded
 */
function decideFinalize(batch: Batch, write: FinalizeWrite, now: number): FinalizeResult {
  const { draft, membership } = requireDraft(batch, write, 'finalize')
  const parts = write.parts ? resolveAttachments(batch, write.actorId, write.parts) : draft.parts
  if (parts.length === 0) throw invalidRequest('parts is required: the draft is empty.', 'parts')
  const shown = decideSurfaces(batch, { actorId: write.actorId, chatId: draft.chatId, parts })
  const content = { id: draft.id, parts, text: null, replyTo: draft.replyTo }
  const message = storeMessage(batch, membership, content, now)
  keepSurfaces(batch, shown)
  change(batch, { ...draft, parts: [], finalized: true })
  return { message }
}

/**
 * Deletes a draft, even if its author has left the chat (AMB-261).
 * @returns its viewers
 * @throws not_found, invalid_request (not a draft any more)
 */
function decideDiscard(batch: Batch, write: DiscardWrite): DraftResult {
  const draft = requireOwnDraft(batch, write, 'discard')
  const { byId, idByKey, changed, discarded } = batch.get(drafts)
  byId.delete(draft.id)
  changed.delete(draft.id)
  if (draft.idempotencyKey !== null) idByKey.delete(keyOf(draft.actorId, draft.idempotencyKey))
  discarded.add(draft.id)
  const membership = findMembership(batch, draft.chatId, draft.actorId)
  return { draft, viewers: membership ? viewersOf(batch, membership.chat, draft) : [] }
}

/** Returns the caller's own draft and its membership in the chat. */
function requireDraft(
  batch: Batch,
  write: DiscardWrite,
  requested: DraftChange,
): { draft: Draft; membership: Membership } {
  const own = batch.get(drafts).byId.get(write.draftId)
  const membership = own?.actorId === write.actorId ? requireMembership(batch, own.chatId, write.actorId) : undefined
  const draft = requireOwnDraft(batch, write, requested)
  requireReader(membership!)
  return { draft, membership: membership! }
}

/**
 * Returns the caller's own draft. Drafts of others are not found; a message that the caller can see is not a draft
 * (DRAFT-014, DRAFT-017).
 */
function requireOwnDraft(batch: Batch, { draftId, actorId }: DiscardWrite, requested: DraftChange): Draft {
  const draft = batch.get(drafts).byId.get(draftId)
  const message = batch.get(messages).byId.get(draftId)
  if (draft?.actorId === actorId) {
    const state = draft.finalized || message ? 'finalized' : 'open'
    if (requested in draftTransitions[state]) return draft
  } else {
    const participant = message && findMembership(batch, message.chatId, actorId)?.participant
    if (!participant || !visibleMessage(batch, participant, draftId)) throw notFound('There is no such draft.')
  }
  throw invalidRequest('This message is not a draft.', 'id')
}

function change(batch: Batch, draft: Draft): Draft {
  const { byId, changed } = batch.get(drafts)
  byId.set(draft.id, draft)
  changed.set(draft.id, draft)
  return draft
}
