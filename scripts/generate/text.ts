import { compareText } from './document.ts'

export const banner = '// Generated from spec/ by `npm run generate`. Never edited by hand.\n'

/** Renders a JSON value as a TypeScript literal in the style of this repository. Members keep their order. */
export function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => literal(item)).join(', ')}]`
  if (value !== null && typeof value === 'object') {
    const members = Object.entries(value).map(([key, item]) => `${propertyName(key)}: ${literal(item)}`)
    return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`
  }
  return typeof value === 'string' ? quote(value) : JSON.stringify(value)
}

/** Renders an object key, quoted only if necessary. */
export function propertyName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name)
}

/** Renders a single-quoted string literal. */
export function quote(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}

/** Returns the entries of a record, ordered by key. */
export function sortedEntries<T>(record: Record<string, T>): [string, T][] {
  return Object.entries(record).sort(([a], [b]) => compareText(a, b))
}
