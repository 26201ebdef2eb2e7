import type { IdentityContext } from '../context.ts'
import type { RequestsFrom } from './actor.ts'
import { updateRequestsFrom } from './actor.store.ts'
import { readOwnUser, type OwnUser } from './get-own-user.ts'

/**
 * Stores whose requests the calling user takes. It holds for what is asked from now on; nobody is notified (AMB-115).
 */
export function updateOwnUser(
  context: Pick<IdentityContext, 'database'>,
  userId: string,
  { requestsFrom }: { requestsFrom: RequestsFrom },
): Promise<OwnUser> {
  return context.database.write(async (tx) => {
    await updateRequestsFrom(tx, userId, requestsFrom)
    return readOwnUser(tx, userId)
  })
}
