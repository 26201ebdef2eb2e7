import type { ApiDocument, Json, Schema } from '../generate/document.ts'
import type { Change, Party } from './change.ts'

/** Whether the value travels to the implementation or comes from it. */
export type Direction = 'request' | 'reply'

type Verdict = 'narrower' | 'wider'

const annotations = new Set([
  'title',
  'description',
  'example',
  'examples',
  'deprecated',
  '$comment',
  'readOnly',
  'writeOnly',
  'discriminator',
  'externalDocs',
])
const upperBounds = new Set(['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties', 'x-max-bytes'])
const lowerBounds = new Set(['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'])
const handled = new Set([
  ...upperBounds,
  ...lowerBounds,
  '$ref',
  'type',
  'enum',
  'const',
  'required',
  'properties',
  'items',
  'oneOf',
  'anyOf',
  'additionalProperties',
  'unevaluatedProperties',
  'default',
  'pattern',
  'format',
  'x-well-formed',
  'x-display-text',
  'uniqueItems',
])

/**
 * Compares two versions of a schema. A value that fewer shapes may take breaks those who send it, one that more
 * shapes may take breaks those who read it. A keyword that is not understood is reported to both, not passed over.
 */
export class SchemaComparison {
  readonly changes: Change[] = []
  readonly #documents: [ApiDocument, ApiDocument]
  readonly #direction: Direction
  readonly #where: string
  readonly #open = new Set<string>()

  constructor(documents: [ApiDocument, ApiDocument], direction: Direction, where: string) {
    this.#documents = documents
    this.#direction = direction
    this.#where = where
  }

