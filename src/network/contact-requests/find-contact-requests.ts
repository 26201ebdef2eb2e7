import type { ConversationsContext } from '../../conversations/context.ts'
import { notFound } from '../../platform/errors.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { readIdCursor } from '../../platform/cursors.ts'
import { paginate, type List, type ListPage } from '../../platform/paginate.ts'
import { type ContactRequest, findContactRequest, listContactRequestsOf } from './contact-request.store.ts'

/** Returns a request that the calling agent made. @throws not_found for all others */
export async function getContactRequest(
  context: Pick<ConversationsContext, 'clock' | 'database'>,
  caller: Caller,
  id: string,
): Promise<ContactRequest> {
  const found = await context.database.read((tx) => findContactRequest(tx, caller.id, { id }, context.clock.now()))
  if (!found) throw notFound('There is no such request.')
  return found
}

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
