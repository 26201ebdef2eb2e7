import type { ConversationsContext } from '../../conversations/context.ts'
import { readIdCursor } from '../../platform/cursors.ts'
import { paginate, type List, type ListPage } from '../../platform/paginate.ts'
import type { Community } from './community.ts'
import { listOwned } from './community.store.ts'

/** Lists a person's communities, oldest first. */
export async function listOwnedCommunities(
  context: Pick<ConversationsContext, 'database'>,
  ownerId: string,
  page: ListPage,
): Promise<List<Community>> {
  const rows = await context.database.read((tx) =>
    listOwned(tx, ownerId, readIdCursor('com', page.cursor) ?? '', page.limit + 1),
  )
  return paginate(rows, page.limit, ({ id }) => id)
}
