import { type ReceiptResult, receiptWrite } from './receipt.write.ts'
import type { ConversationsContext } from '../context.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import type { WatermarkInput } from './mark-read.ts'

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
