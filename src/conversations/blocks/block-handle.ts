import { foldHandle } from '../../identity/accounts/handle.rules.ts'
import { requireReachable } from '../chats/reachable-actor.store.ts'
import type { ConversationsContext } from '../context.ts'
import { invalidRequest } from '../../platform/errors.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import type { BlockChange } from './block.ts'
import { findBlocked, insertBlock, lockSharedChats } from './block.store.ts'

/**
 * Blocks a handle: its messages no longer reach the caller and, in their direct chat, the caller's messages no longer
 * reach it. The blocked actor is not notified, and no event is emitted (BLK-001, BLK-006, BLK-011). @returns `changed:
 * false` when it was already blocked @throws invalid_request (own handle), not_found (unknown handle, or a private
 * agent of another person)
 */
export async function blockHandle(
  context: Pick<ConversationsContext, 'clock' | 'database'>,
  caller: Caller,
  wanted: string,
): Promise<BlockChange> {
  const handle = foldHandle(wanted)
  if (handle === caller.handle) throw invalidRequest('You cannot block yourself.', 'handle')
  return context.database.write(async (tx) => {
    if ((await findBlocked(tx, caller.id, handle)) !== undefined) return { handle, changed: false }
    const [target] = await requireReachable(tx, caller.id, [handle], 'handle')
    await lockSharedChats(tx, caller.id, target!.id)
    return { handle, changed: await insertBlock(tx, caller.id, target!.id, context.clock.now()) }
  })
}
