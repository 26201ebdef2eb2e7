import type { Caller } from '../../identity/accounts/caller.ts'
import type { ConversationsContext } from '../context.ts'
import { type ReceiptResult, receiptWrite } from './receipt.write.ts'

/** A message of a direct chat that the caller can see. */
export interface WatermarkInput {
  chatId: string
  messageId: string
}

/**
 * Moves the caller's read watermark forward to a message, and its delivered watermark with it (RCP-014, RCP-017).
 * @throws not_found (chat or message), forbidden (a chat that the caller left), invalid_request (a group)
 */
export async function markRead(
  context: Pick<ConversationsContext, 'commits'>,
  caller: Caller,
  input: WatermarkInput,
): Promise<ReceiptResult> {
  return context.commits.submit(receiptWrite, { status: 'read', actorId: caller.id, ...input })
}

/**
 * Moves the caller's delivered watermark forward to a message. The read watermark is unchanged (RCP-012, RCP-038).
 * @throws not_found (chat or message), forbidden (a chat that the caller left), invalid_request (a group)
 */
export async function markDelivered(
  context: Pick<ConversationsContext, 'commits'>,
  caller: Caller,
  input: WatermarkInput,
): Promise<ReceiptResult> {
  return context.commits.submit(receiptWrite, { status: 'delivered', actorId: caller.id, ...input })
}

/**
 * Moves the read watermark of a signed-in user forward to a message, as `markRead` does. The person's other sessions
 * are signalled; in a group, no other participant is (AMB-196).
 * @throws not_found (chat or message), forbidden (a chat that the person left)
 */
export async function markOwnRead(
  context: Pick<ConversationsContext, 'commits' | 'ephemeral'>,
  caller: Caller,
  input: WatermarkInput,
): Promise<ReceiptResult> {
  const write = { status: 'read', actorId: caller.id, takesGroups: true, ...input } as const
  const result = await context.commits.submit(receiptWrite, write)
  const { chatId, throughSequence } = result.receipt
  if (result.advanced)
    context.ephemeral.publish({ kind: 'chat_read', recipients: [caller.id], chatId, throughSequence })
  return result
}
