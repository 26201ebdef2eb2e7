import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** For what everybody may read and may change at any moment: keep it, and ask each time whether it is still so. */
export const askEachTime = 'public, no-cache'

type ConditionalReply<Body> =
  { status: 200; body: Body; headers: Record<string, string> } | { status: 304; headers: Record<string, string> }

/**
 * An answer that is named by its content: who shows the name of what it has (If-None-Match) gets 304 and no body.
 * @param cacheControl what caches on the way may do with it
 */
export function conditional<Body extends object>(
  asked: IncomingHttpHeaders,
  body: Body,
  cacheControl = askEachTime,
): ConditionalReply<Body> {
  const tag = `"${createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 22)}"`
  const headers = { 'Cache-Control': cacheControl, ETag: tag }
  return names(asked['if-none-match'], tag) ? { status: 304, headers } : { status: 200, body, headers }
}

/** Weak comparison, as RFC 9110 wants it for If-None-Match. */
export function names(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  return header
    .split(',')
    .map((one) => one.trim().replace(/^W\//, ''))
    .some((one) => one === tag || one === '*')
}
