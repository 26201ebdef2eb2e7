import type { ApiDocument, Json, Schema } from '../generate/document.ts'

/** A schema with references resolved and `allOf` merged. */
export interface FlatSchema {
  keywords: Schema
  properties: Map<string, Json>
  required: Set<string>
  /** Lists of alternatives. Several parts of `allOf` may each have a list. */
  unions: { keyword: 'oneOf' | 'anyOf'; branches: Json[] }[]
  /** Names of the shared schemas that were resolved, outermost first. */
  names: string[]
  /** The shared schema that describes each member; undefined for a member that is described inline. */
  homes: Map<string, string | undefined>
}

const lowest = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties', 'x-max-bytes']
const highest = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties']
/** Keywords for which both values apply when two parts of `allOf` differ. */
const conjoined = new Set(['pattern', 'format', 'multipleOf'])
/** Represents a `const` that no value matches. */
const noValue = { 'x-no-value': true }
const structure = new Set(['$ref', 'allOf', 'properties', 'required', 'oneOf', 'anyOf'])

/** Resolves references and merges `allOf`, so that equivalent schemas become equal. */
export function flatten(document: ApiDocument, schema: Json | undefined): FlatSchema {
  const flat: FlatSchema = {
    keywords: {},
    properties: new Map(),
    required: new Set(),
    unions: [],
    names: [],
    homes: new Map(),
  }
  addTo(flat, document, schema, undefined, new Set())
  return flat
}

function addTo(
  flat: FlatSchema,
  document: ApiDocument,
  schema: Json | undefined,
  home: string | undefined,
  seen: ReadonlySet<string>,
): void {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) {
    // `false` accepts no value; `true` and a missing schema accept any value.
    if (schema === false) flat.keywords['not'] = {}
    return
  }
  const name = sharedName(schema['$ref'])
  if (name !== undefined && !seen.has(name)) {
    flat.names.push(name)
    addTo(flat, document, document.components?.schemas?.[name], name, new Set([...seen, name]))
  }
  for (const part of (schema['allOf'] ?? []) as Json[]) addTo(flat, document, part, home, seen)
  for (const [member, value] of Object.entries((schema['properties'] ?? {}) as Schema)) {
    const earlier = flat.properties.get(member)
    flat.properties.set(member, earlier === undefined ? value : { allOf: [earlier, value] })
    flat.homes.set(member, home)
  }
  for (const member of (schema['required'] ?? []) as string[]) flat.required.add(member)
  for (const keyword of ['oneOf', 'anyOf'] as const)
    if (Array.isArray(schema[keyword])) flat.unions.push({ keyword, branches: schema[keyword] })
  for (const [keyword, value] of Object.entries(schema))
    if (!structure.has(keyword)) flat.keywords[keyword] = merge(keyword, flat.keywords[keyword], value)
}

/** Returns the name of a shared schema of a bundled document. */
export function sharedName(reference: Json | undefined): string | undefined {
  return typeof reference === 'string' ? /^#\/components\/schemas\/(.+)$/.exec(reference)?.[1] : undefined
}

/** Merges the values of a keyword in two parts of `allOf`. */
function merge(keyword: string, one: Json | undefined, other: Json): Json {
  if (one === undefined) return other
  if (lowest.includes(keyword)) return Math.min(Number(one), Number(other))
  if (highest.includes(keyword)) return Math.max(Number(one), Number(other))
  if (keyword === 'enum') return (one as Json[]).filter((value) => has(other as Json[], value))
  if (keyword === 'type') {
    const both = [one].flat().filter((type) => has([other].flat(), type))
    return both.length === 1 ? both[0]! : both
  }
  if (keyword === 'items') return { allOf: [one, other] }
  if (JSON.stringify(one) === JSON.stringify(other)) return one
  // Two different constants contradict each other: no value matches.
  if (keyword === 'const') return noValue
  if (conjoined.has(keyword)) return { allOf: partsOf(one, other) }
  if (keyword === 'not') return excludedBy(one, other)
  if (/^(additional|unevaluated)Properties$/.test(keyword)) return one === false ? false : other
  return other
}

/** Returns both values as parts, in a fixed order. */
function partsOf(one: Json, other: Json): Json[] {
  const parts = [one, other].flatMap((part) => (isParts(part) ? part.allOf : [part]))
  return [...new Map(parts.map((part) => [JSON.stringify(part), part])).entries()].sort().map(([, part]) => part)
}

const isParts = (part: Json): part is { allOf: Json[] } =>
  typeof part === 'object' && part !== null && !Array.isArray(part) && Array.isArray(part['allOf'])

/** Returns a schema of all values that either schema excludes, and merges lists of values. */
function excludedBy(one: Json, other: Json): Json {
  const lists = [one, other].map((not) => (not as Schema)['enum'] as Json[] | undefined)
  const areLists = [one, other].every((not) => Object.keys(not as Schema).join() === 'enum')
  return areLists ? { enum: [...new Set(lists.flat() as Json[])] } : { anyOf: [one, other] }
}

/** Returns whether the parts of `allOf` match no value, as with two constants, or a minimum above the maximum. */
export function takesNothing({ keywords }: FlatSchema): boolean {
  const { const: fixed, enum: values, type, not } = keywords
  if (JSON.stringify(fixed) === JSON.stringify(noValue)) return true
  if (fixed !== undefined && Array.isArray(values) && !has(values, fixed)) return true
  if (Array.isArray(values) && values.length === 0) return true
  if (Array.isArray(type) && type.length === 0) return true
  if (JSON.stringify(not) === '{}') return true
  return ranges.some(([least, most]) => Number(keywords[least] ?? -Infinity) > Number(keywords[most] ?? Infinity))
}

const ranges = [
  ['minimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
] as const

function has(list: Json[], value: Json): boolean {
  return list.some((item) => JSON.stringify(item) === JSON.stringify(value))
}
