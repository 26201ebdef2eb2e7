import { keyOf, type Batch, type BatchKeys, type WriteKind } from '../../platform/unit-of-work/state.ts'
import { decideSurfaces, keepSurfaces, surfacesNamed } from '../a2ui/decide-surfaces.ts'
import { carriesA2ui } from '../a2ui/read-messages.rules.ts'
import { surfaces } from '../a2ui/surface.sql.ts'
import { requestAttachmentKeys, resolveAttachments } from '../attachments/resolve-attachments.ts'
import { requestChatKeys, requireMembership, requireReader, type Membership } from '../chats/membership.ts'
import { openChat } from '../chats/open-chat.ts'
import { findOpened, openedChats, type Opening } from '../chats/opened-chats.state.ts'
import { openingCounts } from '../chats/opening-counts.state.ts'
import { drafts } from '../drafts/draft.state.ts'
import { idempotencyKeys } from './idempotency-key.sql.ts'
import { messages } from './message.sql.ts'
import type { Message, MessageContent } from './message.ts'
import { checkReplyTarget, decideIdempotency, noReplyTarget, purgedConflict } from './send.rules.ts'
import { requestDeliveryKeys, storeMessage } from './store-message.ts'
import { requestMessageKeys, visibleMessage } from './suppression.sql.ts'

/** A message to store, with an id from the sender or the server. */
export interface SendWrite extends MessageContent {
  actorId: string
  /** Id of the chat. With `opens`, the id for a new chat, used if the recipients have no chat yet. */
  chatId: string
  /** Idempotency key of the send (MSG-016). */
  messageId: string
  /** The sender's data models of its surfaces: validated, but not stored (A2UI-012). */
  clientDataModel?: unknown
  /** The recipients identify the chat, which is opened if there is none. */
  opens?: Opening
  /** Further idempotency key: a repeat returns the message of the first send. */
  idempotencyKey?: string
}

export interface SendResult {
  message: Message
  /** Whether the id was already stored for this sender. `message` is then the stored message. */
  replayed: boolean
  /** Whether the send opened the chat. For a replay, whether the first send did. */
  createdChat: boolean
}

export const sendWrite: WriteKind<SendWrite, SendResult> = {
  name: 'send',
  partition: ({ chatId }) => chatId,
  requestKeys: requestKeysOfSend,
  decide: decideSend,
}

function requestKeysOfSend(write: SendWrite, keys: BatchKeys): void {
  const { actorId, idempotencyKey, opens, parts } = write
  if (opens) {
    keys.of(openedChats).push({ actorId, opening: opens })
    keys.of(openingCounts).push({ actorId, opening: opens })
  } else {
    requestChatKeys(keys, write.chatId, actorId)
    // With recipients in place of a chat, the server generates the id.
    keys.of(drafts).ids.add(write.messageId)
  }
  keys.of(messages).ids.add(write.messageId)
  if (write.replyTo) {
    const { messageId } = write.replyTo
    requestMessageKeys(keys, messageId, (batch) =>
      opens ? batch.get(openedChats).get(opens.participantsKey) : write.chatId,
    )
  }
  if (idempotencyKey !== undefined) {
    keys.of(idempotencyKeys).set(keyOf(actorId, idempotencyKey), { actorId, idempotencyKey })
  }
  requestAttachmentKeys(keys, parts)
  requestDeliveryKeys(keys, actorId)
  if (!parts.some(carriesA2ui)) return
  keys.of(surfaces).push((batch) => {
    const chatId = chatIdOf(batch, write)
    return chatId === undefined ? [] : surfacesNamed({ chatId, parts })
  })
}

/**
 * Stores, replays or rejects one send.
 * @throws not_found, forbidden (the chat), idempotency_conflict (the id), invalid_request (the reply's target,
 * attachments, A2UI messages), limit_exceeded (too many pending messages for the person, too many groups), rate_limited
 * (too many message requests of the agent)
 */
function decideSend(batch: Batch, write: SendWrite, now: number): SendResult {
  const chatId = chatIdOf(batch, write)
  const known = chatId === undefined ? undefined : requireMembership(batch, chatId, write.actorId)
  const earlier = findEarlier(batch, write)
  if (earlier) return { ...earlier, replayed: true }
  if (known) requireReader(known)
  checkReply(batch, write, known)
  const { actorId, messageId, chatId: _, clientDataModel, opens, idempotencyKey, ...content } = write
  const parts = resolveAttachments(batch, actorId, write.parts)
  const shown = decideSurfaces(batch, { actorId, chatId: chatId ?? write.chatId, parts, clientDataModel })
  const membership = known ?? openChat(batch, write, opens!, now)
  const message = storeMessage(batch, membership, { ...content, id: messageId, parts }, now)
  keepSurfaces(batch, shown)
  const createdChat = known === undefined
  if (idempotencyKey !== undefined) keepKey(batch, actorId, idempotencyKey, { message, createdChat })
  return { message, replayed: false, createdChat }
}

/** Returns the chat of a send. Undefined when the recipients have no chat yet. */
function chatIdOf(batch: Batch, { opens, chatId }: SendWrite): string | undefined {
  return opens ? findOpened(batch, opens.participantsKey) : chatId
}

/** Finds the message that this sender stored under the id or key of the send. */
function findEarlier(batch: Batch, write: SendWrite): Pick<SendResult, 'message' | 'createdChat'> | undefined {
  const { actorId, idempotencyKey } = write
  const keyed =
    idempotencyKey === undefined ? undefined : batch.get(idempotencyKeys).byKey.get(keyOf(actorId, idempotencyKey))
  if (keyed?.message === null) throw purgedConflict()
  if (keyed) return { message: keyed.message, createdChat: keyed.createdChat }
  const { byId, purged } = batch.get(messages)
  const stored = byId.get(write.messageId)
  const draft = batch.get(drafts).byId.get(write.messageId)
  const decision = decideIdempotency(actorId, stored, draft, purged.has(write.messageId))
  return decision === 'replay' ? { message: stored!, createdChat: false } : undefined
}

function checkReply(batch: Batch, { replyTo }: SendWrite, membership: Membership | undefined): void {
  if (!replyTo) return
  if (!membership) throw noReplyTarget()
  const { chat, participant } = membership
  checkReplyTarget(replyTo, chat.id, visibleMessage(batch, participant, replyTo.messageId))
}

function keepKey(
  batch: Batch,
  actorId: string,
  idempotencyKey: string,
  { message, createdChat }: Pick<SendResult, 'message' | 'createdChat'>,
): void {
  const { byKey, added } = batch.get(idempotencyKeys)
  byKey.set(keyOf(actorId, idempotencyKey), { message, createdChat })
  added.push({ actorId, idempotencyKey, messageId: message.id, createdChat })
}
