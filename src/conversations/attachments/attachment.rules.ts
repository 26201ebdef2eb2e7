import { invalidRequest } from '../../platform/errors.ts'

/** Maximum size of an attachment in bytes (ATT-004, AMB-017). */
export const ATTACHMENT_BYTES_MAX = 100 * 1024 * 1024

const filenameCharactersMax = 255
const contentTypeCharactersMax = 255

/** Media type of uploads without Content-Type. */
const plainBytes = 'application/octet-stream'

/** Type, subtype and parameters in visible characters, as in RFC 9110. */
const mediaType = /^[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+(?:[ \t]*;[\t\x20-\x7e]*)?$/

/** Media types that browsers may show inline, because they cannot run scripts. */
const harmless = /^(?:image\/(?:avif|gif|jpeg|png|webp)|audio\/[\w.+-]+|video\/[\w.+-]+|text\/plain)(?:[ \t;]|$)/i

/** Media types of pictures that a profile may show. */
const picture = /^image\/(?:jpeg|png|gif|webp)(?:;|$)/i

/** Returns whether a stored media type is that of a picture for a profile. */
export const isPicture = (contentType: string): boolean => picture.test(contentType)

/** Decodes the file name in X-Svc-Filename (AMB-061). @returns null without a name @throws invalid_request */
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

/** Validates Content-Type. @throws invalid_request unless it is a media type */
export function decodeContentType(header: string = plainBytes): string {
  if (header.length <= contentTypeCharactersMax && mediaType.test(header)) return header
  throw invalidRequest('Content-Type must be a media type.', 'Content-Type')
}

/**
 * Decides whether browsers show or save the bytes. Uploaded pages and scripts must never run on the server's origin.
 */
export function dispositionOf(contentType: string): 'inline' | 'attachment' {
  return harmless.test(contentType) ? 'inline' : 'attachment'
}

/** Returns the last segment of an attachment URL, decoded. */
export function mediaName(filename: string | null): string {
  return filename ?? 'attachment'
}

/** Builds the URL of the bytes. @param secret makes the URL unguessable */
export function mediaUrl(publicUrl: string, secret: string, filename: string | null): string {
  return `${publicUrl}/media/${secret}/${encodeURIComponent(mediaName(filename))}`
}
