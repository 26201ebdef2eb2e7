import { foldHandle } from '../../identity/accounts/handle.rules.ts'
import type { ConversationsContext } from '../context.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import type { BlockChange } from './block.ts'
import { deleteBlock, findBlocked, lockSharedChats } from './block.store.ts'

/**
 * Removes the caller's own block. Messages suppressed during the block stay suppressed (BLK-005), and a block by the
 * other side stays (BLK-016). @returns `changed: false` when there was none, also for an unknown handle
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
