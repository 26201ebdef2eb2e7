/** Message parts of the current form (PART-001 to PART-013). */
import type { Limits } from '../../../generated/limits.ts'
import { internalError, invalid, ApiError } from '../protocol/api-error.ts'
import { isObject, type Json, type JsonObject } from '../state/json.ts'
import type { ReferenceServer } from '../state/server.ts'

const members: Readonly<Record<string, readonly string[]>> = {
  text: ['type', 'text', 'mention', 'mention_range', 'styles'],
  link: ['type', 'url', 'title', 'description'],
  data: ['type', 'data', 'media_type', 'metadata'],
  media: ['type', 'url', 'attachment_id', 'duration_ms'],
}
const styles = ['bold', 'italic', 'underline', 'strikethrough']
const textLimit = 8192 satisfies Limits['current TextPart/text x-max-bytes']
const dataLimit = 16_384 satisfies Limits['current DataPart/data x-max-json-bytes']

/** Decodes the parts of a send, by default at most 32. Rejects unknown members when strict, otherwise drops them. */
export function decodeParts(
  server: ReferenceServer,
  value: Json | undefined,
  strict: boolean,
  limit?: number,
): JsonObject[] {
  if (typeof value === 'string' && server.hasFault('parts-as-text-accepted')) return [{ type: 'text', text: value }]
  if (!Array.isArray(value)) throw invalid('parts must be an array')
  if (value.length === 0 && !server.hasFault('empty-parts-accepted')) throw invalid('parts must not be empty')
  const most = limit ?? (server.hasFault('parts-limit-31') ? 31 : server.hasFault('variant-parts-for-all') ? 100 : 32)
  if (value.length > most && !server.hasFault('parts-limit-missing')) {
    throw server.hasChoice('oversize-413-409')
      ? new ApiError('limit_exceeded', 'too many parts')
      : invalid('too many parts')
  }
  if (!server.hasFault('invalid-part-dropped'))
    return reorder(
      server,
      value.map((part, index) =>
        index > 0 && isObject(part) && server.hasFault('only-first-part-checked')
          ? part
          : decodePart(server, part, strict, index),
      ),
    )
  return value.flatMap((part) => {
    try {
      return [decodePart(server, part, strict)]
    } catch {
      return []
    }
  })
}

function reorder(server: ReferenceServer, parts: JsonObject[]): JsonObject[] {
  if (server.hasFault('equal-parts-once'))
    return [...new Map(parts.map((part) => [JSON.stringify(part), part] as const)).values()]
  if (!server.hasFault('parts-reordered')) return parts
  return parts.toSorted((one, other) => String(one['type']).localeCompare(String(other['type'])))
}

function decodePart(server: ReferenceServer, part: Json, strict: boolean, index = 0): JsonObject {
  if (!isObject(part)) throw invalid('a part must be an object')
  const type = part['type']
  const known = typeof type === 'string' ? members[type] : undefined
  if (known === undefined && typeof type === 'string' && server.hasChoice('unknown-parts-accepted')) return part
  if (known === undefined || (type === 'media' && server.hasFault('media-part-rejected')))
    throw invalid('unknown part type')
  const unknown = Object.keys(part).find((name) => !known.includes(name))
  if (strict && unknown !== undefined && server.hasFault('unknown-part-member-500'))
    throw internalError(`unknown member ${unknown}`)
  if (strict && unknown !== undefined && !server.hasChoice('lenient-nested-v2'))
    throw invalid(`unknown member ${unknown}`)
  const keeps = !strict && server.hasChoice('unknown-members-kept')
  const stored = Object.fromEntries(Object.entries(part).filter(([name]) => keeps || known.includes(name)))
  if (index > 0 && isUnchecked(server, type)) return stored
  if (type === 'text') return checkText(server, stored, index)
  if (type === 'link') return checkLink(server, stored)
  if (type === 'data') return checkData(server, stored)
  return checkMedia(server, stored)
}

/** Returns whether a fault skips the validation of parts after the first. */
const isUnchecked = (server: ReferenceServer, type: Json | undefined): boolean =>
  (type === 'link' && server.hasFault('second-link-part-unchecked')) ||
  (type === 'media' && server.hasFault('second-media-part-unchecked')) ||
  (type === 'data' && server.hasFault('second-data-part-unbounded'))

