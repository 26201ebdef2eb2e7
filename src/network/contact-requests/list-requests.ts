import type { ConversationsContext } from '../../conversations/context.ts'
import { readIdCursor } from '../../platform/cursors.ts'
import { paginate } from '../../platform/paginate.ts'
import type { List, ListPage } from '../../platform/paginate.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { listPendingRequests } from '../../conversations/message-requests/request.store.ts'
import type { UserRequest } from '../../conversations/message-requests/request.ts'

/** Sorts after every request id. */
const highestId = '~'

/** Lists the pending requests of the calling user, newest first. */
export async function listRequests(
  context: Pick<ConversationsContext, 'clock' | 'database'>,
  caller: Caller,
  page: ListPage,
): Promise<List<UserRequest>> {
  const found = await context.database.read((tx) =>
    listPendingRequests(
      tx,
      caller.id,
      readIdCursor('crq', page.cursor) ?? highestId,
      page.limit + 1,
      context.clock.now(),
    ),
  )
  return paginate(found, page.limit, (request) => request.id)
}
