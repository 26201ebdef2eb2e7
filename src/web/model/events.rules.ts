import type { MembershipData, Message, Reaction, WatermarkData } from '../../../generated/current/types.gen.ts'
import type { PaymentRequest, UserEvent } from '../../../generated/extensions/types.gen.ts'
import { changeChat, withLast } from './chats.rules.ts'
import { addMessage, changeReaction, moveWatermark } from './conversation.rules.ts'
import { withPayment } from './payments.rules.ts'
import type { ChatEntry, Me, State } from './state.ts'
import { withoutTypist } from './typing.rules.ts'

/** Result of an event: the new state, and the data that must be read because of it. */
export interface Outcome {
  state: State
  /** A new message of another participant. */
  arrived: Message | null
  /** A chat that must be read again, because it is unknown or its participants changed. */
  staleChat: string | null
}

/**
 * Applies one event of the person's log. A repeated event, or one whose change the transcript already contained,
 * changes nothing more; an unknown type changes nothing.
 */
export function applyEvent(state: State, event: UserEvent): Outcome {
  const chatId = event.chat_id
  const nothing: Outcome = { state, arrived: null, staleChat: null }
  if (typeof chatId !== 'string') return nothing
  const entry = state.chats.get(chatId)
  if (!entry) return { ...nothing, staleChat: isOfMyEnd(state, event) ? null : chatId }
  const changeConversation = (change: (before: ChatEntry['conversation']) => ChatEntry['conversation']): Outcome => ({
    ...nothing,
    state: changeChat(state, chatId, (before) => ({ ...before, conversation: change(before.conversation) })),
  })

  switch (event.event_type) {
    case 'message.received':
      return applyMessage(state, entry, (event.data as { message: Message }).message)
    case 'message.delivered':
    case 'message.read': {
      const { through_sequence: through } = event.data as WatermarkData
      // There is no event for the person's own watermarks, so this one is the other side's.
      const status = event.event_type === 'message.read' ? 'read' : 'delivered'
      return changeConversation((before) => moveWatermark(before, status, through))
    }
    case 'reaction.changed': {
      const { change, reaction } = event.data as { change: 'added' | 'removed'; reaction: Reaction }
      return changeConversation((before) => changeReaction(before, reaction.message_id ?? '', change, reaction))
    }
    case 'participant.removed': {
      if (!isOfMyEnd(state, event)) return { ...nothing, staleChat: chatId }
      const chats = new Map(state.chats)
      chats.delete(chatId)
      return { ...nothing, state: { ...state, chats } }
    }
    case 'payment_request.updated': {
      const { payment_request: request } = event.data as { payment_request: PaymentRequest }
      return { ...nothing, state: { ...state, payments: withPayment(state.payments, request) } }
    }
    case 'participant.added':
    case 'chat.owner_changed':
    case 'chat.group_name_updated':
      return { ...nothing, staleChat: chatId }
    default:
      return nothing
  }
}

function applyMessage(state: State, entry: ChatEntry, message: Message): Outcome {
  const { chat, conversation } = entry
  const next = changeChat(state, chat.id, (before) => receive(before, message, state.me))
  const typists = withoutTypist(next.typists, chat.id, message.sender.id)
  const isKnown = message.sequence <= chat.last_sequence
  const isOwn = message.sender.id === state.me.userId
  // The person wrote the missing messages in another session, for which there is no event.
  const last = conversation.messages.at(-1)?.sequence
  const isAtEnd = conversation.isLoaded && !conversation.hasNewer
  const leavesGap = isAtEnd && last !== undefined && message.sequence > last + 1
  return {
    state: { ...next, typists },
    arrived: isKnown || isOwn ? null : message,
    staleChat: leavesGap ? chat.id : null,
  }
}

/** Returns whether this is the last event of a chat that the person has left, which can no longer be read. */
function isOfMyEnd({ me }: State, { event_type: type, data }: UserEvent): boolean {
  return type === 'participant.removed' && (data as MembershipData).participant.id === me.userId
}

function receive(entry: ChatEntry, message: Message, me: Me): ChatEntry {
  return { ...withLast(entry, message, me), conversation: addMessage(entry.conversation, message) }
}
