import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

import { lifetimeSeconds } from '../identity/accounts/issue-credential.ts'
import type { Needs } from '../platform/context.ts'

/** The header with which the server's own pages authenticate a request in addition to the cookie, against CSRF. */
const csrfHeader = 'x-parley-csrf'

type PublicAddress = Needs<'config'>

/** Over TLS, the prefix makes browsers accept the cookie from this host only, not from a sibling domain. */
export const sessionCookie = (context: PublicAddress): string =>
  isSecure(context) ? '__Host-parley_session' : 'parley_session'

export const isSecure = ({ config }: PublicAddress): boolean => config.publicUrl.startsWith('https:')

/** Returns the Set-Cookie header with which an operation signs the browser in, like the pages do. */
export function sessionCookieHeader(context: PublicAddress, session: string): Record<string, string> {
  const attributes = ['Path=/', 'HttpOnly', 'SameSite=Strict', `Max-Age=${lifetimeSeconds.session}`]
  if (isSecure(context)) attributes.push('Secure')
  return { 'Set-Cookie': [`${sessionCookie(context)}=${session}`, ...attributes].join('; ') }
}

export function readSessionCookie(context: PublicAddress, header: string | undefined): string | undefined {
  return readCookie(sessionCookie(context), /^ses_[A-Za-z0-9_-]{43}$/, header)
}

/** The cookie of a browser that waits for sign-in by another device; it contains the device code. */
export const pairingCookie = (context: PublicAddress): string =>
  isSecure(context) ? '__Host-parley_pairing' : 'parley_pairing'

export function readPairingCookie(context: PublicAddress, header: string | undefined): string | undefined {
  return readCookie(pairingCookie(context), /^dvc_[A-Za-z0-9_-]{43}$/, header)
}

/** The cookie of a browser that signs in at a provider; it contains the encrypted attempt, and then the new account. */
export const providerCookie = (context: PublicAddress): string =>
  isSecure(context) ? '__Host-parley_provider' : 'parley_provider'

export function readProviderCookie(context: PublicAddress, header: string | undefined): string | undefined {
  return readCookie(providerCookie(context), /^[A-Za-z0-9_-]{1,4000}$/, header)
}

/** The cookies have neither quotes nor escapes, so the library `cookie` is not needed. */
function readCookie(name: string, form: RegExp, header: string | undefined): string | undefined {
  const start = `${name}=`
  const pair = header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(start))
  const value = pair?.slice(start.length)
  return value !== undefined && form.test(value) ? value : undefined
}

/** Returns the CSRF token of a session. It reveals nothing about the session, and other sites cannot read it. */
export function csrfToken(session: string): string {
  return createHash('sha256').update(`parley csrf ${session}`).digest('base64url')
}

/** Returns whether a request uses a session cookie and no credential in a header. Validates neither. */
export function showsSessionCookie({ authorization, cookie, [csrfHeader]: token }: IncomingHttpHeaders): boolean {
  return authorization === undefined && cookie !== undefined && token !== undefined
}

/**
 * Returns the session of a request from the server's own pages (AMB-187): it needs the cookie, the matching token, and
 * no sign of another site. The custom header makes browsers send a preflight request across origins, which this server
 * never allows with credentials.
 */
export function sessionOfPage(context: PublicAddress, headers: IncomingHttpHeaders): string | undefined {
  if (!showsSessionCookie(headers)) return undefined
  const session = readSessionCookie(context, headers.cookie)
  const shown = headers[csrfHeader]
  if (session === undefined || typeof shown !== 'string' || !isEqual(shown, csrfToken(session))) return undefined
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return undefined
  return headers.origin === undefined || isOwnOrigin(context, headers) ? session : undefined
}

/** Returns whether the page that made a request is of this server, by its public URL or by the Host of the request. */
export function isOwnOrigin({ config }: PublicAddress, { origin, host }: IncomingHttpHeaders): boolean {
  const own = [new URL(config.publicUrl).host, host]
  return origin !== undefined && URL.canParse(origin) && own.includes(new URL(origin).host)
}

function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
