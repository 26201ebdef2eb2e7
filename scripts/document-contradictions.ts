import type { ApiDocument } from './generate/document.ts'
import { follow } from './generate/media-types.ts'

/**
 * Returns contradictions between the description of a property and its schema: null that only one of them allows, and
 * different upper limits of characters, bytes, items and values.
 */
export function contradictionsOf(document: ApiDocument, schema: any): string[] {
  const description = schema?.description
  if (typeof description !== 'string') return []
  const resolved = { ...follow(document, schema, '').node, ...schema }
  const saysNull = /\bnull\b/i.test(description)
  const found: string[] = []
  if (saysNull && !allowsNull(document, resolved)) found.push('its description names null, its schema does not')
  if (!saysNull && typesOf(resolved).includes('null')) found.push('its schema allows null, its description does not')
  const limits = limitsOf(resolved)
  for (const stated of statedLimits(description, typesOf(resolved)))
    if (limits.length > 0 && !limits.includes(stated.value))
      found.push(`its description states ${stated.text}, its schema ${limits.join(', ')}`)
  return found
}

const typesOf = ({ type }: any): string[] => [type ?? []].flat() as string[]

function allowsNull(document: ApiDocument, schema: any): boolean {
  const { node } = follow(document, schema, '')
  const alternatives: unknown[] = [...(node.oneOf ?? []), ...(node.anyOf ?? [])]
  if (alternatives.length > 0) return alternatives.some((one) => allowsNull(document, one))
  if (node.allOf !== undefined) return (node.allOf as unknown[]).every((one) => allowsNull(document, one))
  if (node.enum !== undefined) return (node.enum as unknown[]).includes(null)
  if (node.const !== undefined) return node.const === null
  return node.type === undefined || typesOf(node).includes('null')
}

/** Returns the upper limits of a schema: characters, bytes, values, items. */
const limitsOf = (schema: any): number[] =>
  [schema.maxLength, schema['x-max-bytes'], schema.maximum, schema.maxItems].filter((limit) => limit !== undefined)

interface StatedLimit {
  text: string
  value: number
}

/** Returns the upper limits that a description states, in the unit of the type. */
function statedLimits(description: string, types: readonly string[]): StatedLimit[] {
  const isCounted = types.some((type) => ['array', 'integer', 'number'].includes(type))
  const units = types.includes('string') ? String.raw`\s(?:characters|bytes|KB)` : isCounted ? '' : null
  if (units === null) return []
  const pattern = new RegExp(String.raw`(?:at most|up to|\d to) ([\d,]+)(${units})`, 'g')
  return [...description.matchAll(pattern)].map(([text, digits = '', unit]) => ({
    text,
    value: Number(digits.replaceAll(',', '')) * (unit?.trim() === 'KB' ? 1024 : 1),
  }))
}
