import type { HttpContext } from '../context.ts'
import { readIdCursor } from '../../platform/cursors.ts'
import { paginate, type List, type ListPage } from '../../platform/paginate.ts'
import { listUserRows, type ListedUser } from './account-list.store.ts'

/** Returns a page of all users, oldest first. Deleted users are included. */
export async function listUsers(
  { database }: Pick<HttpContext, 'database'>,
  page: ListPage,
): Promise<List<ListedUser>> {
  const rows = await database.read((tx) => listUserRows(tx, readIdCursor('usr', page.cursor) ?? '', page.limit + 1))
  return paginate(rows, page.limit, ({ id }) => id)
}
