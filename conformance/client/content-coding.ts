/**
 * Content codings of answers (RFC 9110, 8.4). The harness requests identity, because it compares bytes. A server or
 * proxy may still encode an answer, which the harness then decodes (AMB-215).
 */
import type { IncomingMessage } from 'node:http'
import { pipeline, type Readable, type Transform } from 'node:stream'
import * as zlib from 'node:zlib'

/** Accept-Encoding of every request, unless a check sets another. */
export const requestedCoding = 'identity'

/** The answer has a content coding that the harness does not know. The message names the coding. */
class CodingError extends Error {
  override name = 'CodingError'
}

const decoders: Readonly<Record<string, () => Transform>> = {
  gzip: () => zlib.createGunzip(),
  'x-gzip': () => zlib.createGunzip(),
  deflate: () => zlib.createInflate(),
  br: () => zlib.createBrotliDecompress(),
  // Node.js 20, which may run reproduction scripts, has no zstd.
  ...('createZstdDecompress' in zlib ? { zstd: () => zlib.createZstdDecompress() } : {}),
}

/** Returns the codings of an answer, in the order in which they were applied. */
function codingsOf({ statusCode = 0, headers }: IncomingMessage): string[] {
  // There is no body, or the body is a range of the encoded bytes, which cannot be decoded.
  if ([204, 206, 304].includes(statusCode) || headers['content-length'] === '0') return []
  return (headers['content-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim())
    .filter((coding) => coding !== '' && coding !== 'identity')
}

/**
 * Returns the body of an answer without its codings. Reading fails when the body cannot be decoded.
 * @throws CodingError for an unknown coding
 */
export function decodedBody(answer: IncomingMessage): Readable {
  return codingsOf(answer).reduceRight<Readable>((body, coding) => {
    const decoder = decoders[coding]?.()
    if (decoder === undefined)
      throw new CodingError(
        `the answer has the content coding ${coding}, but the request accepts only ${requestedCoding}`,
      )
    decoder.once('error', (error: NodeJS.ErrnoException) => {
      // Connection errors occur here as well; only errors of zlib have a number.
      if (error.errno !== undefined && error.syscall === undefined)
        error.message = `the answer has the content coding ${coding} and cannot be decoded: ${error.message}`
    })
    // The reader of the last stream receives its error.
    return pipeline(body, decoder, () => undefined)
  }, answer)
}
