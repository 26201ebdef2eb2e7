import type { IdentityContext } from '../context.ts'
import type { Profile, RequestsFrom } from './actor.ts'
import { lockActor, updateProfile, updateRequestsFrom } from './actor.store.ts'
import { readOwnUser, type OwnUser } from './get-own-user.ts'

/** Changes of a person's own account. Undefined members are unchanged. */
export interface OwnUserChange {
  displayName: string | undefined
  avatar: string | null | undefined
  requestsFrom: RequestsFrom | undefined
}

/**
 * Changes the calling user's name, picture and request setting. The setting applies to future requests, and no event is
 * sent (AMB-115).
 * @throws DomainError not_found when the account was deleted after its session was checked
 */
export function updateOwnUser(
  context: Pick<IdentityContext, 'clock' | 'database'>,
  userId: string,
  { displayName, avatar, requestsFrom }: OwnUserChange,
): Promise<OwnUser> {
  return context.database.write(async (tx) => {
    await lockActor(tx, userId)
    const { user } = await readOwnUser(tx, userId)
    if (requestsFrom !== undefined) await updateRequestsFrom(tx, userId, requestsFrom)
    if (displayName !== undefined || avatar !== undefined) {
      const profile = {
        ...(user as Profile),
        displayName: displayName ?? user.displayName,
        avatar: avatar === undefined ? user.avatar : avatar,
      } as Profile
      await updateProfile(tx, userId, profile, context.clock.now())
    }
    return readOwnUser(tx, userId)
  })
}
