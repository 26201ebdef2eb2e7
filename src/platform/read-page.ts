import { readIdCursor } from './cursors.ts'
import type { Database, Tx } from './database/database.ts'
import type { IdPrefix } from './ids.ts'
import { paginate, type List, type ListPage } from './paginate.ts'

/** Reads at most `limit` rows of a list with ids after the position `from`, in the order of the list. */
type ReadRows<T> = (tx: Tx, from: string, limit: number) => Promise<T[]>

/** Reads a page of a list with increasing ids. @throws DomainError invalid_request for an invalid cursor */
export const readOldestFirst = <T extends { id: string }>(
  database: Pick<Database, 'read'>,
  prefix: IdPrefix,
  page: ListPage,
  read: ReadRows<T>,
): Promise<List<T>> => readPage(database, prefix, page, '', read)

/** Sorts after every id. */
const highestId = '~'

/** Reads a page of a list with decreasing ids. @throws DomainError invalid_request for an invalid cursor */
export const readNewestFirst = <T extends { id: string }>(
  database: Pick<Database, 'read'>,
  prefix: IdPrefix,
  page: ListPage,
  read: ReadRows<T>,
): Promise<List<T>> => readPage(database, prefix, page, highestId, read)

async function readPage<T extends { id: string }>(
  database: Pick<Database, 'read'>,
  prefix: IdPrefix,
  { cursor, limit }: ListPage,
  first: string,
  read: ReadRows<T>,
): Promise<List<T>> {
  const from = readIdCursor(prefix, cursor) ?? first
  const rows = await database.read((tx) => read(tx, from, limit + 1))
  return paginate(rows, limit, ({ id }) => id)
}
