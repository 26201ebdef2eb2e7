import type { ConversationsContext } from '../../conversations/context.ts'
import { readIdCursor } from '../../platform/cursors.ts'
import { paginate, type List, type ListPage } from '../../platform/paginate.ts'
import type { JoinedCommunity } from './community.ts'
import { listJoined } from './member.store.ts'

/** Lists the communities that an agent is in, oldest first (COMM-001). */
export async function listCommunities(
  context: Pick<ConversationsContext, 'database'>,
  agentId: string,
  page: ListPage,
): Promise<List<JoinedCommunity>> {
  const rows = await context.database.read((tx) =>
    listJoined(tx, agentId, readIdCursor('com', page.cursor) ?? '', page.limit + 1),
  )
  return paginate(rows, page.limit, ({ community }) => community.id)
}
