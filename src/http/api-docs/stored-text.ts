import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import Negotiator from 'negotiator'

import { isNotModified } from '../conditional.ts'

/** A text that seldom changes, compressed in advance. */
export interface StoredText {
  mediaType: string
  plain: Buffer
  gzip: Buffer
  br: Buffer
  /** Digest of the uncompressed bytes, without quotes. */
  digest: string
}

/** The reply with a stored text: 304 without bytes when the caller's copy is current. */
export interface StoredReply {
  status: 200 | 304
  headers: Record<string, string>
  bytes?: Buffer
}

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/** Compresses a text once. A higher Brotli quality would cost seconds of CPU time and save a few percent. */
export async function storeText(mediaType: string, text: string | Buffer): Promise<StoredText> {
  const plain = Buffer.from(text)
  const [br, zipped] = await Promise.all([
    compress.br(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
    compress.gzip(plain),
  ])
  return { mediaType, plain, gzip: zipped, br, digest: createHash('sha256').update(plain).digest('base64url') }
}

/** Chooses a coding that the caller accepts. Caches revalidate each time, and get 304 for a current copy. */
export function replyWithText(
  stored: StoredText,
  requestHeaders: { 'accept-encoding'?: string | string[]; 'if-none-match'?: string },
): StoredReply {
  const coding = chooseCoding(requestHeaders)
  const tag = `"${stored.digest}${coding === 'identity' ? '' : `-${coding}`}"`
  const headers: Record<string, string> = { ETag: tag, Vary: 'Accept-Encoding', 'Cache-Control': 'no-cache' }
  if (isNotModified(requestHeaders, tag)) return { status: 304, headers }
  headers['Content-Type'] = stored.mediaType
  if (coding !== 'identity') headers['Content-Encoding'] = coding
  return { status: 200, headers, bytes: coding === 'identity' ? stored.plain : stored[coding] }
}

const codings = ['br', 'gzip'] as const

/** Returns the smallest acceptable coding, regardless of weights (RFC 9110, 12.5.3). */
function chooseCoding(headers: { 'accept-encoding'?: string | string[] }): 'br' | 'gzip' | 'identity' {
  const acceptable = new Negotiator({ headers }).encodings([...codings])
  return codings.find((coding) => acceptable.includes(coding)) ?? 'identity'
}