function checkText(server: ReferenceServer, part: JsonObject, index: number): JsonObject {
  const text = part['text'] ?? (server.hasFault('text-member-optional') ? '' : undefined)
  if (typeof text !== 'string') throw invalid('text must be a string')
  if (text.trim() === '' && server.hasFault('blank-text-500')) throw internalError('the text is blank')
  if (text === '' && server.hasChoice('empty-text-rejected')) throw invalid('text must not be empty')
  const size = server.hasFault('text-limit-in-characters') ? [...text].length : Buffer.byteLength(text)
  const most = smaller(server, textLimit) - (server.hasFault('text-limit-of-8191') ? 1 : 0)
  const unbounded = index > 0 && server.hasFault('second-text-part-unbounded')
  if (size > most && !unbounded && !server.hasFault('text-limit-missing')) throw tooLong(server, 'text')
  const unchecked = index > 0 && server.hasFault('second-part-style-unchecked')
  if (part['styles'] !== undefined && !unchecked) checkStyles(server, part['styles'])
  const altered = alteredText(server, text)
  if (altered !== text) return { ...part, text: altered }
  if (server.hasFault('trailing-line-feeds-cut')) return { ...part, text: text.replace(/\n{2,}$/, '\n') }
  if (server.hasFault('no-break-space-replaced')) return { ...part, text: text.replaceAll('\u00a0', ' ') }
  if (server.hasFault('spaces-collapsed')) return { ...part, text: text.replace(/(?<=\S) {2,}(?=\S)/g, ' ') }
  return server.hasFault('text-normalised') ? { ...part, text: text.normalize('NFC').trim() } : part
}

/** Applies the faults that change single characters. */
function alteredText(server: ReferenceServer, text: string): string {
  if (server.hasFault('nul-dropped')) return text.replaceAll('\0', '')
  return server.hasFault('astral-characters-replaced') ? text.replace(/[\u{10000}-\u{10ffff}]/gu, '\ufffd') : text
}

/** Returns a size limit. With the choice decimal-sizes, a KB has 1,000 bytes (AMB-017). */
const smaller = (server: ReferenceServer, bytes: number): number =>
  server.hasChoice('decimal-sizes') ? (bytes / 1024) * 1000 : bytes

function checkStyles(server: ReferenceServer, value: Json): void {
  if (!Array.isArray(value)) throw invalid('styles must be an array')
  for (const item of server.hasFault('second-style-unchecked') ? value.slice(0, 1) : value) {
    if (typeof item === 'string' && server.hasChoice('styles-as-objects')) throw invalid('a style must be an object')
    const name = isObject(item) ? item['style'] : item
    if (typeof name !== 'string') throw invalid('a style must have a name')
    if (name === 'underline' && server.hasFault('underline-rejected')) throw invalid('unknown style')
    if (server.hasFault('styles-in-any-case') && styles.includes(name.toLowerCase())) continue
    if (!styles.includes(name) && !server.hasFault('unknown-style-accepted')) throw invalid('unknown style')
  }
}

