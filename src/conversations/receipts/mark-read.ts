import { type ReceiptResult, receiptWrite } from './receipt.write.ts'
import type { ConversationsContext } from '../context.ts'
import type { Caller } from '../../identity/accounts/caller.ts'

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
