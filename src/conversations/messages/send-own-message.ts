import type { SendResult } from './send.write.ts'
import { messageSent } from '../../identity/users/own-view.extensions.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import type { ConversationsContext } from '../context.ts'
import { sendMessage, type NewMessageInput } from './send-message.ts'

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
  if (caller.kind === 'user' && !sent.replayed) context.ephemeral.publish(messageSent(caller.id, sent.message))
  return sent
}
