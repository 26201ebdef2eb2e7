import { findActorByHandle, updatePhoneNumber } from '../../identity/accounts/actor.store.ts'
import { foldHandle } from '../../identity/accounts/handle.rules.ts'
import { notifyContactSeekers } from '../../network/contacts/notify-contact-seekers.ts'
import type { HttpContext } from '../context.ts'
import { notFound } from '../../platform/errors.ts'

/**
 * Gives a person a number in the place of the one that was there. Only a verified number is ever shown (USR-004).
 * @throws DomainError not_found when no person has the handle
 */
export function setPhoneNumber(
  context: Pick<HttpContext, 'clock' | 'ids' | 'database' | 'secretBox'>,
  handle: string,
  number: { phoneNumber: string; verified: boolean },
): Promise<void> {
  return context.database.write(async (tx) => {
    const person = await findActorByHandle(tx, foldHandle(handle))
    if (person?.kind !== 'user' || person.status === 'deleted') throw notFound('There is no such person.', 'handle')
    await updatePhoneNumber(tx, person.id, number.phoneNumber, number.verified)
    if (number.verified && number.phoneNumber !== person.phoneNumber)
      await notifyContactSeekers(tx, context, person.id, number.phoneNumber)
  })
}