function checkLink(server: ReferenceServer, part: JsonObject): JsonObject {
  if (!isUrl(part['url'], server.hasFault('http-link-accepted'))) throw invalid('url must be an https URL')
  if (server.hasFault('link-description-required') && part['description'] === undefined)
    throw invalid('description is missing')
  for (const name of ['title', 'description']) {
    if (part[name] !== undefined && typeof part[name] !== 'string') throw invalid(`${name} must be a string`)
  }
  if (server.hasFault('link-description-dropped')) {
    const { description: _dropped, ...rest } = part
    return rest
  }
  if (server.hasFault('link-query-dropped')) return { ...part, url: String(part['url']).replace(/[?#].*$/, '') }
  if (server.hasFault('link-title-escaped') && typeof part['title'] === 'string')
    return { ...part, title: part['title'].replaceAll('&', '&amp;').replaceAll('<', '&lt;') }
  return part
}

function checkData(server: ReferenceServer, part: JsonObject): JsonObject {
  if (!('data' in part) && !server.hasFault('data-member-optional')) throw invalid('data is missing')
  if (part['data'] === null && server.hasFault('data-null-rejected')) throw invalid('data is missing')
  const text = JSON.stringify(part['data'] ?? null)
  const size = server.hasFault('data-limit-in-characters') ? [...text].length : Buffer.byteLength(text)
  const most = smaller(server, dataLimit) - (server.hasFault('data-limit-of-16383') ? 1 : 0)
  if (size > most && !server.hasFault('data-limit-missing')) throw tooLong(server, 'data')
  if (part['data'] === false && server.hasFault('false-data-becomes-null')) return { ...part, data: null }
  if (isObject(part['data']) && server.hasFault('proto-key-dropped'))
    return { ...part, data: Object.assign({}, part['data']) }
  if (server.hasFault('digit-strings-become-numbers')) return { ...part, data: withNumbers(part['data'] ?? null) }
  if (server.hasFault('data-keys-with-dollar-dropped') || server.hasFault('data-keys-camelised'))
    return { ...part, data: withOtherKeys(server, part['data'] ?? null) }
  return server.hasFault('big-numbers-become-text') ? { ...part, data: withoutBigNumbers(part['data'] ?? null) } : part
}

/** For the fault digit-strings-become-numbers. */
function withNumbers(value: Json): Json {
  if (typeof value === 'string') return /^\d+$/.test(value) ? Number(value) : value
  if (Array.isArray(value)) return value.map(withNumbers)
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withNumbers(inner)]))
    : value
}

/** For the faults data-keys-with-dollar-dropped and data-keys-camelised. */
function withOtherKeys(server: ReferenceServer, value: Json): Json {
  if (Array.isArray(value)) return value.map((item) => withOtherKeys(server, item))
  if (!isObject(value)) return value
  const rename = (name: string): string =>
    server.hasFault('data-keys-camelised')
      ? name.replace(/(?<=[a-z])_([a-z])/g, (_, letter: string) => letter.toUpperCase())
      : name
  const dropped = server.hasFault('data-keys-with-dollar-dropped')
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !(dropped && name.startsWith('$')))
      .map(([name, inner]) => [rename(name), withOtherKeys(server, inner)]),
  )
}

/** For the fault big-numbers-become-text. */
function withoutBigNumbers(value: Json): Json {
  if (typeof value === 'number') return Math.abs(value) > Number.MAX_SAFE_INTEGER ? String(value) : value
  if (Array.isArray(value)) return value.map(withoutBigNumbers)
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutBigNumbers(inner)]))
    : value
}

function checkMedia(server: ReferenceServer, part: JsonObject): JsonObject {
  const hasUrl = part['url'] !== undefined
  const hasAttachment = part['attachment_id'] !== undefined
  if (hasUrl && hasAttachment && !server.hasFault('media-both-accepted'))
    throw invalid('url and attachment_id exclude each other')
  if (!hasUrl && !hasAttachment && !server.hasFault('media-neither-accepted'))
    throw invalid('url or attachment_id is missing')
  if (hasUrl && !isUrl(part['url'], server.hasChoice('http-media-accepted'))) throw invalid('url must be an https URL')
  const duration = part['duration_ms']
  if (duration !== undefined && (!Number.isInteger(duration) || Number(duration) < 0)) {
    throw invalid('duration_ms must be an integer')
  }
  const zero = duration === 0 && server.hasFault('duration-zero-dropped')
  if (!zero && !server.hasFault('duration-dropped')) return part
  const { duration_ms: _dropped, ...rest } = part
  return rest
}

const tooLong = (server: ReferenceServer, name: string): ApiError =>
  server.hasChoice('oversize-413-409')
    ? new ApiError('payload_too_large', `${name} is too long`)
    : invalid(`${name} is too long`)

/** Returns whether a value is an absolute https URL, or also http when `lenient`. */
export function isUrl(value: Json | undefined, lenient = false): value is string {
  if (typeof value !== 'string' || !URL.canParse(value)) return false
  const { protocol } = new URL(value)
  return protocol === 'https:' || (lenient && protocol === 'http:')
}
