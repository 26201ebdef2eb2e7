import type { ConversationsContext } from '../../conversations/context.ts'
import { paginate, type List, type ListPage } from '../../platform/paginate.ts'
import { searchEntries } from './directory.store.ts'
import type { DirectoryEntry } from './listing.ts'
import { readCursor, writeCursor } from './place-cursor.ts'
import { termsAsked, type Question } from './term.rules.ts'

/**
 * A page of the directory by name and handle (DIR-001). The place where it ends is a name, not a count, so that what
 * comes and goes before it moves nothing. What went away a moment ago may leave a page with less than it could hold.
 * @throws DomainError invalid_request for a cursor that is none of ours
 */
export async function searchDirectory(
  context: Pick<ConversationsContext, 'database'>,
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
