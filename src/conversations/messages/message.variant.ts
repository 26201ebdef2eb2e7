import type { SendResult } from './send.write.ts'
import type {
  SendToHandlesReply,
  SendToHandlesRequest,
  VariantMessage,
  VariantReplyPointer,
  VoiceMemoRequest,
} from '../../../generated/variant/types.gen.ts'
import { invalidRequest } from '../../platform/errors.ts'
import { encodeTime } from '../../platform/clock.ts'
import { PARTS_MAX } from '../drafts/draft.rules.ts'
import { encodeActor } from '../../identity/accounts/actor.current.ts'
import type { Message, ReplyTo } from './message.ts'
import { partIdAt, partIndexOf } from './part.ts'
import { decodePartByValue, encodePartByIndex } from './part.variant.ts'
import type { HandlesInput } from './send-to-handles.ts'
import type { VoiceMemo } from './send-voice-memo.ts'

/*
 * Maps messages between the forms. Readers of the other form do not see:
 * - the idempotency_key: the message has the generated message_id (VMSG-007);
 * - the meaning of delivered in this form: stamps and events have the meaning of the current form, and only the answer
 *   of a send reports the stored message as delivered (RCP-034, AMB-094);
 * - the `text` of a message of the current form, beside its parts, for which this form has no member (MSG-023).
 * A message of more than 32 parts is complete in the current form too (VMSG-006).
 */

export function decodeSendToHandles({ to, message }: SendToHandlesRequest): HandlesInput {
  return {
    to,
    parts: message.parts.map(decodePartByValue),
    replyTo: message.reply_to ? decodeReplyTo(message.reply_to) : null,
    idempotencyKey: message.idempotency_key ?? null,
    clientDataModel: message.metadata?.a2uiClientDataModel,
  }
}

/** Decodes a voice memo. The document guarantees either url or attachment_id (AMB-097). */
export function decodeVoiceMemo({ message_id, url, attachment_id, duration_ms }: VoiceMemoRequest): VoiceMemo {
  return { messageId: message_id ?? null, url, attachmentId: attachment_id, durationMs: duration_ms }
}

/** Decodes a reply pointer. Part ids follow from positions, so an index identifies exactly one part (AMB-012). */
export function decodeReplyTo(pointer: VariantReplyPointer): ReplyTo {
  if ('part_id' in pointer)
    throw invalidRequest(
      'message.reply_to.part_id belongs to another form; name the part by part_index.',
      'message.reply_to.part_id',
    )
  const { message_id: messageId, part_index: index } = pointer
  return { messageId, partId: index === undefined ? null : partIdAt(index) }
}

function encodeReplyTo({ messageId, partId }: ReplyTo): VariantReplyPointer {
  const index = partId === null ? null : partIndexOf(partId, PARTS_MAX)
  return { message_id: messageId, ...(index !== null && { part_index: index }) }
}

/** Encodes the answer of a send (VMSG-010). */
export function encodeSent({ message, createdChat }: SendResult): SendToHandlesReply {
  return { chat_id: message.chatId, created_new_chat: createdChat, message: encodeMessageByIndex(message) }
}

export function encodeMessageByIndex(message: Message): VariantMessage {
  return {
    message_id: message.id,
    chat_id: message.chatId,
    sequence: message.sequence,
    sender: encodeActor(message.sender),
    parts: message.parts.map(encodePartByIndex),
    ...(message.replyTo && { reply_to: encodeReplyTo(message.replyTo) }),
    delivery_status: 'delivered',
    created_at: encodeTime(message.createdAt),
  }
}
