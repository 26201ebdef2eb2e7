import { compareText, type ApiDocument, type Schema } from './document.ts'
import { banner, quote } from './text.ts'

/** Keywords with an upper limit. */
const upperBounds = ['maximum', 'maxLength', 'maxItems', 'maxProperties', 'x-max-bytes', 'x-max-json-bytes']

/**
 * Renders limits.ts: the limits of the shared schemas of the bundled documents and of their members, as types. A
 * constant that repeats a limit declares it with `satisfies`, and does not compile when the document changes.
 */
export function renderLimits(documents: ReadonlyMap<string, ApiDocument>): string {
  const rows = [...documents].flatMap(([form, document]) =>
    Object.entries(document.components?.schemas ?? {}).flatMap(([name, schema]) => limitsOf(`${form} ${name}`, schema)),
  )
  const sorted = rows.toSorted((one, other) => compareText(one[0], other[0]))
  return `${banner}
/** By document, schema, member and keyword. */
export interface Limits {
${sorted.map(([key, value]) => `  ${quote(key)}: ${value}\n`).join('')}}
`
}

function limitsOf(place: string, schema: Schema): [string, number][] {
  const own = upperBounds.flatMap((keyword): [string, number][] => {
    const value = schema[keyword]
    return typeof value === 'number' ? [[`${place} ${keyword}`, value]] : []
  })
  const members = Object.entries((schema.properties ?? {}) as Record<string, Schema>)
  return [...own, ...members.flatMap(([name, member]) => limitsOf(`${place}/${name}`, member))]
}
