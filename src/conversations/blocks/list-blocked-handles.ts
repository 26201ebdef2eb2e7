import type { ConversationsContext } from '../context.ts'
import { paginate } from '../../platform/paginate.ts'
import type { List, ListPage } from '../../platform/paginate.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import type { BlockedHandle } from './block.ts'
import { listBlocks } from './block.store.ts'

/** The caller's own blocks by handle. Nobody sees who blocks them. */
export async function listBlockedHandles(
  context: Pick<ConversationsContext, 'database'>,
  caller: Caller,
  page: ListPage,
): Promise<List<BlockedHandle>> {
  const found = await context.database.read((tx) => listBlocks(tx, caller.id, page.cursor ?? '', page.limit + 1))
  return paginate(found, page.limit, (blocked) => blocked.handle)
}
