import { forbidden, notFound } from '../../platform/errors.ts'
import { canSee, type ChatState, type BatchState, type MemberState } from './batch-state.ts'
import type { Message } from '../messages/message.ts'

export interface Membership {
  chat: ChatState
  member: MemberState
}

/**
 * The chat that a write names, and the caller's place in it. Checked on every write, before anything else is
 * looked up (AMB-008, AMB-009).
 * @throws not_found to those who never were in it, forbidden to those who were (AMB-055)
 */
export function requireMember(ledger: BatchState, chatId: string, actorId: string): Membership {
  const chat = ledger.chats.get(chatId)
  const member = chat?.members.get(actorId)
  if (!chat || !member) throw notFound('There is no such chat.')
  if (!member.current) throw forbidden('You are no longer in this chat.')
  return { chat, member }
}

/** The message with an id, if a member can see it; unknown and hidden ones are the same (BLK-015, HIST-018). */
export function visibleMessage(ledger: BatchState, member: MemberState, messageId: string): Message | undefined {
  const message = ledger.messages.get(messageId)
  return message && canSee(ledger, member, message) ? message : undefined
}
