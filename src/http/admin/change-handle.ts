import type { ActorStatus } from '../../identity/accounts/actor.ts'
import {
  findActor,
  findActorByHandle,
  lockActor,
  updateStatus,
  updateRateLimit,
  updatePhoneNumber,
} from '../../identity/accounts/actor.store.ts'
import { foldHandle } from '../../identity/accounts/handle.rules.ts'
import type { Needs } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { reindexAgent } from '../../network/directory/reindex-agent.ts'
import { findAccount } from './find-accounts.ts'
import { showLimit, type Limit } from '../../platform/rate-limits/rate-limits.ts'
import { notifyContactSeekers } from '../../network/contacts/notify-contact-seekers.ts'

/**
 * Suspends, retires or restores an account. The credentials of an inactive account are rejected (AUTH-003), also during
 * a waiting pull.
 */
export function setHandleStatus<Status extends Exclude<ActorStatus, 'deleted'>>(
  context: Needs<'database'>,
  handle: string,
  status: Status,
): Promise<{ handle: string; status: Status }> {
  const folded = foldHandle(handle)
  return context.database.write(async (tx) => {
    const id = (await findActorByHandle(tx, folded))?.id ?? ''
    await lockActor(tx, id)
    // Read again after the lock: a concurrent deletion of the account is final.
    const actor = await findActor(tx, id)
    if (!actor || actor.status === 'deleted') throw notFound('There is no such handle.')
    await updateStatus(tx, actor.id, status)
    await reindexAgent(tx, actor.id)
    tx.wake(actor.id)
    return { handle: folded, status }
  })
}

/**
 * Sets the rate limit of one account over all its credentials, in every process from its next request on. Null restores
 * the default limit.
 * @throws DomainError not_found
 */
export function setHandleRateLimit(
  context: Needs<'database'>,
  handle: string,
  limit: Limit | null,
): Promise<{ handle: string }> {
  return context.database.write(async (tx) => {
    const account = await findAccount(tx, handle)
    await updateRateLimit(tx, account.id, limit && showLimit(limit))
    return { handle: foldHandle(handle) }
  })
}

/**
 * Replaces the phone number of a user. Only a verified number is ever shown (USR-004).
 * @throws DomainError not_found when no user has the handle
 */
export function setPhoneNumber(
  context: Needs<'clock' | 'eventLog' | 'ids' | 'database' | 'secretBox'>,
  handle: string,
  number: { phoneNumber: string; verified: boolean },
): Promise<void> {
  return context.database.write(async (tx) => {
    const user = await findActorByHandle(tx, foldHandle(handle))
    if (user?.kind !== 'user' || user.status === 'deleted') throw notFound('There is no such person.', 'handle')
    await updatePhoneNumber(tx, user.id, number.phoneNumber, number.verified)
    if (number.verified && number.phoneNumber !== user.phoneNumber)
      await notifyContactSeekers(tx, context, user.id, number.phoneNumber)
  })
}
