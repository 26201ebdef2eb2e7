import type { SendResult } from './send.write.ts'
import type {
  SendToHandlesReply,
  SendToHandlesRequest,
  VariantMessage,
  VariantReplyPointer,
  VoiceMemoRequest,
} from '../../../generated/variant/types.gen.ts'
import { encodeTime } from '../../platform/timestamp.ts'
import { PARTS_MAX } from '../drafts/draft.rules.ts'
import { encodeActor } from '../../identity/accounts/actor.current.ts'
import type { Message, ReplyTo } from './message.ts'
import { partIdAt, partIndexOf } from './part.rules.ts'
import { decodePartByValue, encodePartByIndex } from './part.variant.ts'
import type { HandlesInput } from './send-to-handles.ts'
import type { VoiceMemo } from './send-voice-memo.ts'

/*
 * One message in both forms. What a reader of the other form does not see:
 * - the idempotency_key: the message has the message_id that was generated for it (VMSG-007);
 * - delivered in the sense of this form: stamps and events keep the meaning of the current form, and only the answer
 *   of a send says that the message was stored (RCP-034, AMB-094);
 * - of a message of the current form its `text` beside the parts, which this form has no place for (MSG-023).
 * A message of more than 32 parts is read whole through the current form (VMSG-006).
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

/** The document says that one of url and attachment_id is there (AMB-097). */
export function decodeVoiceMemo({ message_id, url, attachment_id, duration_ms }: VoiceMemoRequest): VoiceMemo {
  return { messageId: message_id ?? null, url, attachmentId: attachment_id, durationMs: duration_ms }
}

/** Part ids follow from positions, so that an index names one exactly (AMB-012). */
export function decodeReplyTo({ message_id, part_index }: VariantReplyPointer): ReplyTo {
  return { messageId: message_id, partId: part_index === undefined ? null : partIdAt(part_index) }
}

export function encodeReplyTo({ messageId, partId }: ReplyTo): VariantReplyPointer {
  const index = partId === null ? null : partIndexOf(partId, PARTS_MAX)
  return { message_id: messageId, ...(index !== null && { part_index: index }) }
}

/** The answer of a send (VMSG-010). */
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
