import type { EphemeralSignal } from '../../platform/event-log/ephemeral.ts'
import { encodeActor } from '../../identity/accounts/actor.current.ts'
import type { Sender } from '../messages/message.ts'

/** Timeout after which a client hides the indicator by itself, in milliseconds (TYP-004). */
const typingTimeoutMs = 90_000

/** Encodes the signal of a typing call for its recipients (TYP-003, TYP-004). */
export function encodeTyping(typing: {
  chatId: string
  participant: Sender
  started: boolean
}): Pick<EphemeralSignal, 'name' | 'data'> {
  return {
    name: typing.started ? 'chat.typing_indicator.started' : 'chat.typing_indicator.stopped',
    data: {
      chat_id: typing.chatId,
      participant: encodeActor(typing.participant),
      timeout_ms: typingTimeoutMs,
    },
  }
}
