import type { FoundMessage as FoundMessageBody, OwnMessageRequest } from '../../../generated/extensions/types.gen.ts'
import { encodeActor } from '../../identity/accounts/actor.current.ts'
import { encodeTime } from '../../platform/clock.ts'
import { decodeContent, requireSameChat } from './message.current.ts'
import type { FoundMessage } from './search-messages.ts'
import type { OwnMessageInput } from './send-message.ts'

/** Decodes the send of a user, which may have no message id. */
export function decodeOwnMessage(chatId: string, body: OwnMessageRequest): OwnMessageInput {
  requireSameChat(chatId, body)
  return { chatId, messageId: body.message_id ?? null, ...decodeContent(body) }
}

export function encodeFoundMessage({ message, excerpt }: FoundMessage): FoundMessageBody {
  return {
    message_id: message.id,
    chat_id: message.chatId,
    sequence: message.sequence,
    sender: encodeActor(message.sender),
    created_at: encodeTime(message.createdAt),
    excerpt: excerpt.text,
    matches: excerpt.matches,
  }
}
