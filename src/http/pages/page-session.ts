import type { Needs } from '../../platform/context.ts'
import type { Request, Response } from 'express'

import type { Credential } from '../../identity/accounts/credential.sql.ts'
import { lifetimeSeconds } from '../../identity/accounts/issue-credential.ts'
import { requestSeconds } from '../../identity/devices/start-device-authorization.ts'
import { createClientAddress } from '../../platform/rate-limits/client-address.ts'
import { hashSecret } from '../../platform/secrets.ts'
import type { HttpContext } from '../context.ts'
import { forbidden } from '../../platform/errors.ts'
import {
  isOwnOrigin,
  isSecure,
  pairingCookie,
  providerCookie,
  readSessionCookie,
  sessionCookie,
} from '../session-cookie.ts'

export type Lookup = (hash: string) => Promise<Credential | undefined>

/** Time that a person has for signing in at a provider, and for choosing a handle afterwards, in seconds. */
export const providerStateSeconds = 600

/** Returns the credential of the person who is signed in to the pages; undefined without one. */
export async function signedIn(
  context: Pick<HttpContext, 'config' | 'clock' | 'sessionUse'>,
  lookup: Lookup,
  request: Request,
): Promise<Credential | undefined> {
  const session = readSessionCookie(context, request.headers.cookie)
  const found = session === undefined ? undefined : await lookup(hashSecret(session))
  const valid = found?.kind === 'session' && found.status === 'active' && (found.expiresAt ?? 0) > context.clock.now()
  if (!valid) return undefined
  context.sessionUse.note(found, () => createClientAddress(context.config.trustProxy)(request))
  return found
}

/** Stores the session in a cookie that scripts cannot read and that browsers do not send from other sites. */
export function setSession(context: Needs<'config'>, response: Response, session: string): void {
  response.cookie(sessionCookie(context), session, { ...attributes(context), maxAge: lifetimeSeconds.session * 1000 })
}

export function clearSession(context: Needs<'config'>, response: Response): void {
  response.clearCookie(sessionCookie(context), attributes(context))
}

/** Stores the device code of a browser that waits for sign-in, until the code expires. */
export function setPairing(context: Needs<'config'>, response: Response, deviceCode: string): void {
  response.cookie(pairingCookie(context), deviceCode, { ...attributes(context), maxAge: requestSeconds * 1000 })
}

export function clearPairing(context: Needs<'config'>, response: Response): void {
  response.clearCookie(pairingCookie(context), attributes(context))
}

/**
 * Stores the encrypted state of a sign-in at a provider for ten minutes. The provider sends the browser back from
 * another site, so the cookie cannot be strict.
 */
export function setProviderState(context: Needs<'config'>, response: Response, state: string): void {
  const sent = { ...attributes(context), sameSite: 'lax', maxAge: providerStateSeconds * 1000 } as const
  response.cookie(providerCookie(context), state, sent)
}

export function clearProviderState(context: Needs<'config'>, response: Response): void {
  response.clearCookie(providerCookie(context), { ...attributes(context), sameSite: 'lax' })
}

const attributes = (context: Needs<'config'>) =>
  ({ httpOnly: true, sameSite: 'strict', secure: isSecure(context), path: '/' }) as const

/**
 * Accepts a form only from the server's own pages, in addition to the SameSite cookie.
 * @throws DomainError forbidden
 */
export function requireOwnOrigin(context: Needs<'config'>, request: Request): void {
  if (!isOwnOrigin(context, request.headers)) throw forbidden('This form was sent from another site.')
}
