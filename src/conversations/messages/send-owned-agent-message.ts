import type { Caller } from '../../identity/accounts/caller.ts'
import { speakAsOwned } from '../../identity/agents/act-as-owned.ts'
import type { ConversationsContext } from '../context.ts'
import { sendOwnMessage, type OwnMessageInput } from './send-own-message.ts'
import type { SendResult } from './send.write.ts'

/**
 * Sends a message of an agent that the person owns (AMB-183), under the rules of the agent. @throws DomainError
 * not_found, forbidden for a suspended agent, and the errors of `sendMessage`
 */
export async function sendOwnedAgentMessage(
  context: Pick<ConversationsContext, 'clock' | 'commits' | 'database' | 'metrics' | 'ids' | 'ephemeral'>,
  owner: Caller,
  agentId: string,
  input: OwnMessageInput,
): Promise<SendResult> {
  return sendOwnMessage(context, await speakAsOwned(context, owner, agentId), input)
}
