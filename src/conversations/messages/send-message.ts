import { type SendResult, type SendWrite, sendWrite } from './send.write.ts'
import type { ConversationsContext } from '../context.ts'
import type { Caller } from '../../identity/accounts/caller.ts'

/** Input of a send: the write without its sender. */
export type NewMessageInput = Omit<SendWrite, 'actorId'>

/**
 * Stores a message and notifies the other participants, or returns the message that is already stored under the id. All
 * routes that send use it and share one space of ids (MSG-043).
 * @throws invalid_request (parts, A2UI messages, the reply's target), not_found and forbidden (the chat),
 * idempotency_conflict, limit_exceeded (too many pending messages for a person)
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
