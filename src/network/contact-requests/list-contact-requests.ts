import type { ConversationsContext } from '../../conversations/context.ts'
import { readIdCursor } from '../../platform/cursors.ts'
import { paginate, type List, type ListPage } from '../../platform/paginate.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import type { ContactRequest } from './contact-request.ts'
import { listContactRequestsOf } from './contact-request.store.ts'

/** Sorts after every request id. */
const highestId = '~'

/** Lists the contact requests of the calling agent, newest first. */
export async function listContactRequests(
  context: Pick<ConversationsContext, 'clock' | 'database'>,
  caller: Caller,
  page: ListPage,
): Promise<List<ContactRequest>> {
  const found = await context.database.read((tx) =>
    listContactRequestsOf(
      tx,
      caller.id,
      readIdCursor('crq', page.cursor) ?? highestId,
      page.limit + 1,
      context.clock.now(),
    ),
  )
  return paginate(found, page.limit, (request) => request.id)
}
