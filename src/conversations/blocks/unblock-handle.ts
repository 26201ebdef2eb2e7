import { foldHandle } from '../../identity/accounts/handle.rules.ts'
import type { ConversationsContext } from '../context.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import type { BlockChange } from './block.ts'
import { deleteBlock, findBlocked, lockSharedChats } from './block.store.ts'

/**
 * Lifts the caller's own block. What was suppressed while it stood stays suppressed (BLK-005), and a block by the
 * other side goes on (BLK-016).
 * @returns `changed: false` when there was none, an unknown handle included
 */
export async function unblockHandle(
  context: Pick<ConversationsContext, 'database'>,
  caller: Caller,
  wanted: string,
): Promise<BlockChange> {
  const handle = foldHandle(wanted)
  return context.database.write(async (tx) => {
    const blockedId = await findBlocked(tx, caller.id, handle)
    if (blockedId === undefined) return { handle, changed: false }
    await lockSharedChats(tx, caller.id, blockedId)
    return { handle, changed: await deleteBlock(tx, caller.id, blockedId) }
  })
}
