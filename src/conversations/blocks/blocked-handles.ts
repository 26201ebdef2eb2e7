import { readHandleCursor } from '../../platform/cursors.ts'
import { paginate, type List, type ListPage } from '../../platform/paginate.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { foldHandle } from '../../identity/accounts/handle.rules.ts'
import { invalidRequest } from '../../platform/errors.ts'
import type { Needs } from '../../platform/context.ts'
import { requireReachable } from '../chats/reachable-actor.sql.ts'
import {
  type BlockedHandle,
  listBlocks,
  type BlockChange,
  findBlocked,
  insertBlock,
  lockSharedChats,
  deleteBlock,
} from './block.sql.ts'

/** Lists the caller's own blocks by handle. Blocked actors cannot see them. */
export async function listBlockedHandles(
  context: Needs<'database'>,
  caller: Caller,
  page: ListPage,
): Promise<List<BlockedHandle>> {
  const found = await context.database.read((tx) =>
    listBlocks(tx, caller.id, readHandleCursor(page.cursor) ?? '', page.limit + 1),
  )
  return paginate(found, page.limit, (blocked) => blocked.handle)
}

/**
 * Blocks a handle: its messages no longer reach the caller and, in their direct chat, the caller's messages no longer
 * reach it. The blocked actor is not notified, and no event is emitted (BLK-001, BLK-006, BLK-011).
 * @returns `changed: false` when it was already blocked
 * @throws invalid_request (own handle), not_found (unknown handle, or a private agent of another person)
 */
export async function blockHandle(
  context: Needs<'clock' | 'database'>,
  caller: Caller,
  requestedHandle: string,
): Promise<BlockChange> {
  const handle = foldHandle(requestedHandle)
  if (handle === caller.handle) throw invalidRequest('You cannot block yourself.', 'handle')
  return context.database.write(async (tx) => {
    if ((await findBlocked(tx, caller.id, handle)) !== undefined) return { handle, changed: false }
    const [target] = await requireReachable(tx, caller.id, [handle], 'handle')
    await lockSharedChats(tx, caller.id, target!.id)
    return { handle, changed: await insertBlock(tx, caller.id, target!.id, context.clock.now()) }
  })
}

/**
 * Removes the caller's own block. Messages suppressed during the block stay suppressed (BLK-005), and a block by the
 * other side stays (BLK-016).
 * @returns `changed: false` when there was none, also for an unknown handle
 */
export async function unblockHandle(
  context: Needs<'database'>,
  caller: Caller,
  requestedHandle: string,
): Promise<BlockChange> {
  const handle = foldHandle(requestedHandle)
  return context.database.write(async (tx) => {
    const blockedId = await findBlocked(tx, caller.id, handle)
    if (blockedId === undefined) return { handle, changed: false }
    await lockSharedChats(tx, caller.id, blockedId)
    return { handle, changed: await deleteBlock(tx, caller.id, blockedId) }
  })
}
