import type { ConversationsContext } from '../context.ts'
import { paginate, type List, type ListPage } from '../../platform/paginate.ts'
import { type Installation, listInstallationRows } from './installation.store.ts'

/** The agents that may write to a person, in the order in which they were installed. */
export async function listInstallations(
  context: Pick<ConversationsContext, 'database'>,
  userId: string,
  page: ListPage,
): Promise<List<Installation>> {
  const rows = await context.database.read((tx) => listInstallationRows(tx, userId, page.cursor ?? '', page.limit + 1))
  return paginate(rows, page.limit, ({ id }) => id)
}
