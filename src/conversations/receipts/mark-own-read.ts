import type { Caller } from '../../identity/accounts/caller.ts'
import { chatRead } from '../../identity/users/own-view.extensions.ts'
import type { ConversationsContext } from '../context.ts'
import type { WatermarkInput } from './mark-read.ts'
import { receiptWrite, type ReceiptResult } from './receipt.write.ts'

/**
 * Moves the read watermark of a signed-in user forward to a message, as `markRead` does. The person's other sessions
 * are signalled; in a group, no other participant is (AMB-196). @throws not_found (chat or message), forbidden (a chat
 * that the person left)
 */
export async function markOwnRead(
  context: Pick<ConversationsContext, 'commits' | 'ephemeral'>,
  caller: Caller,
  input: WatermarkInput,
): Promise<ReceiptResult> {
  const write = { status: 'read', actorId: caller.id, takesGroups: true, ...input } as const
  const result = await context.commits.submit(receiptWrite, write)
  const { chatId, throughSequence } = result.receipt
  if (result.advanced) context.ephemeral.publish(chatRead(caller.id, chatId, throughSequence))
  return result
}
