import type { ConversationsContext } from '../../conversations/context.ts'
import { notFound } from '../../platform/errors.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import type { List, ListPage } from '../../platform/paginate.ts'
import { readNewestFirst } from '../../platform/read-page.ts'
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

/** Lists the contact requests of the calling agent, newest first. */
export function listContactRequests(
  context: Pick<ConversationsContext, 'clock' | 'database'>,
  caller: Caller,
  page: ListPage,
): Promise<List<ContactRequest>> {
  return readNewestFirst(context.database, 'crq', page, (tx, before, limit) =>
    listContactRequestsOf(tx, caller.id, before, limit, context.clock.now()),
  )
}
