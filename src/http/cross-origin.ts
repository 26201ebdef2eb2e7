import type { IncomingMessage, ServerResponse } from 'node:http'

import cors from 'cors'

/** Origins whose pages may read answers: `*` for every one. */
export type CrossOrigins = '*' | readonly string[]

/** What a client has to see besides the body: limits, when to come again, what to quote to the operator, what changed. */
const exposedHeaders = [
  'ETag',
  'Location',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'X-Parley-Fault',
  'X-Request-Id',
]
/** Seconds for which a browser keeps what it was told. */
const maxAge = 600

/**
 * Lets pages of other origins use the interface (Fetch standard, CORS). Credentials of the browser are never taken: a page
 * has to bring its own token, so a visit alone gives a page nothing.
 * @returns answers a preflight request and says so; sets the headers of any other request
 */
export function createCrossOrigin(
  origins: CrossOrigins,
): ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined {
  if (origins.length === 0) return undefined
  // Without a list of headers, the library allows those that the browser asks for.
  const handle = cors({ origin: origins === '*' ? '*' : [...origins], exposedHeaders, maxAge })
  return (request, response) => {
    if (request.headers.origin === undefined || isAdministration(request.url)) return false
    const isPreflight = request.method === 'OPTIONS' && 'access-control-request-method' in request.headers
    // A request for what a path offers is no preflight, and is answered by the route.
    const asked = { method: isPreflight ? 'OPTIONS' : 'GET', headers: request.headers }
    let passedOn = false
    handle(asked, response, () => (passedOn = true))
    return !passedOn
  }
}

/** Operators work with programs of their own. */
function isAdministration(url = '/'): boolean {
  return url.startsWith('/_ops')
}
