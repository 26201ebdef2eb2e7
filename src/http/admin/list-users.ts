import type { HttpContext } from '../context.ts'
import { paginate, type List, type ListPage } from '../../platform/paginate.ts'
import { listUserRows, type ListedUser } from './account-list.store.ts'

/** Everybody who has or had an account, oldest first. */
export async function listUsers(
  { database }: Pick<HttpContext, 'database'>,
  page: ListPage,
): Promise<List<ListedUser>> {
  const rows = await database.read((tx) => listUserRows(tx, page.cursor ?? '', page.limit + 1))
  return paginate(rows, page.limit, ({ id }) => id)
}
