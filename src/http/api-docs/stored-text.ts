import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A text that seldom changes, ready to be sent in every coding. */
export interface StoredText {
  mediaType: string
  plain: Buffer
  gzip: Buffer
  br: Buffer
  /** Digest of the plain bytes, without quotes. */
  digest: string
}

/** What goes back for a stored text: 304 without bytes when the caller has it already. */
export interface StoredReply {
  status: 200 | 304
  headers: Record<string, string>
  bytes?: Buffer
}

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/** Compresses a text once. A high quality would take seconds of a processor for a few per cent. */
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

/** Picks a coding that the caller takes, and sends nothing that it has: caches ask each time and are answered shortly. */
export function replyWithText(
  stored: StoredText,
  asked: { 'accept-encoding'?: string | string[]; 'if-none-match'?: string },
): StoredReply {
  const coding = chooseCoding(String(asked['accept-encoding'] ?? ''))
  const tag = `"${stored.digest}${coding === 'identity' ? '' : `-${coding}`}"`
  const headers: Record<string, string> = { ETag: tag, Vary: 'Accept-Encoding', 'Cache-Control': 'no-cache' }
  if (isKnown(asked['if-none-match'], tag)) return { status: 304, headers }
  headers['Content-Type'] = stored.mediaType
  if (coding !== 'identity') headers['Content-Encoding'] = coding
  return { status: 200, headers, bytes: coding === 'identity' ? stored.plain : stored[coding] }
}

/** Brotli before gzip before nothing; a coding with the weight 0 is not wanted (RFC 9110, 12.5.3). */
function chooseCoding(header: string): 'br' | 'gzip' | 'identity' {
  const wanted = new Set(
    header
      .toLowerCase()
      .split(',')
      .map((item) => item.trim())
      .filter((item) => !/;\s*q=0(\.0*)?$/.test(item))
      .map((item) => item.split(';')[0]?.trim()),
  )
  return wanted.has('br') ? 'br' : wanted.has('gzip') ? 'gzip' : 'identity'
}

/** Weak comparison, as RFC 9110, 13.1.2 asks for. */
function isKnown(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  return header.trim() === '*' || header.split(',').some((item) => item.trim().replace(/^W\//, '') === tag)
}
