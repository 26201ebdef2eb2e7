import type { ConversationsContext } from '../../conversations/context.ts'
import { notFound } from '../../platform/errors.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import type { ContactRequest } from './contact-request.ts'
import { findContactRequest } from './contact-request.store.ts'

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
