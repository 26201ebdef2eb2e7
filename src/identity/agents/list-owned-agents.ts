import type { Actor } from '../accounts/actor.ts'
import { listOwned } from '../accounts/actor.store.ts'
import type { IdentityContext } from '../context.ts'
import { readIdCursor } from '../../platform/cursors.ts'
import { paginate, type List, type ListPage } from '../../platform/paginate.ts'

/** Lists a user's agents, oldest first. */
export async function listOwnedAgents(
  context: Pick<IdentityContext, 'database'>,
  ownerId: string,
  page: ListPage,
): Promise<List<Actor>> {
  const rows = await context.database.read((tx) =>
    listOwned(tx, ownerId, readIdCursor('agt', page.cursor) ?? '', page.limit + 1),
  )
  return paginate(rows, page.limit, ({ id }) => id)
}
