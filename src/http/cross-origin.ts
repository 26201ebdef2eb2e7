import type { IncomingMessage, ServerResponse } from 'node:http'

import cors from 'cors'

/** Origins whose pages may read responses; `*` allows every origin. */
export type CrossOrigins = '*' | readonly string[]

/** Headers that pages may read: rate limits, retry times, request ids for support, and versions of resources. */
const exposedHeaders = [
  'ETag',
  'Location',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'X-Parley-Fault',
  'X-Request-Id',
]
/** Seconds for which a browser caches a preflight response. */
const maxAge = 600

/**
 * Creates the CORS handler (Fetch standard), so that pages of other origins can use the API. Browser credentials are
 * never accepted: a page has to send its own token, so a visit alone gives it no access.
 * @returns a function that answers a preflight request and then returns true; for other requests it sets headers only
 */
export function createCrossOrigin(
  origins: CrossOrigins,
): ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined {
  if (origins.length === 0) return undefined
  // Without a list of headers, the library allows the headers that the browser requests.
  const handle = cors({ origin: origins === '*' ? '*' : [...origins], exposedHeaders, maxAge })
  return (request, response) => {
    if (request.headers.origin === undefined || isAdministration(request.url)) return false
    const isPreflight = request.method === 'OPTIONS' && 'access-control-request-method' in request.headers
    // An OPTIONS request that is no preflight is answered by the route.
    const checked = { method: isPreflight ? 'OPTIONS' : 'GET', headers: request.headers }
    let passedOn = false
    handle(checked, response, () => (passedOn = true))
    return !passedOn
  }
}

/** Operator routes allow no other origin: operators use their own programs. */
function isAdministration(url = '/'): boolean {
  return url.startsWith('/_ops')
}
