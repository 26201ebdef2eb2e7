import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

import fresh from 'fresh'

/** A strong ETag of a text. */
export function contentTag(text: string): string {
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
}

/**
 * Whether If-None-Match names this ETag, by weak comparison (RFC 9110, 13.1.2). The library is not shown the other
 * headers: `fetch` adds Cache-Control: no-cache to its own If-None-Match, which the library takes for a forced reload.
 */
export function isNotModified(asked: Pick<IncomingHttpHeaders, 'if-none-match'>, etag: string): boolean {
  return fresh({ 'if-none-match': asked['if-none-match'] }, { etag })
}
