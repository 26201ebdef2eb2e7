import type { Caller } from '../../identity/accounts/caller.ts'
import { chatRead } from '../../identity/users/own-view.extensions.ts'
import type { ConversationsContext } from '../context.ts'
import { markRead, type WatermarkInput } from './mark-read.ts'
import type { ReceiptResult } from './receipt.write.ts'

/** The read watermark of a signed-in user: `markRead` behind a session. The person's other sessions are shown it. */
export async function markOwnRead(
  context: Pick<ConversationsContext, 'commits' | 'ephemeral'>,
  caller: Caller,
  input: WatermarkInput,
): Promise<ReceiptResult> {
  const result = await markRead(context, caller, input)
  const { chatId, throughSequence } = result.receipt
  if (result.advanced) context.ephemeral.publish(chatRead(caller.id, chatId, throughSequence))
  return result
}
