import type { Request, Response } from 'express'

import type { Credential } from '../../identity/accounts/credential.store.ts'
import { lifetimeSeconds } from '../../identity/accounts/issue-credential.ts'
import { hashSecret } from '../../platform/secrets.ts'
import type { HttpContext } from '../context.ts'
import { forbidden } from '../../platform/errors.ts'

/** Over TLS the name has a prefix that browsers accept from this host alone, and not from a neighbour of its domain. */
const sessionCookie = (context: Pick<HttpContext, 'config'>): string =>
  isSecure(context) ? '__Host-parley_session' : 'parley_session'

const isSecure = ({ config }: Pick<HttpContext, 'config'>): boolean => config.publicUrl.startsWith('https:')

/** Finds credentials by the hash of their secret. */
export type Lookup = (hash: string) => Promise<Credential | undefined>

/** The person who is signed in to the pages, or undefined. */
export async function signedIn(
  context: Pick<HttpContext, 'config' | 'clock' | 'sessionUse'>,
  lookup: Lookup,
  request: Request,
): Promise<Credential | undefined> {
  const session = readCookie(sessionCookie(context), request.headers.cookie)
  const found = session === undefined ? undefined : await lookup(hashSecret(session))
  const valid = found?.kind === 'session' && found.status === 'active' && (found.expiresAt ?? 0) > context.clock.now()
  if (!valid) return undefined
  context.sessionUse.note(found)
  return found
}

/** Scripts cannot read the cookie and no other site can make a browser send it. */
export function setSession(context: Pick<HttpContext, 'config'>, response: Response, session: string): void {
  response.cookie(sessionCookie(context), session, { ...attributes(context), maxAge: lifetimeSeconds.session * 1000 })
}

/** Makes the browser forget its session. */
export function clearSession(context: Pick<HttpContext, 'config'>, response: Response): void {
  response.clearCookie(sessionCookie(context), attributes(context))
}

const attributes = (context: Pick<HttpContext, 'config'>) =>
  ({ httpOnly: true, sameSite: 'strict', secure: isSecure(context), path: '/' }) as const

/**
 * A form may only come from a page of ours, besides the cookie's own protection.
 * @throws DomainError forbidden
 */
export function requireOwnOrigin(context: Pick<HttpContext, 'config'>, request: Request): void {
  const { origin, host } = request.headers
  const own = [new URL(context.config.publicUrl).host, host]
  if (origin === undefined || !URL.canParse(origin) || !own.includes(new URL(origin).host)) {
    throw forbidden('This form was sent from another site.')
  }
}

/** Not the library `cookie`: this is one cookie, which has neither quotes nor escapes. */
function readCookie(name: string, header: string | undefined): string | undefined {
  const pair = header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
  const value = pair?.slice(name.length + 1)
  return value !== undefined && /^ses_[A-Za-z0-9_-]{43}$/.test(value) ? value : undefined
}
