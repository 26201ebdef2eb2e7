import type { ConversationsContext } from '../../conversations/context.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { decidePending, findRequest } from '../../conversations/message-requests/request.store.ts'
import type { UserRequest } from '../../conversations/message-requests/request.ts'

/**
 * Declines a request of the calling user. No event is sent, and pending messages stay pending: a reply still delivers
 * them.
 * @throws not_found, conflict (accepted, declined or withdrawn already)
 */
export function declineRequest(
  context: Pick<ConversationsContext, 'clock' | 'database' | 'ephemeral'>,
  caller: Caller,
  id: string,
): Promise<UserRequest> {
  return context.database.write(async (tx) => {
    const request = await findRequest(tx, caller.id, id)
    if (!request) throw notFound('There is no such request.')
    if (!(await decidePending(tx, id, 'declined', context.clock.now())))
      throw conflict('This request was decided or withdrawn already.')
    tx.afterCommit(() => context.ephemeral.publish({ kind: 'requests_changed', recipients: [caller.id] }))
    return { ...request, status: 'declined' }
  })
}
