import type { ApiDocument, Json, Schema } from '../generate/document.ts'
import type { Change, Level } from './change.ts'
import { flatten, sharedName, takesNothing, type FlatSchema } from './flatten.ts'

/** Direction of the value: sent to the implementation, or sent by it. */
export type Direction = 'request' | 'reply'

const annotations = new Set(['title', 'description', 'example', 'examples', '$comment', 'externalDocs'])
const upperBounds = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties', 'x-max-bytes']
const lowerBounds = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties']
const rules = ['pattern', 'format', 'x-well-formed', 'x-display-text', 'uniqueItems', 'contentEncoding', 'multipleOf']
const judged = new Set([
  ...upperBounds,
  ...lowerBounds,
  ...rules,
  'type',
  'enum',
  'const',
  'items',
  'additionalProperties',
  'unevaluatedProperties',
  'default',
  'discriminator',
  'deprecated',
  'readOnly',
  'writeOnly',
])

/** The meaning of fewer or more accepted values, for each direction. */
const meanings = {
  request: {
    // Senders must change their values, and receivers must reject more values.
    narrower: { callers: 'error', implementers: 'error' },
    wider: { callers: 'info', implementers: 'error' },
  },
  reply: {
    narrower: { callers: 'info', implementers: 'error' },
    wider: { callers: 'error', implementers: 'info' },
  },
} as const

type Meaning = { callers?: Level; implementers?: Level }

/** A compared place: its path in the value, and its place in the documents. */
interface Place {
  at: string
  cause: string
}

/**
 * Compares two versions of a schema regardless of notation: references and `allOf` are resolved first. An unknown
 * keyword is reported as an error for both parties, not ignored.
 */
export class SchemaComparison {
  readonly changes: Omit<Change, 'operation'>[] = []
  readonly #documents: [ApiDocument, ApiDocument]
  readonly #direction: Direction
  readonly #where: string
  /** Pairs of shared schemas under comparison, because a schema may contain itself. */
  readonly #open = new Set<string>()

  constructor(documents: [ApiDocument, ApiDocument], direction: Direction, where: string) {
    this.#documents = documents
    this.#direction = direction
    this.#where = where
  }

