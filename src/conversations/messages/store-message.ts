import { assertWithinLimit } from '../../platform/limits/account-limits.ts'
import { keyOf, type Batch, type BatchKeys } from '../../platform/unit-of-work/state.ts'
import { newEvents } from '../../platform/event-log/append-events.sql.ts'
import { attachments } from '../attachments/attachment.sql.ts'
import { useAttachments } from '../attachments/resolve-attachments.ts'
import { isBlocked, blocks } from '../blocks/block.sql.ts'
import { chats, type ChatState } from '../chats/chat.state.ts'
import { isPendingFor } from '../chats/membership.rules.ts'
import { othersIn, type Membership } from '../chats/membership.ts'
import { addPending, deliverPending } from '../message-requests/pending-messages.ts'
import { pendingMessages } from '../message-requests/pending-messages.state.ts'
import { messageReceived, type Message, type MessageContent } from './message.ts'
import { messages } from './message.sql.ts'
import { suppressions } from './suppression.sql.ts'

/** Adds the keys that `storeMessage` needs besides the chat. */
export function requestDeliveryKeys(keys: BatchKeys, senderId: string): void {
  keys.of(blocks)
  keys.of(attachments)
  keys.of(pendingMessages).add(senderId)
}

/**
 * Appends a message to a chat and notifies the other participants. A person's message first delivers the pending
 * messages.
 * @throws limit_exceeded
 */
export function storeMessage(
  batch: Batch,
  membership: Membership,
  content: MessageContent & { id: string },
  now: number,
): Message {
  const { chat, actor } = membership
  if (isPendingFor(chat, actor.id)) deliverPending(batch, membership)
  else if (chat.pendingRecipientId !== null) {
    const most = batch.limits.of('pending_messages_per_request', chat.createdBy)
    assertWithinLimit('pending_messages_per_request', chat.lastSequence, most)
  }
  const sequence = ++chat.lastSequence
  const message: Message = { ...content, chatId: chat.id, sequence, sender: actor, createdAt: now }
  const { byId, added } = batch.get(messages)
  byId.set(message.id, message)
  added.push(message)
  batch.get(chats).changed.add(chat)
  useAttachments(batch, message.parts, chat.kind, now)
  deliver(batch, chat, message)
  return message
}

/** Adds an event for every other participant. A block causes a permanent suppression instead (MSG-030, BLK-003). */
function deliver(batch: Batch, chat: ChatState, message: Message): void {
  const events = batch.get(newEvents)
  const blocked = batch.get(blocks)
  for (const { id: actorId } of othersIn(chat, message.sender.id)) {
    if (isBlocked(blocked, chat, message.sender.id, actorId)) suppress(batch, message, actorId)
    else if (isPendingFor(chat, actorId)) addPending(batch, chat, message)
    else events.push(messageReceived(actorId, message))
  }
}

function suppress(batch: Batch, message: Message, actorId: string): void {
  const { pairs, added } = batch.get(suppressions)
  pairs.add(keyOf(message.id, actorId))
  added.push({ chatId: message.chatId, sequence: message.sequence, messageId: message.id, actorId })
}
