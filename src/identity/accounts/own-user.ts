import type { Needs } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Actor, Profile, RequestsFrom } from './actor.ts'
import {
  countAgents,
  findActor,
  findOwnColumns,
  type OwnColumns,
  lockActor,
  updateProfile,
  updateRequestsFrom,
} from './actor.store.ts'

/** A person with the data that only the person sees. */
export interface OwnUser extends OwnColumns {
  user: Actor
  /** Number of agents that the person owns. */
  agents: number
}

/** Returns the user of a session. */
export function getOwnUser(context: Needs<'database'>, userId: string): Promise<OwnUser> {
  return context.database.read((tx) => readOwnUser(tx, userId))
}

/** @throws DomainError not_found when the account was deleted after its session was checked */
async function readOwnUser(tx: Tx, userId: string): Promise<OwnUser> {
  const [user, own] = [await findActor(tx, userId), await findOwnColumns(tx, userId)]
  if (!user || !own) throw notFound('This account was deleted.')
  return { user, ...own, agents: await countAgents(tx, userId) }
}

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
  context: Needs<'clock' | 'database'>,
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
