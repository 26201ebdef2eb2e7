import { newEvents } from '../../platform/event-log/append-events.sql.ts'
import type { Batch } from '../../platform/unit-of-work/state.ts'
import { chats, type ChatState } from '../chats/chat.state.ts'
import { participantAdded } from '../chats/lifecycle-events.ts'
import { othersIn, type Membership } from '../chats/membership.ts'
import { newInstallations } from '../installations/installation.store.ts'
import { messageReceived, type Message } from '../messages/message.ts'
import { canSee } from '../messages/suppression.sql.ts'
import { pendingMessages } from './pending-messages.state.ts'

/** Places a new chat in the requests of a person. A declined request is never shown. */
export function beginRequest(
  batch: Batch,
  chat: ChatState,
  { userId, status }: { userId: string; status: 'pending' | 'declined' },
): void {
  const { byChat, newRequests } = batch.get(pendingMessages)
  chat.pendingRecipientId = userId
  byChat.set(chat.id, [])
  batch.get(chats).pendingRecipients.set(chat.id, userId)
  if (status === 'declined') {
    newRequests.push({ kind: 'message', userId, askerId: chat.createdBy, chatId: chat.id, status })
  }
}

/** Makes a message pending for the person in whose requests the chat is (VMSG-013). */
export function addPending(batch: Batch, chat: ChatState, message: Message): void {
  const { byChat, newRequests, chatsWithFirstMessage } = batch.get(pendingMessages)
  const userId = chat.pendingRecipientId!
  if (message.sequence === 1) chatsWithFirstMessage.add(chat.id)
  newRequests.push({ kind: 'message', userId, askerId: message.sender.id, chatId: chat.id })
  // The list is loaded only in batches in which the person writes too.
  byChat.get(chat.id)?.push(message)
}

/**
 * Delivers pending messages to the person in whose requests the chat is, in order, as if sent now. The participants of
 * a group are notified of the person's membership, and the agent of a direct chat is installed (AMB-101).
 */
export function deliverPending(batch: Batch, { chat, participant, actor: person }: Membership): number {
  const userId = person.id
  const { byChat, openers, accepted } = batch.get(pendingMessages)
  const events = batch.get(newEvents)
  const delivered = (byChat.get(chat.id) ?? []).filter((message) => canSee(batch, participant, message))
  chat.pendingRecipientId = null
  const { pendingRecipients, writers } = batch.get(chats)
  pendingRecipients.set(chat.id, null)
  accepted.set(chat.id, userId)
  if (chat.kind === 'group') {
    const opener = openers.get(chat.createdBy) ?? writers.get(chat.createdBy)
    const actor = opener && chat.participants.has(opener.id) ? opener : person
    const effectiveSequence = participant.periods.at(-1)!.joinedSequence
    const change = { chatId: chat.id, participant: person, actor, effectiveSequence }
    const audience = [userId, ...othersIn(chat, userId).map(({ id }) => id)]
    events.push(...participantAdded(change, audience))
  }
  if (chat.kind === 'direct') {
    const agents = othersIn(chat, userId).filter(({ type }) => type === 'agent')
    batch.get(newInstallations).push(...agents.map(({ id }) => ({ userId, agentId: id, chatId: chat.id })))
  }
  for (const { id } of delivered) {
    events.push(messageReceived(userId, { id, chatId: chat.id }))
  }
  return delivered.length
}
