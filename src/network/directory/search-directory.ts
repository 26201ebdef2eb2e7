import type { Needs } from '../../platform/context.ts'
import { paginate, type List, type ListPage } from '../../platform/paginate.ts'
import { searchEntries, countByCategory } from './directory.sql.ts'
import type { DirectoryEntry } from './listing.ts'
import { readCursor, writeCursor } from './place-cursor.ts'
import { termsAsked, type Question } from './term.rules.ts'
import { categories, categoryNames, type Category } from './categories.ts'

/**
 * Lists a page of the directory by name and handle (DIR-001). The cursor is a name, not an offset, so that changes
 * before it do not shift the page. A page may be shorter than its limit when agents were just removed.
 * @throws DomainError invalid_request for an invalid cursor
 */
export async function searchDirectory(
  context: Needs<'database'>,
  question: Question,
  page: ListPage,
): Promise<List<DirectoryEntry>> {
  const after = readCursor(page.cursor)
  const terms = termsAsked(question)
  if (!terms) return { items: [], nextCursor: null, hasMore: false }
  const found = await context.database.read((tx) => searchEntries(tx, terms, after, page.limit + 1))
  const { items, ...rest } = paginate(found, page.limit, ({ place }) => writeCursor(place))
  return { ...rest, items: items.flatMap(({ entry }) => entry ?? []) }
}

export interface CategoryCount {
  id: Category
  name: string
  agentCount: number
}

/** Lists every category with the number of its agents in the directory. */
export async function listDirectoryCategories(context: Needs<'database'>): Promise<CategoryCount[]> {
  const counts = await context.database.read(countByCategory)
  return categories.map((id) => ({ id, name: categoryNames[id], agentCount: counts.get(id) ?? 0 }))
}
