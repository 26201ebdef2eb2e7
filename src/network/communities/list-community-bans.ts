import type { Caller } from '../../identity/accounts/caller.ts'
import type { ConversationsContext } from '../../conversations/context.ts'
import type { List, ListPage } from '../../platform/paginate.ts'
import { readOldestFirst } from '../../platform/read-page.ts'
import { listBans } from './ban.store.ts'
import { assertMayModerate } from './community.rules.ts'
import { findCommunity } from './community.store.ts'
import type { ShownBan } from './community.ts'
import { requireActor } from './find-communities.ts'

/**
 * Lists the bans of a community, for its owner and moderators.
 * @throws DomainError not_found for callers outside of it, forbidden for plain members
 */
export function listCommunityBans(
  context: Pick<ConversationsContext, 'database'>,
  caller: Caller,
  id: string,
  page: ListPage,
): Promise<List<ShownBan>> {
  return readOldestFirst(context.database, 'cbn', page, async (tx, after, limit) => {
    assertMayModerate(await requireActor(tx, caller, await findCommunity(tx, id)))
    return listBans(tx, id, caller.id, after, limit)
  })
}
