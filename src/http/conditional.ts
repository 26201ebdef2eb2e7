import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

import fresh from 'fresh'

/** Cache-Control for public content that may change at any moment: caches keep it and revalidate each time. */
export const revalidate = 'public, no-cache'

type ConditionalReply<Body> =
  { status: 200; body: Body; headers: Record<string, string> } | { status: 304; headers: Record<string, string> }

/**
 * A reply with an ETag made from its content: 304 without a body when the client has it already (If-None-Match).
 * @param headers further headers of both replies, among them Cache-Control
 */
export function conditional<Body extends object>(
  asked: IncomingHttpHeaders,
  body: Body,
  headers: Record<string, string> = { 'Cache-Control': revalidate },
): ConditionalReply<Body> {
  const etag = `"${createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 22)}"`
  const all = { ETag: etag, ...headers }
  return isNotModified(asked, etag) ? { status: 304, headers: all } : { status: 200, body, headers: all }
}

/**
 * Whether If-None-Match names this ETag, by weak comparison (RFC 9110, 13.1.2). The library is not shown the other
 * headers: `fetch` adds Cache-Control: no-cache to its own If-None-Match, which the library takes for a forced reload.
 */
export function isNotModified(asked: Pick<IncomingHttpHeaders, 'if-none-match'>, etag: string): boolean {
  return fresh({ 'if-none-match': asked['if-none-match'] }, { etag })
}
