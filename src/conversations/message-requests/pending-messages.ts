import { participantAdded } from '../chats/lifecycle-events.ts'
import { conflict } from '../../platform/errors.ts'
import type { Message } from '../messages/message.ts'
import type { WriteSet } from '../writes/write-set.ts'
import { canSee, othersIn, type ChatState, type BatchState } from '../writes/batch-state.ts'
import { requireMember } from '../writes/permission.ts'
import type { AcceptResult, AcceptWrite } from '../writes/write.ts'

/** Lets a message wait in the person's requests, where the first one puts the chat (VMSG-013). */
export function holdForApproval(ledger: BatchState, effects: WriteSet, chat: ChatState, message: Message): void {
  const userId = chat.pendingRecipientId!
  effects.requests.push({ kind: 'message', userId, agentId: message.sender.id, chatId: chat.id })
  // Only a batch in which the person writes has the list, and then this message belongs to it.
  ledger.pending.get(chat.id)?.push(message)
}

/**
 * Gives the person what waited, in its order, as if it had been delivered now; of a group also the membership. The
 * agent of a direct chat is installed from now on (AMB-101).
 */
export function deliverPending(ledger: BatchState, effects: WriteSet, chat: ChatState): number {
  const userId = chat.pendingRecipientId!
  const member = chat.members.get(userId)!
  const held = (ledger.pending.get(chat.id) ?? []).filter((message) => canSee(ledger, member, message))
  chat.pendingRecipientId = null
  effects.pendingRecipients.set(chat.id, null)
  const founder = chat.members.get(chat.createdBy)
  if (chat.kind === 'group' && founder) {
    const effectiveSequence = member.windows.at(-1)!.joinedSequence
    const change = { chatId: chat.id, participant: member.actor, actor: founder.actor, effectiveSequence }
    effects.events.push(...participantAdded(change, [userId]))
  }
  if (chat.kind === 'direct') {
    const agents = othersIn(chat, userId).filter(({ actor }) => actor.type === 'agent')
    effects.installations.push(...agents.map(({ actor }) => ({ userId, agentId: actor.id, chatId: chat.id })))
  }
  for (const { id } of held) {
    effects.events.push({ actorId: userId, eventType: 'message.received', chatId: chat.id, messageId: id, data: null })
  }
  return held.length
}

/**
 * The person lets a request through without a reply.
 * @throws not_found, forbidden (the chat), conflict (nothing waits there any more)
 */
export function decideAccept(ledger: BatchState, effects: WriteSet, write: AcceptWrite): AcceptResult {
  const { chat } = requireMember(ledger, write.chatId, write.actorId)
  if (chat.pendingRecipientId !== write.actorId) throw conflict('This request was decided already.')
  return { released: deliverPending(ledger, effects, chat) }
}
