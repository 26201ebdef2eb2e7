import type { FoundMessage as FoundMessageBody } from '../../../generated/extensions/types.gen.ts'
import { encodeActor } from '../../identity/accounts/actor.current.ts'
import { encodeTime } from '../../platform/clock.ts'
import type { FoundMessage } from './search-messages.ts'

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
