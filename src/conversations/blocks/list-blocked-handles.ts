import type { ConversationsContext } from '../context.ts'
import { readHandleCursor } from '../../platform/cursors.ts'
import { paginate } from '../../platform/paginate.ts'
import type { List, ListPage } from '../../platform/paginate.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import type { BlockedHandle } from './block.ts'
import { listBlocks } from './block.store.ts'

/** Lists the caller's own blocks by handle. Blocked actors cannot see them. */
export async function listBlockedHandles(
  context: Pick<ConversationsContext, 'database'>,
  caller: Caller,
  page: ListPage,
): Promise<List<BlockedHandle>> {
  const found = await context.database.read((tx) =>
    listBlocks(tx, caller.id, readHandleCursor(page.cursor) ?? '', page.limit + 1),
  )
  return paginate(found, page.limit, (blocked) => blocked.handle)
}
