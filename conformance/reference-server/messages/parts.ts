/** What a part may hold in the current form (PART-001 to PART-013). */
import { broken, invalid, Refusal } from '../protocol/api-error.ts'
import { isObject, type Json, type JsonObject } from '../state/json.ts'
import type { Subject } from '../state/server.ts'

const members: Readonly<Record<string, readonly string[]>> = {
  text: ['type', 'text', 'mention', 'mention_range', 'styles'],
  link: ['type', 'url', 'title', 'description'],
  data: ['type', 'data', 'media_type', 'metadata'],
  media: ['type', 'url', 'attachment_id', 'duration_ms'],
}
const styles = ['bold', 'italic', 'underline', 'strikethrough']
const textLimit = 8192
const dataLimit = 16_384

/** The stored form of the parts of a send, 32 at most unless told otherwise; unknown members are refused when strict, else left out. */
export function decodeParts(subject: Subject, value: Json | undefined, strict: boolean, limit?: number): JsonObject[] {
  if (typeof value === 'string' && subject.faulty('parts-as-text-accepted')) return [{ type: 'text', text: value }]
  if (!Array.isArray(value)) throw invalid('parts must be an array')
  if (value.length === 0 && !subject.faulty('empty-parts-accepted')) throw invalid('parts must not be empty')
  const most = limit ?? (subject.faulty('parts-limit-31') ? 31 : subject.faulty('variant-parts-for-all') ? 100 : 32)
  if (value.length > most && !subject.faulty('parts-limit-missing')) {
    throw subject.chose('oversize-413-409')
      ? new Refusal('limit_exceeded', 'too many parts')
      : invalid('too many parts')
  }
  if (!subject.faulty('invalid-part-dropped'))
    return reorder(
      subject,
      value.map((part) => decodePart(subject, part, strict)),
    )
  return value.flatMap((part) => {
    try {
      return [decodePart(subject, part, strict)]
    } catch {
      return []
    }
  })
}

function reorder(subject: Subject, parts: JsonObject[]): JsonObject[] {
  if (!subject.faulty('parts-reordered')) return parts
  return parts.toSorted((one, other) => String(one['type']).localeCompare(String(other['type'])))
}

function decodePart(subject: Subject, part: Json, strict: boolean): JsonObject {
  if (!isObject(part)) throw invalid('a part must be an object')
  const type = part['type']
  const known = typeof type === 'string' ? members[type] : undefined
  if (known === undefined || (type === 'media' && subject.faulty('media-part-refused')))
    throw invalid('unknown part type')
  const unknown = Object.keys(part).find((name) => !known.includes(name))
  if (strict && unknown !== undefined && subject.faulty('unknown-part-member-500'))
    throw broken(`unknown member ${unknown}`)
  if (strict && unknown !== undefined && !subject.chose('lenient-nested-v2')) throw invalid(`unknown member ${unknown}`)
  const stored = Object.fromEntries(Object.entries(part).filter(([name]) => known.includes(name)))
  if (type === 'text') return checkText(subject, stored)
  if (type === 'link') return checkLink(subject, stored)
  if (type === 'data') return checkData(subject, stored)
  return checkMedia(subject, stored)
}

function checkText(subject: Subject, part: JsonObject): JsonObject {
  const text = part['text'] ?? (subject.faulty('text-member-optional') ? '' : undefined)
  if (typeof text !== 'string') throw invalid('text must be a string')
  if (text.trim() === '' && subject.faulty('blank-text-500')) throw broken('the text is blank')
  if (text === '' && subject.chose('empty-text-refused')) throw invalid('text must not be empty')
  const size = subject.faulty('text-limit-in-characters') ? [...text].length : Buffer.byteLength(text)
  if (size > textLimit && !subject.faulty('text-limit-missing')) throw tooLong(subject, 'text')
  if (part['styles'] !== undefined) checkStyles(subject, part['styles'])
  return subject.faulty('text-normalised') ? { ...part, text: text.normalize('NFC').trim() } : part
}

function checkStyles(subject: Subject, value: Json): void {
  if (!Array.isArray(value)) throw invalid('styles must be an array')
  for (const item of value) {
    if (typeof item === 'string' && subject.chose('styles-as-objects')) throw invalid('a style must be an object')
    const name = isObject(item) ? item['style'] : item
    if (typeof name !== 'string') throw invalid('a style must have a name')
    if (!styles.includes(name) && !subject.faulty('unknown-style-accepted')) throw invalid('unknown style')
  }
}

function checkLink(subject: Subject, part: JsonObject): JsonObject {
  if (!isUrl(part['url'], subject.faulty('http-link-accepted'))) throw invalid('url must be an https URL')
  if (subject.faulty('link-description-required') && part['description'] === undefined)
    throw invalid('description is missing')
  for (const name of ['title', 'description']) {
    if (part[name] !== undefined && typeof part[name] !== 'string') throw invalid(`${name} must be a string`)
  }
  return part
}

function checkData(subject: Subject, part: JsonObject): JsonObject {
  if (!('data' in part) && !subject.faulty('data-member-optional')) throw invalid('data is missing')
  if (part['data'] === null && subject.faulty('data-null-refused')) throw invalid('data is missing')
  const size = Buffer.byteLength(JSON.stringify(part['data'] ?? null))
  if (size > dataLimit && !subject.faulty('data-limit-missing')) throw tooLong(subject, 'data')
  return part
}

function checkMedia(subject: Subject, part: JsonObject): JsonObject {
  const hasUrl = part['url'] !== undefined
  const hasAttachment = part['attachment_id'] !== undefined
  if (hasUrl && hasAttachment && !subject.faulty('media-both-accepted'))
    throw invalid('url and attachment_id exclude each other')
  if (!hasUrl && !hasAttachment && !subject.faulty('media-neither-accepted'))
    throw invalid('url or attachment_id is missing')
  if (hasUrl && !isUrl(part['url'], subject.chose('http-media-accepted'))) throw invalid('url must be an https URL')
  const duration = part['duration_ms']
  if (duration !== undefined && (!Number.isInteger(duration) || Number(duration) < 0)) {
    throw invalid('duration_ms must be an integer')
  }
  if (!subject.faulty('duration-dropped')) return part
  const { duration_ms: _dropped, ...rest } = part
  return rest
}

const tooLong = (subject: Subject, name: string): Refusal =>
  subject.chose('oversize-413-409')
    ? new Refusal('payload_too_large', `${name} is too long`)
    : invalid(`${name} is too long`)

/** An absolute https URL, or also http when `lenient`. */
export function isUrl(value: Json | undefined, lenient = false): value is string {
  if (typeof value !== 'string' || !URL.canParse(value)) return false
  const { protocol } = new URL(value)
  return protocol === 'https:' || (lenient && protocol === 'http:')
}
