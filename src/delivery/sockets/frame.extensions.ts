import type { SocketClientFrame, SocketServerFrame } from '../../../generated/extensions/types.gen.ts'
import { encodeActor } from '../../identity/accounts/actor.current.ts'
import type { EphemeralSignal } from '../../platform/event-log/ephemeral.ts'
import { encodeEvent } from '../events/event.current.ts'
import type { LogEvent } from '../events/log-event.ts'

const frame = (value: SocketServerFrame): string => JSON.stringify(value)

export const helloFrame = (latest: number, after: number, epoch: string): string =>
  frame({ type: 'hello', latest, after, log_epoch: epoch })
export const eventFrame = (event: LogEvent): string => frame({ type: 'event', event: encodeEvent(event) })
export const ephemeralFrame = (signal: EphemeralSignal): string => frame({ type: 'ephemeral', ...encodeSignal(signal) })
export const pingFrame: string = frame({ type: 'ping' })

/** Time after which a client hides a typing indicator by itself, in milliseconds (TYP-004). */
const typingTimeoutMs = 90_000

/** Encodes a signal for its recipients: typing (TYP-003, TYP-004), drafts (AMB-185), calls and own changes. */
function encodeSignal(signal: EphemeralSignal): { name: string; data: Record<string, unknown> } {
  switch (signal.kind) {
    case 'typing': {
      const name = signal.started ? 'chat.typing_indicator.started' : 'chat.typing_indicator.stopped'
      const participant = encodeActor(signal.participant)
      return { name, data: { chat_id: signal.chatId, participant, timeout_ms: typingTimeoutMs } }
    }
    case 'draft_updated':
      return { name: 'draft.updated', data: { chat_id: signal.chatId, message_id: signal.messageId } }
    case 'ice_candidate': {
      const { callId, number, candidate } = signal
      return { name: 'call.ice_candidate', data: { call_id: callId, number, candidate } }
    }
    case 'requests_changed':
      return { name: 'requests.changed', data: {} }
    case 'chats_changed':
      return { name: 'chats.changed', data: {} }
    case 'chat_changed':
      return { name: 'chat.changed', data: { chat_id: signal.chatId } }
    case 'tasks_changed':
      return { name: 'tasks.changed', data: { context_id: signal.contextId } }
    case 'message_sent': {
      const { chatId, messageId, sequence } = signal
      return { name: 'message.sent', data: { chat_id: chatId, message_id: messageId, sequence } }
    }
    case 'chat_read':
      return { name: 'chat.read', data: { chat_id: signal.chatId, through_sequence: signal.throughSequence } }
  }
}

/** Parses a frame of a client; returns undefined for an invalid frame. Unknown members are ignored. */
export function decodeFrame(text: string): SocketClientFrame | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  const { type, sequence } = (value ?? {}) as { type?: unknown; sequence?: unknown }
  if (type === 'pong') return { type }
  if (type === 'ack' && Number.isSafeInteger(sequence) && (sequence as number) >= 0)
    return { type, sequence: sequence as number }
  return undefined
}
