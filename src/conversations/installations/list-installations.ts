import type { ConversationsContext } from '../context.ts'
import { readIdCursor } from '../../platform/cursors.ts'
import { paginate, type List, type ListPage } from '../../platform/paginate.ts'
import { type Installation, listInstallationRows } from './installation.store.ts'

/** Lists the agents that can write to a person, in the order of their installation. */
export async function listInstallations(
  context: Pick<ConversationsContext, 'database'>,
  userId: string,
  page: ListPage,
): Promise<List<Installation>> {
  const rows = await context.database.read((tx) =>
    listInstallationRows(tx, userId, readIdCursor('ins', page.cursor) ?? '', page.limit + 1),
  )
  return paginate(rows, page.limit, ({ id }) => id)
}
