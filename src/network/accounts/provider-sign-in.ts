import { findActor, lockActorForCount, updatePhoneNumber } from '../../identity/accounts/actor.store.ts'
import { isLive } from '../../identity/accounts/credential.sql.ts'
import { issueCredential } from '../../identity/accounts/issue-credential.ts'
import { findLinkedUserId, insertLink, type Identity } from '../../identity/sign-in/linked-identity.store.ts'
import type { ProviderAccount } from '../../identity/sign-in/provider.ts'
import { readProviderProfile } from '../../identity/sign-in/provider-profile.rules.ts'
import type { Needs } from '../../platform/context.ts'
import { conflict, forbidden, unauthorized } from '../../platform/errors.ts'
import { notifyContactSeekers } from '../contacts/notify-contact-seekers.ts'
import { createPerson, type NewPerson } from './create-person.ts'

type Context = Needs<'clock' | 'eventLog' | 'ids' | 'limits' | 'database' | 'secretBox'>

/** An account of a provider, with the ID token that signing out at the provider needs. */
type SignedInIdentity = Identity & { idToken: string | undefined }

/**
 * Signs in the person to whom an account of the provider is linked. A phone number that the provider verified replaces
 * the number of the person; name and picture are unchanged.
 * @param label name of the session in the list of sessions
 * @returns the session, or undefined when the account is not linked
 * @throws DomainError forbidden when the person is suspended
 */
export function signInWithProvider(
  context: Context,
  account: ProviderAccount,
  label: string,
): Promise<string | undefined> {
  const { phoneNumber } = readProviderProfile(account.claims)
  return context.database.write(async (tx) => {
    const userId = await findLinkedUserId(tx, account)
    const user = userId === undefined ? undefined : await findActor(tx, userId)
    if (!user) return undefined
    if (user.status !== 'active') throw forbidden('This account cannot sign in. Ask the operator of the server.')
    const session = await issueCredential(tx, context, 'session', user.id, label, sealed(context, account.idToken))
    if (phoneNumber !== undefined && phoneNumber !== user.phoneNumber) {
      await updatePhoneNumber(tx, user.id, phoneNumber, true)
      await notifyContactSeekers(tx, context, user.id, phoneNumber)
    }
    return session
  })
}

/**
 * Creates a person with an account of the provider that is not linked.
 * @returns the session
 * @throws DomainError handle_taken, handle_reserved, invalid_request; conflict when the account was linked meanwhile
 */
export function signUpWithProvider(
  context: Context,
  identity: SignedInIdentity,
  person: NewPerson,
  label: string,
): Promise<string> {
  return context.database.write(async (tx) => {
    const user = await createPerson(tx, context, person)
    const linked = await insertLink(tx, identity, user.id, context.clock.now())
    if (!linked) throw conflict('This account of the provider has been used already. Sign in with it.')
    return issueCredential(tx, context, 'session', user.id, label, sealed(context, identity.idToken))
  })
}

/**
 * Links an account of the provider to the person of a session. Repeating it changes nothing.
 * @throws DomainError unauthorized when the session has ended; conflict when the account is linked to another person, or
 *   the person to another account of the provider
 */
export function linkProvider(
  context: Context,
  { userId, credentialId }: { userId: string; credentialId: string },
  account: Identity,
): Promise<void> {
  return context.database.write(async (tx) => {
    const now = context.clock.now()
    if (!(await isLive(tx, credentialId, now)) || !(await lockActorForCount(tx, userId))) {
      throw unauthorized('You were signed out in the meantime.')
    }
    if (await insertLink(tx, account, userId, now)) return
    if ((await findLinkedUserId(tx, account)) === userId) return
    throw conflict('This account of the provider belongs to somebody else here, or you are connected with another one.')
  })
}

const sealed = ({ secretBox }: Pick<Context, 'secretBox'>, idToken: string | undefined): string | null =>
  idToken === undefined ? null : secretBox.seal(idToken)
