import { invalidRequest } from '../../platform/errors.ts'

/** Most bytes of an attachment (ATT-004, AMB-017). */
export const ATTACHMENT_BYTES_MAX = 100 * 1024 * 1024

const filenameCharactersMax = 255
const contentTypeCharactersMax = 255

/** What bytes of an unknown kind are. */
const plainBytes = 'application/octet-stream'

/** Type, subtype and parameters in visible characters, as RFC 9110 has them. */
const mediaType = /^[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+(?:[ \t]*;[\t\x20-\x7e]*)?$/

/** What browsers may show where it lies: it cannot run anything there. */
const harmless = /^(?:image\/(?:avif|gif|jpeg|png|webp)|audio\/[\w.+-]+|video\/[\w.+-]+|text\/plain)(?:[ \t;]|$)/i

/**
 * The name in X-Svc-Filename (AMB-061). @returns null when there is none
 * @throws invalid_request
 */
export function decodeFilename(header: string | undefined): string | null {
  if (header === undefined || header === '') return null
  const invalid = (problem: string) => invalidRequest(`X-Svc-Filename ${problem}.`, 'X-Svc-Filename')
  const name = decodePercent(header)
  if (name === undefined) throw invalid('must be percent-encoded UTF-8')
  if ([...name].length > filenameCharactersMax) throw invalid(`must have at most ${filenameCharactersMax} characters`)
  // Bidirectional controls would show "cod.exe" as "exe.doc" (AMB-165).
  if (/[/\\\p{Cc}\p{Bidi_Control}]/u.test(name))
    throw invalid('must not contain path separators, control characters or bidirectional controls')
  if (name === '.' || name === '..') throw invalid('must be the name of a file')
  return name
}

function decodePercent(text: string): string | undefined {
  if (!/^[\x20-\x7e]*$/.test(text)) return undefined
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** @throws invalid_request when it is no media type */
export function decodeContentType(header: string = plainBytes): string {
  if (header.length <= contentTypeCharactersMax && mediaType.test(header)) return header
  throw invalidRequest('Content-Type must be a media type.', 'Content-Type')
}

/** Whether browsers show the bytes or save them: pages and scripts of strangers never run under our address. */
export function dispositionOf(contentType: string): 'inline' | 'attachment' {
  return harmless.test(contentType) ? 'inline' : 'attachment'
}

/** The last segment of the address of an attachment, decoded. */
export function mediaName(filename: string | null): string {
  return filename ?? 'attachment'
}

/** The address of the bytes. @param secret makes it impossible to guess */
export function mediaUrl(publicUrl: string, secret: string, filename: string | null): string {
  return `${publicUrl}/media/${secret}/${encodeURIComponent(mediaName(filename))}`
}
