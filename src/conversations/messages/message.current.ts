import type {
  Message as MessageBody,
  NewMessage,
  History as HistoryBody,
} from '../../../generated/current/types.gen.ts'
import { invalidRequest } from '../../platform/errors.ts'
import { encodeTime } from '../../platform/timestamp.ts'
import { encodeReaction } from '../reactions/reaction.current.ts'
import type { Reaction } from '../reactions/reaction.ts'
import { encodeActor } from '../../identity/accounts/actor.current.ts'
import type { Message, ReceiptStamps } from './message.ts'
import { decodePart, encodePart } from './part.current.ts'
import type { NewMessageInput } from './send-message.ts'
import type { History } from './list-messages.ts'

/** The body of a send, without the chat, which its route names. Properties that are not described are dropped. */
export function decodeNewMessage(body: NewMessage): Omit<NewMessageInput, 'chatId'> {
  return { messageId: body.message_id, ...decodeContent(body) }
}

/** The body of a send whose path names the chat; it may repeat that chat, and name no other (AMB-025). */
export function decodeChatMessage(chatId: string, body: NewMessage & { chat_id?: string }): NewMessageInput {
  requireSameChat(chatId, body)
  return { chatId, ...decodeNewMessage(body) }
}

/** @throws invalid_request for a body that names another chat than its path */
export function requireSameChat(chatId: string, body: { chat_id?: string }): void {
  if (body.chat_id !== undefined && body.chat_id !== chatId) {
    throw invalidRequest('chat_id names another chat than the path.', 'chat_id')
  }
}

/** The members of a send beside its id and its chat. */
export function decodeContent(body: Omit<NewMessage, 'message_id'>): Omit<NewMessageInput, 'chatId' | 'messageId'> {
  return {
    parts: body.parts.map(decodePart),
    text: body.text ?? null,
    replyTo: body.reply_to ? { messageId: body.reply_to.message_id, partId: body.reply_to.part_id ?? null } : null,
    clientDataModel: body.metadata?.a2uiClientDataModel,
  }
}

/** What a transcript shows beside a message. */
export interface Projection {
  reactions?: readonly Reaction[]
  /** Null or absent: no receipts are shown, as in groups and events (RCP-027, AMB-108). */
  stamps?: ReceiptStamps | null
}

/** A message as answers, events and history show it; without a projection, as it was accepted (EVT-052). */
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

/** What was read was delivered, also when the other side's delivery was never shown (RCP-039, AMB-054). */
function encodeStamps({ deliveredAt, readAt }: ReceiptStamps): Pick<MessageBody, 'delivered_at' | 'read_at'> {
  const delivered = deliveredAt ?? readAt
  return {
    delivered_at: delivered === null ? null : encodeTime(delivered),
    read_at: readAt === null ? null : encodeTime(readAt),
  }
}

/** A page of a transcript, newest first (HIST-002, HIST-009, HIST-010). */
export function encodeHistory({ messages, hasMore }: History): HistoryBody {
  return {
    messages: messages.map(({ message, reactions, stamps }) => encodeMessage(message, { reactions, stamps })),
    has_more: hasMore,
  }
}
