import type { DraftReply, DraftReplyPointer, OpenDraftRequest } from '../../../generated/variant/types.gen.ts'
import { invalidRequest } from '../../platform/errors.ts'
import { decodeReplyTo } from '../messages/message.variant.ts'
import type { ReplyTo } from '../messages/message.ts'
import { decodePartByValue } from '../messages/part.variant.ts'
import type { Draft } from './draft.rules.ts'
import type { OpenDraftInput } from './drafts.ts'

/*
 * Only this form has drafts; a finalized draft is an ordinary message. Readers of the message do not see:
 * - that it was a draft, when it was opened, and its parts before they were replaced at finalization (DRAFT-010):
 *   its time and sequence are those of the finalization (DRAFT-016);
 * - the Idempotency-Key of its opening (DRAFT-003).
 */

/** Maximum characters of an Idempotency-Key. */
const keyMax = 255

/** @param key the header Idempotency-Key */
export function decodeOpenDraft(body: OpenDraftRequest, key: string | string[] | undefined): OpenDraftInput {
  return {
    chatId: body.conversation_id,
    parts: (body.parts ?? []).map(decodePartByValue),
    text: body.text ?? '',
    replyTo: body.reply_to ? decodePointer(body.reply_to) : null,
    idempotencyKey: decodeKey(key),
  }
}

export function encodeDraft({ id }: Draft): DraftReply {
  return { message_id: id, draft: true }
}

function decodePointer(pointer: DraftReplyPointer): ReplyTo {
  if (pointer.part_id === undefined) return decodeReplyTo(pointer)
  if (pointer.part_index !== undefined) {
    throw invalidRequest('reply_to.part_id and reply_to.part_index exclude each other.', 'reply_to.part_id')
  }
  return { messageId: pointer.message_id, partId: pointer.part_id }
}

function decodeKey(key: string | string[] | undefined): string | null {
  if (key === undefined) return null
  if (typeof key !== 'string' || key === '' || key.length > keyMax) {
    throw invalidRequest(`Idempotency-Key must have 1 to ${keyMax} characters.`, 'Idempotency-Key')
  }
  return key
}
