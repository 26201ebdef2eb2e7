import type { List, ListPage } from '../../platform/paginate.ts'
import { readOldestFirst } from '../../platform/read-page.ts'
import { conflict, invalidRequest, limitExceeded, notFound, unauthorized } from '../../platform/errors.ts'
import type { Caller } from '../accounts/caller.ts'
import { findActor, lockActorForCount } from '../accounts/actor.store.ts'
import type { Needs } from '../../platform/context.ts'
import { countPasskeys, deletePasskeyRow, insertPasskey, listPasskeyRows, type Passkey } from './passkey.store.ts'
import { openTicket, sealTicket, ticketMs, useChallenge } from './passkey-ticket.ts'
import { relyingPartyOf, type RelyingParty } from './relying-party.rules.ts'

/** Maximum passkeys of a person. */
const passkeysMax = 20

/** COSE algorithms: EdDSA, ES256 and RS256. By default, the library uses experimental algorithms of Node. */
const supportedAlgorithmIDs = [-8, -7, -257]

/** Options for the browser, and the ticket that it sends back with its answer. */
export interface Ceremony {
  options: Record<string, unknown>
  ticket: string
}

/** @throws DomainError not_found when browsers offer no passkeys at the public URL */
export function requireRelyingParty({ config }: Needs<'config'>): RelyingParty {
  const party = relyingPartyOf(config.publicUrl)
  if (!party) throw notFound('Passkeys require a public URL with https and a host name.')
  return party
}

/** Returns the options with which the browser of a person creates a passkey. */
export async function startPasskeyRegistration(
  context: Needs<'config' | 'clock' | 'secretBox' | 'database'>,
  caller: Caller,
): Promise<Ceremony> {
  const { id: rpID } = requireRelyingParty(context)
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const [user, known] = await context.database.read(async (tx) => [
    await findActor(tx, caller.id),
    await listPasskeyRows(tx, caller.id, '', passkeysMax),
  ])
  const options = await generateRegistrationOptions({
    rpName: 'Parley',
    rpID,
    userName: caller.handle,
    userDisplayName: user?.displayName ?? caller.handle,
    userID: new TextEncoder().encode(caller.id),
    timeout: ticketMs,
    supportedAlgorithmIDs,
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { options: { ...options }, ticket: sealTicket(context, options.challenge, caller.id) }
}

export interface RegistrationAnswer {
  name: string
  ticket: string
  credential: {
    id: string
    rawId: string
    type: 'public-key'
    response: { clientDataJSON: string; attestationObject: string }
  }
}

/**
 * Verifies and stores a new passkey of a person.
 * @throws DomainError not_found without a host name, invalid_request for an invalid answer, conflict for a registered
 * credential, limit_exceeded
 */
export async function createPasskey(
  context: Needs<'config' | 'clock' | 'ids' | 'secretBox' | 'database'>,
  userId: string,
  { name, ticket, credential }: RegistrationAnswer,
): Promise<Passkey> {
  const party = requireRelyingParty(context)
  const challenge = openTicket(context, ticket, userId)
  const made = challenge === undefined ? undefined : await verifiedCredential(party, challenge, credential)
  if (challenge === undefined || !made) {
    throw invalidRequest('The passkey could not be verified. Start again.', 'credential')
  }
  const now = context.clock.now()
  const passkey: Passkey = {
    id: context.ids.next('pky'),
    credentialId: made.id,
    userId,
    name,
    publicKey: Buffer.from(made.publicKey).toString('base64url'),
    signatures: made.counter,
    createdAt: now,
    lastUsedAt: null,
  }
  return context.database.write(async (tx) => {
    if (!(await lockActorForCount(tx, userId))) throw unauthorized('This account was deleted.')
    if (!(await useChallenge(tx, challenge, now))) throw conflict('This passkey was registered already.', 'ticket')
    if ((await countPasskeys(tx, userId)) >= passkeysMax) {
      throw limitExceeded(`A person has at most ${passkeysMax} passkeys. Remove one first.`)
    }
    if (!(await insertPasskey(tx, passkey))) throw conflict('This passkey was registered already.', 'credential')
    return passkey
  })
}

async function verifiedCredential(
  party: RelyingParty,
  challenge: string,
  credential: RegistrationAnswer['credential'],
) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      supportedAlgorithmIDs,
    })
    return registrationInfo?.credential
  } catch {
    return undefined
  }
}

/** Lists the passkeys of a person, oldest first. */
export function listPasskeys({ database }: Needs<'database'>, userId: string, page: ListPage): Promise<List<Passkey>> {
  return readOldestFirst(database, 'pky', page, (tx, afterId, limit) => listPasskeyRows(tx, userId, afterId, limit))
}

/** Deletes a passkey of a person. @throws DomainError not_found for an unknown passkey and for another person's */
export async function deletePasskey({ database }: Needs<'database'>, userId: string, id: string): Promise<void> {
  if (!(await database.write((tx) => deletePasskeyRow(tx, userId, id)))) throw notFound('There is no such passkey.')
}
