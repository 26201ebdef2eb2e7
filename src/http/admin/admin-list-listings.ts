import type { ConversationsContext } from '../../conversations/context.ts'
import { paginate, type List, type ListPage } from '../../platform/paginate.ts'
import type { ListingStatus, ReviewedListing } from '../../network/directory/listing.ts'
import { listListings } from '../../network/directory/listing.store.ts'

/** A page of the listings in one state, for whoever decides about them. */
export async function adminListListings(
  context: Pick<ConversationsContext, 'database'>,
  status: ListingStatus,
  page: ListPage,
): Promise<List<ReviewedListing>> {
  const rows = await context.database.read((tx) => listListings(tx, status, page.cursor ?? '', page.limit + 1))
  return paginate(rows, page.limit, ({ listing }) => listing.agentId)
}