  compare(before: Json | undefined, after: Json | undefined, place: Place = { at: '', cause: this.#where }): void {
    const pair = [before, after].map((schema) => sharedName((schema as Schema | undefined)?.$ref) ?? '').join(' ')
    const isShared = pair !== ' '
    if (isShared && this.#open.has(pair)) return
    if (isShared) this.#open.add(pair)
    const [old, fresh] = [flatten(this.#documents[0], before), flatten(this.#documents[1], after)]
    const cause = old.names[0] ?? fresh.names[0] ?? place.cause
    this.#compare(old, fresh, { at: place.at, cause })
    if (isShared) this.#open.delete(pair)
  }

  #compare(before: FlatSchema, after: FlatSchema, place: Place): void {
    const [took, takes] = [!takesNothing(before), !takesNothing(after)]
    // When no value is accepted, limits of values are not compared.
    if (!takes && took) return this.#judge('narrower', place, 'takes nothing any more')
    if (!took && takes) return this.#judge('wider', place, 'takes something now')
    this.#values(before.keywords, after.keywords, place)
    this.#excluded(before.keywords['not'], after.keywords['not'], place)
    this.#bounds(before.keywords, after.keywords, place)
    this.#members(before, after, place)
    this.#unions(before, after, place)
    this.#discriminator(before.keywords, after.keywords, place)
    this.#use(before.keywords, after.keywords, place)
    const [items, newItems] = [before.keywords['items'], after.keywords['items']]
    if (items !== undefined || newItems !== undefined)
      this.compare(items ?? {}, newItems ?? {}, { at: `${place.at}/*`, cause: `${place.cause}/*` })
    for (const key of new Set([...Object.keys(before.keywords), ...Object.keys(after.keywords)])) {
      if (judged.has(key) || annotations.has(key) || same(before.keywords[key], after.keywords[key])) continue
      if (key.startsWith('x-') || (key === 'not' && [before, after].every(excludesValues))) continue
      this.#tell('not-judged', place, `${key} changed in a way that this tool does not judge`, {
        callers: 'error',
        implementers: 'error',
      })
    }
  }

  #values(before: Schema, after: Schema, place: Place): void {
    for (const list of [typesOf, valuesOf]) {
      const [old, fresh] = [list(before), list(after)]
      if (list === valuesOf && old && fresh && !old.some((value) => admits(fresh, value))) {
        const what = `${old.join(', ')} became ${fresh.join(', ')}`
        this.#tell('values-replaced', place, what, { callers: 'error', implementers: 'error' })
        continue
      }
      const gone = old ? (fresh ? old.filter((value) => !admits(fresh, value)) : []) : fresh
      const added = fresh ? (old ? fresh.filter((value) => !admits(old, value)) : []) : old
      if (gone?.length) {
        const what = old ? `no longer takes ${gone.join(', ')}` : `takes only ${gone.join(', ')}`
        this.#judge('narrower', place, what)
      }
      if (added?.length) {
        const what = fresh ? `also takes ${added.join(', ')}` : 'takes any value'
        // Receivers should ignore values that they do not know.
        if (list === valuesOf && fresh && this.#direction === 'reply')
          this.#tell('reply-value-added', place, what, { callers: 'warning', implementers: 'info' })
        else this.#judge('wider', place, what)
      }
    }
    if (this.#direction === 'request' && !same(before['default'], after['default'])) {
      const what = `default ${show(before['default'])} -> ${show(after['default'])}`
      this.#tell('default-changed', place, what, { callers: 'error', implementers: 'error' })
    }
  }

  /**
   * Compares the values that `not` excludes. The schema of unknown events excludes the types that other schemas
   * describe.
   */
  #excluded(before: Json | undefined, after: Json | undefined, place: Place): void {
    const [old, fresh] = [excludedValues(before), excludedValues(after)]
    if (!old || !fresh) return
    const added = fresh.filter((value) => !admits(old, value))
    const gone = old.filter((value) => !admits(fresh, value))
    if (added.length > 0) this.#judge('narrower', place, `no longer takes ${added.join(', ')}`)
    if (gone.length === 0) return
    const what = `also takes ${gone.join(', ')}`
    if (this.#direction === 'request') this.#judge('wider', place, what)
    else this.#tell('reply-value-added', place, what, { callers: 'warning', implementers: 'info' })
  }

  #bounds(before: Schema, after: Schema, place: Place): void {
    for (const key of [...upperBounds, ...lowerBounds]) {
      if (same(before[key], after[key])) continue
      const isUpper = upperBounds.includes(key)
      const free = isUpper ? Infinity : -Infinity
      const [old, fresh] = [Number(before[key] ?? free), Number(after[key] ?? free)]
      const what = `${key} ${show(before[key])} -> ${show(after[key])}`
      this.#judge(fresh < old === isUpper ? 'narrower' : 'wider', place, what)
    }
    for (const key of rules) {
      const [old, fresh] = [before[key], after[key]].map((value) => (value === false ? undefined : value))
      if (same(old, fresh)) continue
      const what = `${key} ${show(old)} -> ${show(fresh)}`
      if (old === undefined) this.#judge('narrower', place, what)
      else if (fresh === undefined) this.#judge('wider', place, what)
      // It is unknown whether one of the rules accepts fewer values.
      else this.#tell('value-rule-changed', place, what, { callers: 'error', implementers: 'error' })
    }
  }

