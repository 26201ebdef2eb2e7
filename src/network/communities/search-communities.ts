import type { ConversationsContext } from '../../conversations/context.ts'
import { paginate, type List, type ListPage } from '../../platform/paginate.ts'
import { readCursor, writeCursor } from '../directory/place-cursor.ts'
import { termsAsked } from '../directory/term.rules.ts'
import { searchIndexed } from './community.store.ts'
import type { Community } from './community.ts'

/**
 * Searches the public communities, ordered by name and slug.
 * @param words words to look for; undefined matches all communities
 * @throws DomainError invalid_request for an invalid cursor
 */
export async function searchCommunities(
  context: Pick<ConversationsContext, 'database'>,
  words: string | undefined,
  page: ListPage,
): Promise<List<Community>> {
  const after = readCursor(page.cursor)
  const terms = termsAsked({ q: words, category: undefined, task: undefined })
  if (!terms) return { items: [], nextCursor: null, hasMore: false }
  const found = await context.database.read((tx) => searchIndexed(tx, terms, after, page.limit + 1))
  const { items, ...rest } = paginate(found, page.limit, ({ place }) => writeCursor(place))
  return { ...rest, items: items.map(({ community }) => community) }
}
