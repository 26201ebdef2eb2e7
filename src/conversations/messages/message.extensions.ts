import type { OwnMessageRequest } from '../../../generated/extensions/types.gen.ts'
import { decodeContent, requireSameChat } from './message.current.ts'
import type { OwnMessageInput } from './send-own-message.ts'

/** Decodes the send of a user, which may have no message id. */
export function decodeOwnMessage(chatId: string, body: OwnMessageRequest): OwnMessageInput {
  requireSameChat(chatId, body)
  return { chatId, messageId: body.message_id ?? null, ...decodeContent(body) }
}
