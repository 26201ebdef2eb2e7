import type { SendResult } from './send.write.ts'
import type { Opening } from '../chats/opened-chats.state.ts'
import { foldHandle } from '../../identity/accounts/handle.rules.ts'
import { requireAdmitted } from '../../identity/agents/access.store.ts'
import { fitsAgentChat, participantsKey } from '../chats/chat.rules.ts'
import { findChatByPair } from '../chats/chat.store.ts'
import { requireRecipients } from '../chats/reachable-actor.sql.ts'
import { reachesDirectly, requestStatus } from '../message-requests/first-contact.rules.ts'
import { firstContactsOf } from '../message-requests/first-contact.sql.ts'
import type { ConversationsContext } from '../context.ts'
import { invalidRequest } from '../../platform/errors.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import type { ReplyTo, Sender } from './message.ts'
import type { Part } from './part.ts'
import { sendMessage } from './send-message.ts'

export interface HandlesInput {
  /** The recipients, at least one. */
  to: readonly string[]
  parts: Part[]
  replyTo: ReplyTo | null
  /** Idempotency key of the sender. With null, every call sends. */
  idempotencyKey: string | null
  /** The sender's data models of its surfaces: validated, but not stored (A2UI-012). */
  clientDataModel?: unknown
}

/**
 * Stores a message in the chat of exactly these recipients and the caller, and opens it if there is none. The first
 * message of an agent to a person is pending in that person's requests; the answer does not show it (VMSG-013).
 * @throws invalid_request (recipients, parts, A2UI messages, the reply's target), not_found (a handle), forbidden (a
 * chat that the caller left or was removed from, or agents whose lists reject it), limit_exceeded
 */
export async function sendToHandles(
  context: Pick<ConversationsContext, 'clock' | 'commits' | 'metrics' | 'ids' | 'database'>,
  caller: Caller,
  input: HandlesInput,
): Promise<SendResult> {
  const handles = recipientsOf(input.to, caller.handle)
  const opens = await context.database.read((tx) => addressed(tx, caller, handles))
  return sendMessage(context, caller, {
    chatId: context.ids.next('cnv'),
    messageId: context.ids.next('msg'),
    parts: input.parts,
    text: null,
    replyTo: input.replyTo,
    clientDataModel: input.clientDataModel,
    opens,
    ...(input.idempotencyKey !== null && { idempotencyKey: input.idempotencyKey }),
  })
}

/** Returns the recipients without duplicates and without the sender. */
function recipientsOf(to: readonly string[], own: string): string[] {
  const handles = new Set(to.map(foldHandle))
  handles.delete(own)
  if (handles.size === 0) throw invalidRequest('to must name a recipient other than you.', 'to')
  return [...handles]
}

/** Builds the opening. Access lists (AMB-102) and the person's request settings (AMB-115) apply to new chats only. */
async function addressed(tx: Tx, caller: Caller, handles: readonly string[]): Promise<Opening> {
  const others = await requireRecipients(tx, caller.id, handles, 'to')
  const opening = openingOf(caller, others)
  const known = await findChatByPair(tx, opening.participantsKey)
  // The participants of a group may change before it is locked. Then another group is opened.
  if (known && opening.kind === 'direct') return opening
  if (!known) await requireAdmitted(tx, caller, others)
  const userId = caller.kind === 'agent' ? others.find(({ type }) => type === 'user')?.id : undefined
  const contact = userId && (await firstContactsOf(tx, caller, [userId])).get(userId)
  if (!userId || !contact || reachesDirectly(contact)) return opening
  return { ...opening, request: { userId, status: requestStatus(contact) } }
}

function openingOf(caller: Caller, others: readonly Sender[]): Opening {
  const participants: Sender[] = [{ type: caller.kind, id: caller.id, handle: caller.handle }, ...others]
  if (!fitsAgentChat(participants)) throw invalidRequest('to names more than one person and five other agents.', 'to')
  return {
    participantsKey: participantsKey(participants.map(({ id }) => id)),
    kind: participants.length === 2 ? 'direct' : 'group',
    participants,
    request: null,
  }
}
