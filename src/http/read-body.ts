import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import { MIMEType, promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'

import { DomainError, invalidRequest } from '../platform/errors.ts'
import type { HttpLimits } from '../platform/limits/http-limits.ts'
import { parseParameters } from './parse-query.ts'
import { parseNoting } from '../platform/exact-numbers.ts'

/** Maximum size of a request body in bytes, as sent and after decoding (LIM-005, AMB-019). */
const bodyBytesMax = 512 * 1024

/** Maximum nesting of a body: deeper JSON would exhaust the stack of recursive code. */
const nestingMax = 512

/** Maximum length of a Content-Type in characters, several times that of a media type with its parameters. */
const mediaTypeMax = 256

const decoders = {
  gzip: promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
} as const

/** A body over the limit. Its beginning is not valid JSON, but may show the form of the request. */
export class BodyTooLarge extends DomainError {
  /** Names of the members of the body, as far as its beginning shows them. */
  readonly members: readonly string[]

  constructor(beginning?: Buffer) {
    super('payload_too_large', 'The body is larger than 512 KB.')
    this.members = beginning ? memberNames(beginning) : []
  }
}

/**
 * Reads a JSON body, or a form when the operation accepts one. Returns undefined when there is no body.
 * @param onRead called with the size of the decoded body in bytes
 * @throws DomainError payload_too_large, or invalid_request for a body that cannot be parsed
 */
export async function readBody(
  request: IncomingMessage,
  takesForm: boolean,
  limits: HttpLimits,
  showsForm = false,
  onRead?: (bytes: number) => void,
): Promise<unknown> {
  const bytes = await decode(request, await readBytes(request, showsForm))
  onRead?.(bytes.length)
  if (bytes.length === 0) return undefined
  const mediaType = mediaTypeOf(request)
  if (!isUtf8(bytes)) throw invalidRequest('The body is not UTF-8.')
  if (mediaType === 'application/json' || mediaType === 'application/a2a+json') return parseJson(bytes)
  if (takesForm && mediaType === 'application/x-www-form-urlencoded') return parseForm(bytes.toString(), limits)
  throw invalidRequest(`Content-Type must be application/json${takesForm ? ' or a form' : ''}.`, 'Content-Type')
}

function readBytes(request: IncomingMessage, showsForm: boolean): Promise<Buffer> {
  const declared = Number(request.headers['content-length'] ?? 0)
  if (declared > bodyBytesMax && !showsForm) return Promise.reject(new BodyTooLarge())
  return new Promise((resolve, reject) => {
    let first: Buffer | undefined
    let more: Buffer[] | undefined
    let size = 0
    const take = (chunk: Buffer) => {
      size += chunk.length
      if (size > bodyBytesMax || declared > bodyBytesMax) {
        // The rest is read and discarded, so that a client that is still sending sees the response.
        request.off('data', take).resume()
        more = undefined
        reject(new BodyTooLarge(first ?? chunk))
      } else if (first) (more ??= [first]).push(chunk)
      else first = chunk
    }
    request.on('data', take)
    request.on('end', () => resolve(more ? Buffer.concat(more) : (first ?? Buffer.alloc(0))))
    const gone = () => {
      if (!request.complete) reject(new ClientGone())
    }
    request.on('error', gone).on('close', gone)
  })
}

/** The client closed the connection before its request was complete, so that no response can be sent. */
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
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new BodyTooLarge()
    throw invalidRequest(`The body is not valid ${coding}.`)
  }
}

/** Returns the media type of a UTF-8 body, or an empty string. */
function mediaTypeOf(request: IncomingMessage): string {
  const header = request.headers['content-type'] ?? ''
  if (header === 'application/json') return header
  // The library's parser is quadratic in the length of a run of spaces.
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
    return parseNoting(bytes.toString())
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

/** Returns the names of the members in the beginning of a JSON object. */
function memberNames(bytes: Buffer): string[] {
  const text = bytes.toString()
  const names: string[] = []
  let depth = 0
  for (const { 0: token, 1: name } of text.matchAll(/"((?:[^"\\]|\\.)*)"(?=\s*:)|"(?:[^"\\]|\\.)*"|[[{\]}]/gs)) {
    if (name !== undefined) {
      if (depth === 1) names.push(name)
    } else if (token === '{' || token === '[') depth += 1
    else if (token === '}' || token === ']') depth -= 1
  }
  return names
}

/**
 * Parses an OAuth form with URLSearchParams: an empty value counts as omitted, and a repeated name is an error (RFC
 * 6749, 3.1 and 3.2).
 */
function parseForm(text: string, limits: HttpLimits): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const [name, value] of parseParameters(text, limits)) {
    if (Object.hasOwn(fields, name)) throw invalidRequest('A field of the form is given twice.')
    if (value !== '') Object.defineProperty(fields, name, { value, enumerable: true })
  }
  return fields
}
