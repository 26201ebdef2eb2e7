import type { MembershipData, Message, Reaction, WatermarkData } from '../../../generated/current/types.gen.ts'
import type { PaymentRequest, UserEvent } from '../../../generated/extensions/types.gen.ts'
import { changeChat } from './chats.rules.ts'
import { addMessage, changeReaction, moveWatermark } from './conversation.rules.ts'
import { withPayment } from './payments.rules.ts'
import type { ChatEntry, State } from './state.ts'
import { withoutTypist } from './typing.rules.ts'

/** What an event changes, and what has to be asked for because of it. */
export interface Outcome {
  state: State
  /** A message of somebody else that was not known before. */
  arrived: Message | null
  /** A chat that has to be read anew: it is not known, or who is in it has changed. */
  staleChat: string | null
}

/**
 * Applies one event of the person's log. An event that comes again, or that the transcript has told already, changes
 * nothing more; a type that is not known changes nothing.
 */
export function applyEvent(state: State, event: UserEvent): Outcome {
  const chatId = event.chat_id
  const nothing: Outcome = { state, arrived: null, staleChat: null }
  if (chatId === undefined) return nothing
  const entry = state.chats.get(chatId)
  if (!entry) return { ...nothing, staleChat: isOfMyEnd(state, event) ? null : chatId }
  const changed = (change: (before: ChatEntry) => ChatEntry): Outcome => ({
    ...nothing,
    state: changeChat(state, chatId, change),
  })
  const changeConversation = (change: (before: ChatEntry['conversation']) => ChatEntry['conversation']): Outcome =>
    changed((before) => ({ ...before, conversation: change(before.conversation) }))

  switch (event.event_type) {
    case 'message.received': {
      const { message } = event.data as { message: Message }
      const isKnown = entry.conversation.messages.some(({ message_id }) => message_id === message.message_id)
      const { state: next } = changed((before) => receive(before, message))
      const typists = withoutTypist(next.typists, chatId, message.sender.id)
      const isOwn = message.sender.id === state.me.userId
      // What lies between was written by the same person in another session: no event tells of it.
      const last = entry.conversation.messages.at(-1)?.sequence
      const leavesGap = last !== undefined && message.sequence > last + 1
      const staleChat = leavesGap ? chatId : null
      return { state: { ...next, typists }, arrived: isKnown || isOwn ? null : message, staleChat }
    }
    case 'message.delivered':
    case 'message.read': {
      const { through_sequence: through } = event.data as WatermarkData
      // Of the person's own watermarks no event tells: it is always the other side.
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
    case 'chat.group_name_updated':
      return { ...nothing, staleChat: chatId }
    default:
      return nothing
  }
}

/** The last event of a chat that the person has left: there is nothing to be read any more. */
function isOfMyEnd({ me }: State, { event_type: type, data }: UserEvent): boolean {
  return type === 'participant.removed' && (data as MembershipData).participant.id === me.userId
}

function receive(entry: ChatEntry, message: Message): ChatEntry {
  const lastSequence = Math.max(entry.chat.last_sequence, message.sequence)
  const chat = { ...entry.chat, last_sequence: lastSequence }
  return { ...entry, chat, conversation: addMessage(entry.conversation, message) }
}
