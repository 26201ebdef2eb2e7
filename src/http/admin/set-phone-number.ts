import { findActorByHandle, updatePhoneNumber } from '../../identity/accounts/actor.store.ts'
import { foldHandle } from '../../identity/accounts/handle.rules.ts'
import { notifyContactSeekers } from '../../network/contacts/notify-contact-seekers.ts'
import type { HttpContext } from '../context.ts'
import { notFound } from '../../platform/errors.ts'

/**
 * Replaces the phone number of a user. Only a verified number is ever shown (USR-004).
 * @throws DomainError not_found when no user has the handle
 */
export function setPhoneNumber(
  context: Pick<HttpContext, 'clock' | 'ids' | 'database' | 'secretBox'>,
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