  compare(before: Json | undefined, after: Json | undefined, at = ''): void {
    const pair = JSON.stringify([before, after])
    if (this.#open.has(pair)) return
    this.#open.add(pair)
    this.#compare(follow(this.#documents[0], before), follow(this.#documents[1], after), at)
    this.#open.delete(pair)
  }

  #compare(before: Schema, after: Schema, at: string): void {
    this.#values(before, after, at)
    this.#bounds(before, after, at)
    this.#members(before, after, at)
    this.#branches(before, after, at)
    if (before.items && after.items) this.compare(before.items, after.items, `${at}/*`)
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
      if (handled.has(key) || annotations.has(key) || same(before[key], after[key])) continue
      if (!key.startsWith('x-')) this.#tell('both', at, `${key} changed in a way that this tool does not judge`)
    }
  }

  #values(before: Schema, after: Schema, at: string): void {
    for (const list of [typesOf, valuesOf]) {
      const [old, fresh] = [list(before), list(after)]
      const gone = old ? (fresh ? old.filter((value) => !admits(fresh, value)) : []) : fresh
      const added = fresh ? (old ? fresh.filter((value) => !admits(old, value)) : []) : old
      if (gone?.length)
        this.#judge('narrower', at, old ? `no longer takes ${gone.join(', ')}` : `takes only ${gone.join(', ')}`)
      if (added?.length) this.#judge('wider', at, fresh ? `also takes ${added.join(', ')}` : 'takes any value')
    }
    if (this.#direction === 'request' && !same(before.default, after.default)) {
      this.#tell('callers', at, `default ${show(before.default)} -> ${show(after.default)}`)
    }
  }

  #bounds(before: Schema, after: Schema, at: string): void {
    for (const key of [...upperBounds, ...lowerBounds]) {
      if (same(before[key], after[key])) continue
      const free = upperBounds.has(key) ? Infinity : -Infinity
      const [old, fresh] = [Number(before[key] ?? free), Number(after[key] ?? free)]
      this.#judge(
        fresh < old === upperBounds.has(key) ? 'narrower' : 'wider',
        at,
        `${key} ${show(before[key])} -> ${show(after[key])}`,
      )
    }
    for (const key of ['pattern', 'format', 'x-well-formed', 'x-display-text', 'uniqueItems']) {
      if (same(before[key], after[key])) continue
      if (after[key] !== undefined && after[key] !== false)
        this.#judge('narrower', at, `${key} ${show(before[key])} -> ${show(after[key])}`)
      if (before[key] !== undefined && before[key] !== false)
        this.#judge('wider', at, `${key} ${show(before[key])} -> ${show(after[key])}`)
    }
  }

  #members(before: Schema, after: Schema, at: string): void {
    const [old, fresh] = [membersOf(before), membersOf(after)]
    for (const name of new Set([...old.names, ...fresh.names])) {
      const path = `${at}/${name}`
      if (fresh.required.has(name) && !old.required.has(name)) this.#judge('narrower', path, 'became required')
      if (old.required.has(name) && !fresh.required.has(name) && fresh.names.has(name))
        this.#judge('wider', path, 'is no longer required')
      if (old.names.has(name) && fresh.names.has(name)) this.compare(old.properties[name], fresh.properties[name], path)
      else if (old.names.has(name)) this.#removed(path, fresh.closed)
      else if (this.#direction === 'request' && !fresh.required.has(name))
        this.#tell('implementers', path, 'is a new member')
    }
    if (fresh.closed && !old.closed) this.#judge('narrower', at, 'refuses members that it does not name')
    if (old.closed && !fresh.closed) this.#judge('wider', at, 'takes members that it does not name')
  }

  /** Readers miss a member that is gone; a sender is hurt only where the member is refused from now on. */
  #removed(path: string, closed: boolean): void {
    if (this.#direction === 'reply' || closed) this.#tell('callers', path, 'was removed')
    else this.#tell('callers', path, 'was removed and is ignored now')
  }

  #branches(before: Schema, after: Schema, at: string): void {
    for (const key of ['oneOf', 'anyOf']) {
      const [old, fresh] = [this.#named(0, before[key]), this.#named(1, after[key])]
      for (const name of new Set([...old.keys(), ...fresh.keys()])) {
        if (!fresh.has(name)) this.#judge('narrower', at, `no longer takes the branch ${name}`)
        else if (!old.has(name)) this.#judge('wider', at, `also takes the branch ${name}`)
        else this.compare(old.get(name), fresh.get(name), `${at}(${name})`)
      }
    }
  }

  /** Branches by what tells them apart: the fixed value of a member, the name of the schema, or their place. */
  #named(version: 0 | 1, branches: Json | undefined): Map<string, Json> {
    const named = new Map<string, Json>()
    for (const [index, branch] of (Array.isArray(branches) ? branches : []).entries()) {
      const schema = follow(this.#documents[version], branch)
      const tag = Object.values((schema.properties ?? {}) as Record<string, Schema>).find(
        (property) => property.const !== undefined,
      )?.const
      named.set(String(tag ?? (branch as Schema).$ref ?? index), branch)
    }
    return named
  }

  #judge(verdict: Verdict, at: string, what: string): void {
    const sender: Party = this.#direction === 'request' ? 'callers' : 'implementers'
    const reader: Party = this.#direction === 'request' ? 'implementers' : 'callers'
    this.#tell(verdict === 'narrower' ? sender : reader, at, what)
  }

  #tell(party: Party | 'both', at: string, what: string): void {
    const parties: Party[] = party === 'both' ? ['callers', 'implementers'] : [party]
    for (const breaks of parties) this.changes.push({ breaks, where: `${this.#where}${at && ` ${at}`}`, what })
  }
}

function follow(document: ApiDocument, schema: Json | undefined): Schema {
  const value = (schema === undefined || typeof schema === 'boolean' ? {} : schema) as Schema
  const name = typeof value.$ref === 'string' ? value.$ref.match(/^#\/components\/schemas\/(.+)$/)?.[1] : undefined
  return name === undefined
    ? value
    : { ...follow(document, document.components?.schemas?.[name]), ...value, $ref: null }
}

function membersOf(schema: Schema) {
  const properties = (schema.properties ?? {}) as Record<string, Json>
  const required = new Set((schema.required ?? []) as string[])
  return {
    properties,
    required,
    names: new Set([...Object.keys(properties), ...required]),
    closed: schema.additionalProperties === false || schema.unevaluatedProperties === false,
  }
}

function typesOf(schema: Schema): Json[] | undefined {
  return schema.type === undefined ? undefined : [schema.type].flat()
}

function valuesOf(schema: Schema): Json[] | undefined {
  return schema.const === undefined ? (schema.enum as Json[] | undefined) : [schema.const]
}

function admits(list: Json[], value: Json): boolean {
  return list.some((item) => same(item, value) || (item === 'number' && value === 'integer'))
}

function same(a: Json | undefined, b: Json | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

function show(value: Json | undefined): string {
  return value === undefined ? 'none' : JSON.stringify(value)
}
