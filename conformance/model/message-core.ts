/** Members of a projected message that are in the document and never change. */
import { sameJson } from '../client/compare-json.ts'
import type { WireMessage, WireObject, WirePart } from '../client/wire.ts'

const partMembers = [
  'type',
  'text',
  'mention',
  'mention_range',
  'styles',
  'url',
  'title',
  'description',
  'data',
  'attachment_id',
  'duration_ms',
]

const isObject = (value: unknown): value is WireObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Returns message_id, parts, text and reply_to of a projection (AMB-108). Omits members outside of the document,
 * reactions, receipt timestamps, absent or null members, and the url of a part that also has an attachment_id.
 */
export function messageCore(message: WireMessage | undefined): WireObject {
  const shown: WireObject = isObject(message) ? message : {}
  const reply = shown['reply_to']
  return present({
    message_id: shown['message_id'],
    parts: Array.isArray(shown['parts']) ? shown['parts'].map(corePart) : shown['parts'],
    text: shown['text'],
    reply_to: isObject(reply) ? present({ message_id: reply['message_id'], part_id: reply['part_id'] }) : reply,
  })
}

function corePart(part: unknown): unknown {
  if (!isObject(part)) return part
  return Object.fromEntries(
    partMembers
      .filter((name) => name in part && !(name === 'url' && part['attachment_id'] !== undefined))
      .map((name) => [name, part[name]]),
  )
}

const present = (value: WireObject): WireObject =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined && member !== null))

/** Describes the first difference between returned and sent parts. Null when each sent member is in its place. */
export function partsDifference(sent: readonly WirePart[], shown: unknown): string | null {
  if (!Array.isArray(shown)) return 'parts is not an array'
  if (shown.length !== sent.length) return `${shown.length} parts instead of ${sent.length}`
  for (const [index, part] of sent.entries()) {
    const other: unknown = shown[index]
    if (!isObject(other)) return `part ${index} is not an object`
    const changed = Object.keys(part).find((name) => !Object.hasOwn(other, name) || !sameJson(part[name], other[name]))
    if (changed !== undefined) return `part ${index}: ${changed} differs from the sent value`
  }
  return null
}
