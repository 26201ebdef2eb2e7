import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'

import { create as contentDisposition } from 'content-disposition'
import parseRange from 'range-parser'

import { dispositionOf } from '../conversations/attachments/attachment.rules.ts'
import type { Attachment } from '../conversations/attachments/attachment.ts'
import type { ByteRange } from '../platform/storage/storage.ts'
import type { ErrorBody } from '../../generated/extensions/types.gen.ts'
import { invalidRequest } from '../platform/errors.ts'
import { errorReply } from './error-body.ts'
import { isNotModified } from './conditional.ts'
import type { Reply } from './handler.ts'

type OmitBody = Omit<Reply, 'status' | 'body'>
export type MediaReply =
  (OmitBody & { status: 200 | 206 | 304; body?: undefined }) | (OmitBody & { status: 416; body: ErrorBody })

/**
 * Returns the bytes of an attachment, or the one requested range (RFC 9110, 14). A request for several ranges, or for a
 * range of another version (If-Range), gets all bytes.
 * @param open reads the bytes; not called when only headers are sent
 */
export async function mediaReply(
  requestHeaders: IncomingHttpHeaders,
  attachment: Attachment,
  headOnly: boolean,
  open: (range: ByteRange) => Promise<Readable>,
): Promise<MediaReply> {
  const { size, contentType, filename, sha256 } = attachment
  const tag = `"${sha256}"`
  const headers: Record<string, string> = {
    ETag: tag,
    'Cache-Control': 'private, max-age=3600',
    'Accept-Ranges': 'bytes',
    // Attachment URLs are capability URLs: pages of other sites may embed them.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }
  if (isNotModified(requestHeaders, tag)) return { status: 304, headers }
  const range = headOnly ? undefined : rangeOf(requestHeaders, tag, size)
  if (range === 'unsatisfiable') {
    const { body } = errorReply(invalidRequest(`The range begins behind the last of ${size} bytes.`, 'Range'))
    return { status: 416, headers: { ...headers, 'Content-Range': `bytes */${size}` }, body: body as ErrorBody }
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  Object.assign(headers, {
    'Content-Type': contentType,
    'Content-Length': String(end - start + 1),
    'Content-Disposition': contentDisposition(filename ?? undefined, { type: dispositionOf(contentType) }),
    ...(range && { 'Content-Range': `bytes ${start}-${end}/${size}` }),
  })
  return { status: range ? 206 : 200, headers, ...(!headOnly && { source: await open({ start, end }) }) }
}

function rangeOf(
  requestHeaders: IncomingHttpHeaders,
  tag: string,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const { range, 'if-range': condition = tag } = requestHeaders
  if (range === undefined || condition !== tag) return undefined
  const suffix = /^bytes=-(\d+)$/i.exec(range)?.[1]
  // The package rejects a suffix that is longer than the content, which means all of it (RFC 9110, 14.1.2).
  if (suffix !== undefined && Number(suffix) >= size && size > 0) return { start: 0, end: size - 1 }
  const ranges = parseRange(size, range)
  if (ranges === -1) return 'unsatisfiable'
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return undefined
  return ranges[0]
}
