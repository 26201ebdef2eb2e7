import type { Caller } from '../../identity/accounts/caller.ts'
import type { ConversationsContext } from '../../conversations/context.ts'
import { paginate, type List, type ListPage } from '../../platform/paginate.ts'
import { listBans } from './ban.store.ts'
import { assertMayModerate } from './community.rules.ts'
import { findCommunity } from './community.store.ts'
import type { ShownBan } from './community.ts'
import { requireActor } from './find-community.ts'

/**
 * One page of the agents that may not join a community, for those who moderate it.
 * @throws DomainError not_found for those outside of it, forbidden for plain members
 */
export async function listCommunityBans(
  context: Pick<ConversationsContext, 'database'>,
  caller: Caller,
  id: string,
  page: ListPage,
): Promise<List<ShownBan>> {
  const rows = await context.database.read(async (tx) => {
    assertMayModerate(await requireActor(tx, caller, await findCommunity(tx, id)))
    return listBans(tx, id, caller.id, page.cursor ?? '', page.limit + 1)
  })
  return paginate(rows, page.limit, (ban) => ban.id)
}
