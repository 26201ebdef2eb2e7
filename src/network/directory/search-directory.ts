import type { ConversationsContext } from '../../conversations/context.ts'
import { invalidRequest } from '../../platform/errors.ts'
import { paginate, type List, type ListPage } from '../../platform/paginate.ts'
import { searchEntries, type DirectoryPlace } from './directory.store.ts'
import type { DirectoryEntry } from './listing.ts'
import { termsAsked, type Question } from './term.rules.ts'

/** Before every name and handle. */
const beginning: DirectoryPlace = { sortName: '', handle: '' }

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
  const after = page.cursor === undefined ? beginning : readCursor(page.cursor)
  const terms = termsAsked(question)
  if (!terms) return { items: [], nextCursor: null, hasMore: false }
  const found = await context.database.read((tx) => searchEntries(tx, terms, after, page.limit + 1))
  const { items, ...rest } = paginate(found, page.limit, ({ place }) => writeCursor(place))
  return { ...rest, items: items.flatMap(({ entry }) => entry ?? []) }
}

function writeCursor({ sortName, handle }: DirectoryPlace): string {
  return Buffer.from(JSON.stringify([sortName, handle])).toString('base64url')
}

function readCursor(cursor: string): DirectoryPlace {
  const [sortName, handle] = parse(Buffer.from(cursor, 'base64url').toString())
  if (typeof sortName !== 'string' || typeof handle !== 'string') throw foreign()
  // What went into a page of ours is text that the database takes; what others made up need not be.
  if (/\0/.test(sortName + handle) || !sortName.isWellFormed() || !handle.isWellFormed()) throw foreign()
  return { sortName, handle }
}

function parse(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}

const foreign = () => invalidRequest('cursor is not a next_cursor of this list.', 'cursor')
