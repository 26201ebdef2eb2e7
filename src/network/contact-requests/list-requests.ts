import type { ConversationsContext } from '../../conversations/context.ts'
import type { List, ListPage } from '../../platform/paginate.ts'
import { readNewestFirst } from '../../platform/read-page.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { listPendingRequests } from '../../conversations/message-requests/request.store.ts'
import type { UserRequest } from '../../conversations/message-requests/request.ts'

/** Lists the pending requests of the calling user, newest first. */
export function listRequests(
  context: Pick<ConversationsContext, 'clock' | 'database'>,
  caller: Caller,
  page: ListPage,
): Promise<List<UserRequest>> {
  return readNewestFirst(context.database, 'crq', page, (tx, before, limit) =>
    listPendingRequests(tx, caller.id, before, limit, context.clock.now()),
  )
}
