import { type SendResult, type SendWrite, sendWrite } from './send.write.ts'
import type { ConversationsContext } from '../context.ts'
import type { Caller } from '../../identity/accounts/caller.ts'

/** What a sender gives: the write without its sender. */
export type NewMessageInput = Omit<SendWrite, 'actorId'>

/**
 * Stores a message and notifies the other participants, or answers the one that is stored under the id already. Serves
 * every route that sends; all of them share one space of ids (MSG-043).
 * @throws invalid_request (parts, A2UI messages, the reply's target), not_found and forbidden (the chat), idempotency_conflict,
 *   limit_exceeded (too many messages wait for the answer of a person)
 */
export async function sendMessage(
  context: Pick<ConversationsContext, 'clock' | 'commits' | 'metrics'>,
  caller: Caller,
  input: NewMessageInput,
): Promise<SendResult> {
  const startedAt = context.clock.monotonic()
  const sent = await context.commits.submit(sendWrite, { actorId: caller.id, ...input })
  context.metrics?.send((context.clock.monotonic() - startedAt) / 1000)
  return sent
}
