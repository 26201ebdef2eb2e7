import type { Opening, SendResult } from '../writes/write.ts'
import type { ConversationsContext } from '../context.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import type { ReplyTo } from './message.ts'
import type { Part } from './part.ts'

export interface NewMessageInput {
  chatId: string
  /** Minted by the sender; the idempotency key of the send (MSG-016). */
  messageId: string
  parts: Part[]
  text: string | null
  replyTo: ReplyTo | null
  /** What the sender says of the data models of its surfaces; checked and not kept (A2UI-012). */
  clientDataModel?: unknown
  /** The recipients name the chat, and it is opened when it is not there. */
  opens?: Opening
  /** The sender's own name for this send: a repeat gets what the first one stored. */
  idempotencyKey?: string
}

/**
 * Stores a message and tells the other members, or answers the one that is stored under the id already. Serves
 * every route that sends; all of them share one space of ids (MSG-043).
 * @throws invalid_request (parts, A2UI messages, the reply's target), not_found and forbidden (the chat), idempotency_conflict
 */
export async function sendMessage(
  context: Pick<ConversationsContext, 'commits' | 'metrics'>,
  caller: Caller,
  input: NewMessageInput,
): Promise<SendResult> {
  const startedAt = performance.now()
  const sent = await context.commits.submit({ kind: 'send', actorId: caller.id, ...input })
  context.metrics?.send((performance.now() - startedAt) / 1000)
  return sent
}
