import { type SendResult, type SendWrite, sendWrite } from './send.write.ts'
import type { ConversationsContext } from '../context.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { speakAsOwned } from '../../identity/agents/act-as-owned.ts'

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

export type OwnMessageInput = Omit<NewMessageInput, 'messageId'> & { messageId: string | null }

/**
 * Sends a message of a signed-in user with `sendMessage`. The server generates a missing message id. The person's other
 * sessions are signalled (AMB-181).
 */
export async function sendOwnMessage(
  context: Pick<ConversationsContext, 'clock' | 'commits' | 'metrics' | 'ids' | 'ephemeral'>,
  caller: Caller,
  input: OwnMessageInput,
): Promise<SendResult> {
  const sent = await sendMessage(context, caller, { ...input, messageId: input.messageId ?? context.ids.next('msg') })
  if (caller.kind === 'user' && !sent.replayed) {
    const { chatId, id, sequence } = sent.message
    context.ephemeral.publish({ kind: 'message_sent', recipients: [caller.id], chatId, messageId: id, sequence })
  }
  return sent
}

/**
 * Sends a message of an agent that the person owns (AMB-183), under the rules of the agent.
 * @throws DomainError not_found, forbidden for a suspended agent, and the errors of `sendMessage`
 */
export async function sendOwnedAgentMessage(
  context: Pick<ConversationsContext, 'clock' | 'commits' | 'database' | 'metrics' | 'ids' | 'ephemeral'>,
  owner: Caller,
  agentId: string,
  input: OwnMessageInput,
): Promise<SendResult> {
  return sendOwnMessage(context, await speakAsOwned(context, owner, agentId), input)
}
