import type { Needs } from '../../platform/context.ts'
import { issueCredential } from '../../identity/accounts/issue-credential.ts'
import { isInvitationOpen, useInvitation } from '../../identity/sign-in/account-invitation.store.ts'
import { notFound } from '../../platform/errors.ts'
import { hashSecret } from '../../platform/secrets.ts'
import { createPerson, type NewPerson } from './create-person.ts'

/** @throws DomainError not_found, the same for an unknown, expired, deleted or completely used invitation */
export async function assertInvited({ clock, database }: Needs<'clock' | 'database'>, token: string): Promise<void> {
  if (!(await database.read((tx) => isInvitationOpen(tx, hashSecret(token), clock.now())))) throw noInvitation()
}

/**
 * Creates a person with one use of an invitation. A rejected request does not count as a use.
 * @returns a session
 * @param label name of the session in the list of sessions
 * @throws DomainError not_found, handle_taken, handle_reserved, invalid_request
 */
export function joinByInvitation(
  context: Needs<'clock' | 'eventLog' | 'ids' | 'limits' | 'database' | 'secretBox'>,
  token: string,
  person: Pick<NewPerson, 'handle' | 'name'>,
  label: string,
): Promise<string> {
  return context.database.write(async (tx) => {
    if (!(await useInvitation(tx, hashSecret(token), context.clock.now()))) throw noInvitation()
    const user = await createPerson(tx, context, person)
    return issueCredential(tx, context, 'session', user.id, label)
  })
}

const noInvitation = () => notFound('This invitation is no longer valid.')
