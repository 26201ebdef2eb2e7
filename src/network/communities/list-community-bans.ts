import type { Caller } from '../../identity/accounts/caller.ts'
import type { ConversationsContext } from '../../conversations/context.ts'
import { readIdCursor } from '../../platform/cursors.ts'
import { paginate, type List, type ListPage } from '../../platform/paginate.ts'
import { listBans } from './ban.store.ts'
import { assertMayModerate } from './community.rules.ts'
import { findCommunity } from './community.store.ts'
import type { ShownBan } from './community.ts'
import { requireActor } from './find-communities.ts'

/**
 * Lists the bans of a community, for its owner and moderators. @throws DomainError not_found for callers outside of it,
 * forbidden for plain members
 */
export async function listCommunityBans(
  context: Pick<ConversationsContext, 'database'>,
  caller: Caller,
  id: string,
  page: ListPage,
): Promise<List<ShownBan>> {
  const rows = await context.database.read(async (tx) => {
    assertMayModerate(await requireActor(tx, caller, await findCommunity(tx, id)))
    return listBans(tx, id, caller.id, readIdCursor('cbn', page.cursor) ?? '', page.limit + 1)
  })
  return paginate(rows, page.limit, (ban) => ban.id)
}
