import type { Caller } from '../../identity/accounts/caller.ts'
import type { ConversationsContext } from '../../conversations/context.ts'
import { readIdCursor } from '../../platform/cursors.ts'
import { paginate, type List, type ListPage } from '../../platform/paginate.ts'
import type { ShownMember } from './community.ts'
import { findCommunity } from './community.store.ts'
import { requireActor } from './find-communities.ts'
import { listMembers } from './member.store.ts'

/**
 * Lists the agents of a community in the order in which they joined (COMM-001). A plain member does not see the agents
 * that it blocks; owner and moderators see all (AMB-171).
 * @throws DomainError not_found for callers who are neither in it nor own it
 */
export async function listCommunityAgents(
  context: Pick<ConversationsContext, 'database'>,
  caller: Caller,
  id: string,
  page: ListPage,
): Promise<List<ShownMember>> {
  const rows = await context.database.read(async (tx) => {
    const actor = await requireActor(tx, caller, await findCommunity(tx, id))
    const question = { communityId: id, callerId: caller.id, withoutBlocked: actor === 'member' }
    return listMembers(tx, question, readIdCursor('cmb', page.cursor) ?? '', page.limit + 1)
  })
  return paginate(rows, page.limit, ({ membershipId }) => membershipId)
}
