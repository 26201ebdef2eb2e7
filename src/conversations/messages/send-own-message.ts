import type { SendResult } from './send.write.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import type { ConversationsContext } from '../context.ts'
import { sendMessage, type NewMessageInput } from './send-message.ts'

export type OwnMessageInput = Omit<NewMessageInput, 'messageId'> & { messageId: string | null }

/** The send of a signed-in user: `sendMessage`, where the server generates a message id that is not given. */
export function sendOwnMessage(
  context: Pick<ConversationsContext, 'clock' | 'commits' | 'metrics' | 'ids'>,
  caller: Caller,
  input: OwnMessageInput,
): Promise<SendResult> {
  return sendMessage(context, caller, { ...input, messageId: input.messageId ?? context.ids.next('msg') })
}
