import type { OwnMessageRequest } from '../../../generated/extensions/types.gen.ts'
import { decodeContent, requireSameChat } from './message.current.ts'
import type { OwnMessageInput } from './send-own-message.ts'

/** The send of a user, who may leave the message id to the server. */
export function decodeOwnMessage(chatId: string, body: OwnMessageRequest): OwnMessageInput {
  requireSameChat(chatId, body)
  return { chatId, messageId: body.message_id ?? null, ...decodeContent(body) }
}
