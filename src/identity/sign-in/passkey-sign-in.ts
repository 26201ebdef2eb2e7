import { generateKeyPairSync } from 'node:crypto'

import { unauthorized } from '../../platform/errors.ts'
import { findActor } from '../accounts/actor.store.ts'
import { issueCredential } from '../accounts/issue-credential.ts'
import type { Needs } from '../../platform/context.ts'
import { findPasskey, updatePasskeyUse } from './passkey.store.ts'
import { openTicket, sealTicket, ticketMs, useChallenge } from './passkey-ticket.ts'
import { requireRelyingParty, type Ceremony } from './passkeys.ts'
import type { RelyingParty } from './relying-party.rules.ts'

/** Returns the options with which a browser requests a passkey; they name no account. */
export async function startPasskeySignIn(context: Needs<'config' | 'clock' | 'secretBox'>): Promise<Ceremony> {
  const { id: rpID } = requireRelyingParty(context)
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({ rpID, timeout: ticketMs, userVerification: 'required' })
  return { options: { ...options }, ticket: sealTicket(context, options.challenge, null) }
}

export interface SignInAnswer {
  ticket: string
  credential: {
    id: string
    rawId: string
    type: 'public-key'
    response: { clientDataJSON: string; authenticatorData: string; signature: string }
  }
}

/**
 * Signs a person in with a passkey. A signature is verified for an unknown passkey, too, so that the response time does
 * not reveal whether the passkey exists.
 * @param label name of the session in the list of sessions
 * @returns the session
 * @throws DomainError not_found without a host name; unauthorized, with one message for all reasons
 */
export async function signInWithPasskey(
  context: Needs<'config' | 'clock' | 'ids' | 'limits' | 'secretBox' | 'database'>,
  { ticket, credential }: SignInAnswer,
  label: string,
): Promise<string> {
  const party = requireRelyingParty(context)
  const found = await context.database.read((tx) => findPasskey(tx, credential.id))
  const challenge = openTicket(context, ticket, null) ?? ''
  const signatures = await verifiedSignatures(party, challenge, credential, found?.publicKey ?? unknownKey)
  if (signatures === undefined || !found || isCounted(signatures, found.signatures)) throw refused()
  const now = context.clock.now()
  const session = await context.database.write(async (tx) => {
    if (!(await useChallenge(tx, challenge, now))) return undefined
    if ((await findActor(tx, found.userId))?.status !== 'active') return undefined
    await updatePasskeyUse(tx, found.id, signatures, now)
    return issueCredential(tx, context, 'session', found.userId, label)
  })
  if (session === undefined) throw refused()
  return session
}

const refused = () => unauthorized('This passkey does not sign anybody in here.')

/** Returns whether a signature is not newer than the last one. An authenticator that counts nothing reports 0. */
const isCounted = (signatures: number, last: number): boolean => (signatures > 0 || last > 0) && signatures <= last

/** Returns the number of signatures that the authenticator reports; undefined for an invalid answer. */
async function verifiedSignatures(
  party: RelyingParty,
  challenge: string,
  credential: SignInAnswer['credential'],
  publicKey: string,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: {
        id: credential.id,
        publicKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')),
        // The library compares counters before it verifies the signature: only a known passkey would be rejected early.
        counter: 0,
      },
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    return undefined
  }
}

/** COSE key (RFC 9053, 7.1.1) whose private key was discarded: no signature matches it. */
const unknownKey = ((): string => {
  const { x = '', y = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' })
  const parts = ['a5010203262001215820', Buffer.from(x, 'base64url').toString('hex'), '225820']
  return Buffer.from(`${parts.join('')}${Buffer.from(y, 'base64url').toString('hex')}`, 'hex').toString('base64url')
})()
