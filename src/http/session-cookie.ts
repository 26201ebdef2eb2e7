import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

import type { HttpContext } from './context.ts'

/** The header with which a page of ours proves that it made a request, beside the cookie that a browser adds. */
export const csrfHeader = 'x-parley-csrf'

type PublicAddress = Pick<HttpContext, 'config'>

/** Over TLS the name has a prefix that browsers accept from this host alone, and not from a neighbour of its domain. */
export const sessionCookie = (context: PublicAddress): string =>
  isSecure(context) ? '__Host-parley_session' : 'parley_session'

export const isSecure = ({ config }: PublicAddress): boolean => config.publicUrl.startsWith('https:')

export function readSessionCookie(context: PublicAddress, header: string | undefined): string | undefined {
  return readCookie(sessionCookie(context), /^ses_[A-Za-z0-9_-]{43}$/, header)
}

/** The cookie of a browser that waits to be signed in by another device; it holds the device code. */
export const pairingCookie = (context: PublicAddress): string =>
  isSecure(context) ? '__Host-parley_pairing' : 'parley_pairing'

export function readPairingCookie(context: PublicAddress, header: string | undefined): string | undefined {
  return readCookie(pairingCookie(context), /^dvc_[A-Za-z0-9_-]{43}$/, header)
}

/** Not the library `cookie`: these cookies have neither quotes nor escapes. */
function readCookie(name: string, form: RegExp, header: string | undefined): string | undefined {
  const start = `${name}=`
  const pair = header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(start))
  const value = pair?.slice(start.length)
  return value !== undefined && form.test(value) ? value : undefined
}

/** What the pages of a session put into the header; it tells nothing of the session, and no other site can read it. */
export function csrfToken(session: string): string {
  return createHash('sha256').update(`parley csrf ${session}`).digest('base64url')
}

/** Whether a request shows a session by cookie and not by a credential of its own; nothing is checked yet. */
export function showsSessionCookie({ authorization, cookie, [csrfHeader]: token }: IncomingHttpHeaders): boolean {
  return authorization === undefined && cookie !== undefined && token !== undefined
}

/**
 * The session of a request from a page of ours (AMB-187): the cookie, the token that belongs to it, and no sign of
 * another site. A header of one's own makes a browser ask first before it sends a request to another site, and such a
 * question is never answered with a permission here.
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

/** Whether the page that made a request is of this server, by its public address or by the one it was asked at. */
export function isOwnOrigin({ config }: PublicAddress, { origin, host }: IncomingHttpHeaders): boolean {
  const own = [new URL(config.publicUrl).host, host]
  return origin !== undefined && URL.canParse(origin) && own.includes(new URL(origin).host)
}

function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
