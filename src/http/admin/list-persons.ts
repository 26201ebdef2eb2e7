import type { Context } from '../../server/context.ts'
import { cutList, type List, type ListPage } from '../../platform/list-page.ts'
import { listPersonRows, type ListedPerson } from './account-list.store.ts'

/** Everybody who has or had an account, oldest first. */
export async function listPersons({ database }: Context, page: ListPage): Promise<List<ListedPerson>> {
  const rows = await database.read((tx) => listPersonRows(tx, page.cursor ?? '', page.limit + 1))
  return cutList(rows, page.limit, ({ id }) => id)
}
