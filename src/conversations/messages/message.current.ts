import type {
  Message as MessageBody,
  NewMessage,
  History as HistoryBody,
} from '../../../generated/current/types.gen.ts'
import { invalidRequest } from '../../platform/errors.ts'
import { encodeTime } from '../../platform/clock.ts'
import { encodeReaction } from '../reactions/reaction.current.ts'
import type { Reaction } from '../reactions/reaction.ts'
import { encodeActor } from '../../identity/accounts/actor.current.ts'
import type { Message, ReceiptStamps } from './message.ts'
import { decodePart, encodePart } from './part.current.ts'
import type { NewMessageInput } from './send-message.ts'
import type { History } from './list-messages.ts'

/** Decodes the body of a send whose route names the chat. Undocumented properties are dropped. */
export function decodeNewMessage(body: NewMessage): Omit<NewMessageInput, 'chatId'> {
  return { messageId: body.message_id, ...decodeContent(body) }
}

/**
 * Decodes the body of a send whose path names the chat. The body may repeat that chat, but not name another (AMB-025).
 */
export function decodeChatMessage(chatId: string, body: NewMessage & { chat_id?: string }): NewMessageInput {
  requireSameChat(chatId, body)
  return { chatId, ...decodeNewMessage(body) }
}

/** @throws invalid_request when the body names another chat than the path */
export function requireSameChat(chatId: string, body: { chat_id?: string }): void {
  if (body.chat_id !== undefined && body.chat_id !== chatId) {
    throw invalidRequest('chat_id must be the chat of the path.', 'chat_id')
  }
}

/** Decodes the members of a send other than its id and chat. */
export function decodeContent(body: Omit<NewMessage, 'message_id'>): Omit<NewMessageInput, 'chatId' | 'messageId'> {
  return {
    parts: body.parts.map(decodePart),
    text: body.text ?? null,
    replyTo: body.reply_to ? decodeReplyTo(body.reply_to) : null,
    clientDataModel: body.metadata?.a2uiClientDataModel,
  }
}

/**
 * @throws invalid_request for a pointer of the other form, which would otherwise point to the whole message (AMB-242)
 */
function decodeReplyTo(pointer: NonNullable<NewMessage['reply_to']>): NonNullable<NewMessageInput['replyTo']> {
  if ('part_index' in pointer)
    throw invalidRequest(
      'reply_to.part_index belongs to another form; name the part by part_id.',
      'reply_to.part_index',
    )
  return { messageId: pointer.message_id, partId: pointer.part_id ?? null }
}

/** Fields of a transcript beside the message. */
export interface Projection {
  reactions?: readonly Reaction[]
  /** Null or absent hides receipts, as in groups and events (RCP-027, AMB-108). */
  stamps?: ReceiptStamps | null
}

/**
 * Encodes a message for answers, events and history. Without a projection, it has the state at acceptance (EVT-052).
 */
export function encodeMessage(message: Message, { reactions = [], stamps }: Projection = {}): MessageBody {
  return {
    message_id: message.id,
    chat_id: message.chatId,
    sequence: message.sequence,
    sender: encodeActor(message.sender),
    parts: message.parts.map(encodePart),
    ...(message.text !== null && { text: message.text }),
    ...(message.replyTo && { reply_to: encodeReplyTo(message.replyTo) }),
    reactions: reactions.map(encodeReaction),
    ...(stamps && encodeStamps(stamps)),
    created_at: encodeTime(message.createdAt),
  }
}

function encodeReplyTo({ messageId, partId }: NonNullable<Message['replyTo']>): MessageBody['reply_to'] {
  return { message_id: messageId, ...(partId !== null && { part_id: partId }) }
}

/** Encodes receipts. A read message counts as delivered, even if its delivery was never shown (RCP-039, AMB-054). */
function encodeStamps({ deliveredAt, readAt }: ReceiptStamps): Pick<MessageBody, 'delivered_at' | 'read_at'> {
  const delivered = deliveredAt ?? readAt
  return {
    delivered_at: delivered === null ? null : encodeTime(delivered),
    read_at: readAt === null ? null : encodeTime(readAt),
  }
}

/** Encodes a page of a transcript, newest first (HIST-002, HIST-009, HIST-010). */
export function encodeHistory({ messages, hasMore }: History): HistoryBody {
  return {
    messages: messages.map(({ message, reactions, stamps }) => encodeMessage(message, { reactions, stamps })),
    has_more: hasMore,
  }
}
