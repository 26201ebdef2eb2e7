import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import { MIMEType, promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'

import { invalidRequest, payloadTooLarge } from '../platform/errors.ts'
import type { HttpLimits } from '../platform/limits/http-limits.ts'
import { parseParameters } from './parse-query.ts'

/** Most bytes of a request body, as sent and after decoding (LIM-005, AMB-019). */
export const bodyBytesMax = 512 * 1024

/** Deeper bodies would exhaust the stack of whatever walks them later. */
const nestingMax = 512

/** Characters of a Content-Type: the name of a type and of its parameters needs a fraction of them. */
const mediaTypeMax = 256

const decoders = {
  gzip: promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
} as const

/**
 * Reads a JSON body, or a form where the operation takes one. Undefined when there is no body.
 * @throws DomainError payload_too_large, or invalid_request for what cannot be read
 */
export async function readBody(request: IncomingMessage, takesForm: boolean, limits: HttpLimits): Promise<unknown> {
  const bytes = await decode(request, await readBytes(request))
  if (bytes.length === 0) return undefined
  const mediaType = mediaTypeOf(request)
  if (!isUtf8(bytes)) throw invalidRequest('The body is not UTF-8.')
  if (mediaType === 'application/json' || mediaType === 'application/a2a+json') return parseJson(bytes)
  if (takesForm && mediaType === 'application/x-www-form-urlencoded') return parseForm(bytes.toString(), limits)
  throw invalidRequest(`Content-Type must be application/json${takesForm ? ' or a form' : ''}.`, 'Content-Type')
}

function readBytes(request: IncomingMessage): Promise<Buffer> {
  const declared = Number(request.headers['content-length'] ?? 0)
  if (declared > bodyBytesMax) return Promise.reject(tooLarge())
  return new Promise((resolve, reject) => {
    let first: Buffer | undefined
    let more: Buffer[] | undefined
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > bodyBytesMax) {
        // The rest is let through unread, so that the answer reaches a client that is still sending.
        request.removeAllListeners('data').resume()
        more = undefined
        reject(tooLarge())
      } else if (first) (more ??= [first]).push(chunk)
      else first = chunk
    })
    request.on('end', () => resolve(more ? Buffer.concat(more) : (first ?? Buffer.alloc(0))))
    const gone = () => {
      if (!request.complete) reject(new ClientGone())
    }
    request.on('error', gone).on('close', gone)
  })
}

/** The client closed the connection before its request was complete: nobody is left to answer. */
export class ClientGone extends Error {
  override name = 'ClientGone'
}

async function decode(request: IncomingMessage, bytes: Buffer): Promise<Buffer> {
  const coding = request.headers['content-encoding']?.trim().toLowerCase()
  if (!coding || coding === 'identity' || bytes.length === 0) return bytes
  const decoder = Object.hasOwn(decoders, coding) ? decoders[coding as keyof typeof decoders] : undefined
  if (!decoder) throw invalidRequest('Content-Encoding must be gzip, deflate, br or identity.')
  try {
    return await decoder(bytes, { maxOutputLength: bodyBytesMax })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge()
    throw invalidRequest(`The body is not valid ${coding}.`)
  }
}

function tooLarge() {
  return payloadTooLarge('The body is larger than 512 KB.')
}

/** The media type of a body in UTF-8, or empty text. */
function mediaTypeOf(request: IncomingMessage): string {
  const header = request.headers['content-type'] ?? ''
  if (header === 'application/json') return header
  // The parser of the library takes time by the square of a run of spaces.
  if (header.length > mediaTypeMax) {
    throw invalidRequest(`Content-Type must have at most ${mediaTypeMax} characters.`, 'Content-Type')
  }
  try {
    const { essence, params } = new MIMEType(header)
    return /^utf-?8$/i.test(params.get('charset') ?? 'utf-8') ? essence : ''
  } catch {
    return ''
  }
}

function parseJson(bytes: Buffer): unknown {
  if (bytes.length > 2 * nestingMax && nestedDeeper(bytes)) {
    throw invalidRequest(`The body is nested more than ${nestingMax} levels deep.`)
  }
  try {
    return JSON.parse(bytes.toString()) as unknown
  } catch {
    throw invalidRequest('The body is not valid JSON.')
  }
}

const [quote, backslash, openBrace, openBracket, closeBrace, closeBracket] = Buffer.from('"\\{[}]')

function nestedDeeper(bytes: Buffer): boolean {
  let depth = 0
  let inString = false
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at]
    if (inString) {
      if (byte === backslash) at += 1
      else if (byte === quote) inString = false
    } else if (byte === quote) inString = true
    else if (byte === openBrace || byte === openBracket) {
      depth += 1
      if (depth > nestingMax) return true
    } else if (byte === closeBrace || byte === closeBracket) depth -= 1
  }
  return false
}

/** OAuth forms, by URLSearchParams: an empty value counts as left out, and no name may come twice (RFC 6749, 3.1 and 3.2). */
function parseForm(text: string, limits: HttpLimits): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const [name, value] of parseParameters(text, limits)) {
    if (Object.hasOwn(fields, name)) throw invalidRequest('A field of the form is given twice.')
    if (value !== '') Object.defineProperty(fields, name, { value, enumerable: true })
  }
  return fields
}
