import type { ConversationsContext } from '../../conversations/context.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { findContactRequest, withdrawRequest } from './contact-request.store.ts'

/**
 * Withdraws a request of the calling agent from the person's list (AMB-260). A repeat changes nothing.
 * @throws not_found, conflict (accepted, or expired)
 */
export function withdrawContactRequest(
  { database, clock, ephemeral }: Pick<ConversationsContext, 'clock' | 'database' | 'ephemeral'>,
  caller: Caller,
  id: string,
): Promise<void> {
  return database.write(async (tx) => {
    const now = clock.now()
    const askedId = await withdrawRequest(tx, caller.id, id, now)
    if (askedId !== undefined)
      return tx.afterCommit(() => ephemeral.publish({ kind: 'requests_changed', recipients: [askedId] }))
    const request = await findContactRequest(tx, caller.id, { id }, now)
    if (!request) throw notFound('There is no such request.')
    if (request.status !== 'withdrawn') throw conflict(`This request is ${request.status}.`)
  })
}
