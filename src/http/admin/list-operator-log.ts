import { readIdCursor } from '../../platform/cursors.ts'
import { paginate, type List, type ListPage } from '../../platform/paginate.ts'
import type { HttpContext } from '../context.ts'
import { listEntryRows, type ListedEntry } from './operator-log.store.ts'

/** Returns a page of the operator log, newest entry first. */
export async function listOperatorLog(
  { database }: Pick<HttpContext, 'database'>,
  page: ListPage,
): Promise<List<ListedEntry>> {
  const rows = await database.read((tx) => listEntryRows(tx, readIdCursor('opl', page.cursor), page.limit + 1))
  return paginate(rows, page.limit, ({ id }) => id)
}
