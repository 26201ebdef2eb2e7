import type { ConversationsContext } from '../../conversations/context.ts'
import { readIdCursor } from '../../platform/cursors.ts'
import { paginate, type List, type ListPage } from '../../platform/paginate.ts'
import type { ListingStatus, ReviewedListing } from '../../network/directory/listing.ts'
import { listListings } from '../../network/directory/listing.store.ts'

/** Returns a page of the listings in one state, for the operator's review. */
export async function adminListListings(
  context: Pick<ConversationsContext, 'database'>,
  status: ListingStatus,
  page: ListPage,
): Promise<List<ReviewedListing>> {
  const rows = await context.database.read((tx) =>
    listListings(tx, status, readIdCursor('agt', page.cursor) ?? '', page.limit + 1),
  )
  return paginate(rows, page.limit, ({ listing }) => listing.agentId)
}