  #members(before: FlatSchema, after: FlatSchema, place: Place): void {
    const [closed, closes] = [before, after].map(isClosed)
    for (const name of new Set([...namesOf(before), ...namesOf(after)])) {
      const home = before.homes.get(name) ?? after.homes.get(name) ?? place.cause
      const member = { at: `${place.at}/${name}`, cause: `${home}/${name}` }
      const [was, is] = [namesOf(before).has(name), namesOf(after).has(name)]
      const [needed, needs] = [before.required.has(name), after.required.has(name)]
      if (!was) this.#added(member, needs)
      else if (!is) this.#removed(member, closes === true)
      else {
        if (needs && !needed) this.#judge('narrower', member, 'became required')
        if (needed && !needs) this.#judge('wider', member, 'is no longer required')
        this.compare(before.properties.get(name), after.properties.get(name), member)
      }
    }
    if (closes && !closed) this.#judge('narrower', place, 'refuses members that it does not name')
    if (closed && !closes) this.#judge('wider', place, 'takes members that it does not name')
  }

  #added(member: Place, required: boolean): void {
    if (required) this.#tell('member-added', member, 'is a new required member', addedRequired[this.#direction])
    else this.#tell('member-added', member, 'is a new member', addedOptional[this.#direction])
  }

  /** A removed member breaks readers. It breaks senders only if the member is rejected from now on. */
  #removed(member: Place, closed: boolean): void {
    const ignored = this.#direction === 'request' && !closed
    const meaning: Meaning = ignored
      ? { callers: 'warning', implementers: 'info' }
      : { callers: 'error', implementers: this.#direction === 'request' ? 'error' : 'info' }
    this.#tell('member-removed', member, ignored ? 'was removed and is ignored now' : 'was removed', meaning)
  }

  #unions(before: FlatSchema, after: FlatSchema, place: Place): void {
    for (let index = 0; index < Math.max(before.unions.length, after.unions.length); index++) {
      const [old, fresh] = [
        this.#named(0, before.unions[index]?.branches),
        this.#named(1, after.unions[index]?.branches),
      ]
      if (old.size === 0 || fresh.size === 0) {
        this.#judge(old.size === 0 ? 'narrower' : 'wider', place, old.size === 0 ? 'has branches' : 'has no branches')
        continue
      }
      for (const name of new Set([...old.keys(), ...fresh.keys()])) {
        if (!fresh.has(name)) this.#judge('narrower', place, `no longer takes the branch ${name}`)
        else if (old.has(name))
          this.compare(old.get(name), fresh.get(name), { at: `${place.at}(${name})`, cause: `${place.cause}(${name})` })
        else if (this.#direction === 'request') this.#judge('wider', place, `also takes the branch ${name}`)
        else
          this.#tell('reply-value-added', place, `also takes the branch ${name}`, {
            callers: 'warning',
            implementers: 'info',
          })
      }
    }
  }

  /** Names branches by the fixed value of a member, by the name of the schema, or by their index. */
  #named(version: 0 | 1, branches: Json[] = []): Map<string, Json> {
    const document = this.#documents[version]
    return new Map(
      branches.map((branch, index) => {
        const { properties, names } = flatten(document, branch)
        const fixed = [...properties.values()].map((property) => flatten(document, property).keywords['const'])
        return [String(fixed.find((value) => value !== undefined) ?? names[0] ?? index), branch]
      }),
    )
  }

  #discriminator(before: Schema, after: Schema, place: Place): void {
    const [old, fresh] = [before, after].map(
      (schema) => (schema['discriminator'] as Schema | undefined)?.['propertyName'],
    )
    if (same(old, fresh)) return
    const meaning: Meaning = { callers: 'error', implementers: 'error' }
    // The `oneOf` without a discriminator distinguished the branches as well.
    if (old === undefined) meaning.callers = meaning.implementers = 'info'
    this.#tell('discriminator-changed', place, `discriminator ${show(old)} -> ${show(fresh)}`, meaning)
  }

  /** Compares `readOnly`, `writeOnly` and `deprecated`. */
  #use(before: Schema, after: Schema, place: Place): void {
    const becomes = (key: string) => (before[key] === true) !== (after[key] === true) && after[key] === true
    const ends = (key: string) => before[key] === true && after[key] !== true
    const key = this.#direction === 'request' ? 'readOnly' : 'writeOnly'
    const absence = this.#direction === 'request' ? 'is read only' : 'is write only'
    const gone: Meaning = { callers: 'error', implementers: this.#direction === 'request' ? 'error' : 'info' }
    if (becomes(key)) this.#tell('member-removed', place, `${absence} now`, gone)
    if (ends(key)) this.#tell('member-added', place, `${absence} no more`, addedOptional[this.#direction])
    if (becomes('deprecated'))
      this.#tell('deprecated', place, 'is deprecated now', { callers: 'warning', implementers: 'info' })
  }

  #judge(verdict: 'narrower' | 'wider', place: Place, what: string): void {
    this.#tell(`${this.#direction}-${verdict}`, place, what, meanings[this.#direction][verdict])
  }

  #tell(rule: string, { at, cause }: Place, what: string, meaning: Meaning): void {
    this.changes.push({ rule, where: `${this.#where}${at && ` ${at}`}`, cause, what, ...meaning })
  }
}

const addedRequired: Record<Direction, Meaning> = {
  request: { callers: 'error', implementers: 'error' },
  reply: { callers: 'info', implementers: 'error' },
}
const addedOptional: Record<Direction, Meaning> = {
  request: { callers: 'info', implementers: 'warning' },
  reply: { callers: 'info', implementers: 'info' },
}

const isClosed = ({ keywords }: FlatSchema): boolean =>
  keywords['additionalProperties'] === false || keywords['unevaluatedProperties'] === false

const namesOf = ({ properties, required }: FlatSchema): Set<string> => new Set([...properties.keys(), ...required])

function typesOf(schema: Schema): Json[] | undefined {
  return schema['type'] === undefined ? undefined : [schema['type']].flat()
}

function valuesOf(schema: Schema): Json[] | undefined {
  return schema['const'] === undefined ? (schema['enum'] as Json[] | undefined) : [schema['const']]
}

/** Returns the values of `not: { enum: … }`; undefined for any other `not`. */
function excludedValues(not: Json | undefined): Json[] | undefined {
  const { enum: values, ...others } = (not ?? {}) as Schema
  return Array.isArray(values) && Object.keys(others).length === 0 ? values : undefined
}

const excludesValues = ({ keywords }: FlatSchema): boolean => excludedValues(keywords['not']) !== undefined

function admits(list: Json[], value: Json): boolean {
  return list.some((item) => same(item, value) || (item === 'number' && value === 'integer'))
}

function same(a: Json | undefined, b: Json | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

function show(value: Json | undefined): string {
  return value === undefined ? 'none' : JSON.stringify(value)
}
