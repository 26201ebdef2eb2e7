import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

import fresh from 'fresh'

/** Cache-Control for public content that may change at any time: caches store it and revalidate each time. */
const revalidate = 'public, no-cache'

type ConditionalReply<Body> =
  { status: 200; body: Body; headers: Record<string, string> } | { status: 304; headers: Record<string, string> }

/**
 * Returns a reply with an ETag of its content: 304 without a body when the client's copy is current (If-None-Match).
 * @param headers further headers of both replies, among them Cache-Control
 */
export function conditional<Body extends object>(
  requestHeaders: IncomingHttpHeaders,
  body: Body,
  headers: Record<string, string> = { 'Cache-Control': revalidate },
): ConditionalReply<Body> {
  const etag = `"${createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 22)}"`
  const all = { ETag: etag, ...headers }
  return isNotModified(requestHeaders, etag) ? { status: 304, headers: all } : { status: 200, body, headers: all }
}

/**
 * Returns whether If-None-Match contains this ETag, by weak comparison (RFC 9110, 13.1.2). The library gets no other
 * header: `fetch` adds Cache-Control: no-cache to a request with If-None-Match, which the library treats as a forced
 * reload.
 */
export function isNotModified(requestHeaders: Pick<IncomingHttpHeaders, 'if-none-match'>, etag: string): boolean {
  return fresh({ 'if-none-match': requestHeaders['if-none-match'] }, { etag })
}
