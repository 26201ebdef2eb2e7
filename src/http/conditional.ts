import type { IncomingHttpHeaders } from 'node:http'

import { contentTag, isNotModified } from './entity-tag.ts'
import type { Reply } from './handler.ts'

/** Cache-Control for public content that may change at any moment: caches keep it and revalidate each time. */
export const revalidate = 'public, no-cache'

/**
 * A reply with an ETag made from its content: 304 without a body when the client has it already (If-None-Match).
 * @param headers further headers of both replies, among them Cache-Control
 */
export function conditional(
  asked: IncomingHttpHeaders,
  body: object,
  headers: Record<string, string> = { 'Cache-Control': revalidate },
): Reply {
  const etag = contentTag(JSON.stringify(body))
  const all = { ETag: etag, ...headers }
  return isNotModified(asked, etag) ? { status: 304, headers: all } : { status: 200, body, headers: all }
}
