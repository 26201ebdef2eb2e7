import { Ajv2020 } from 'ajv/dist/2020.js'
import ajvFormats from 'ajv-formats'
import type { ApiDocument, Json, Schema } from './document.ts'
import type { ExampleValues } from './example-values.ts'
import { at, type MediaTypePlace } from './media-types.ts'

/** Validates a value against a schema of a bundled document. Returns the error, or undefined. */
export type Judge = (schema: Schema, value: Json) => string | undefined

/** No value is known for a member, or its schema rejects all known values. */
class MissingExample extends Error {}

/** Maximum nesting depth of an example, at which recursive schemas end. */
const deepest = 12

/** Returns a judge for the schemas of a document, with its formats, but without the keywords of this project. */
export function judgeOf(document: ApiDocument): Judge {
  const ajv = new Ajv2020({ strict: false, allErrors: false, logger: false })
  ajvFormats.default(ajv)
  ajv.addFormat('https-url', (text: string) => text.startsWith('https://') && URL.canParse(text))
  ajv.addSchema({ $id: 'document:', components: document.components as Json })
  const known = new Map<string, ReturnType<Ajv2020['compile']>>()
  return (schema, value) => {
    const text = JSON.stringify(schema).replaceAll('"#/components/', '"document:#/components/')
    let validate = known.get(text)
    if (!validate) known.set(text, (validate = ajv.compile(JSON.parse(text) as object)))
    return validate(value) ? undefined : ajv.errorsText(validate.errors)
  }
}

/** Composes examples of one document from known values. */
export class ExampleComposer {
  readonly #document: ApiDocument
  readonly #values: ExampleValues
  readonly #judge: Judge

  constructor(document: ApiDocument, values: ExampleValues, judge: Judge) {
    this.#document = document
    this.#values = values
    this.#judge = judge
  }

  /** Returns the example of a body, or the reason why there is none. */
  compose(place: MediaTypePlace): { example: Json } | { reason: string } {
    const schema = place.content.schema as Schema | undefined
    if (!schema) return { reason: 'it has no schema' }
    const own = this.#values.operations[place.operationId]?.[place.role]
    const candidates = own ?? this.#errorsOf(place.role) ?? []
    for (const candidate of candidates) if (this.#judge(schema, candidate) === undefined) return { example: candidate }
    if (own?.[0] !== undefined) return { reason: `its own example: ${this.#judge(schema, own[0])}` }
    try {
      return { example: this.#valueOf(schema, [], '') }
    } catch (error) {
      if (error instanceof MissingExample) return { reason: error.message }
      throw error
    }
  }

  #errorsOf(role: string): Json[] | undefined {
    return role.startsWith('4') ? this.#values.errors[role] : undefined
  }

  /** Returns the first known value that a schema accepts, or a value composed of its members. */
  #valueOf(schema: Schema, names: string[], where: string, depth = 0): Json {
    if (depth > deepest) throw new MissingExample(`${where} is nested too deeply`)
    const known = names.flatMap((name) => this.#values.members[name] ?? [])
    const named = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1)! : undefined
    const own = [schema.const, schema.example, ...((schema.examples as Json[] | undefined) ?? [])]
    const candidates = [
      ...(named ? [] : own.filter((value) => value !== undefined)),
      ...known,
      ...(named ? (this.#values.objects[named] ?? []) : []),
    ]
    for (const candidate of candidates) if (this.#judge(schema, candidate!) === undefined) return candidate!
    if (named) return this.#valueOf(at(this.#document, String(schema.$ref)), [named, ...names], where, depth + 1)
    const composed = this.#composed(schema, names, where, depth)
    const problem = this.#judge(schema, composed)
    if (problem === undefined) return composed
    throw new MissingExample(`${where || '/'}: ${problem}`)
  }

  #composed(schema: Schema, names: string[], where: string, depth: number): Json {
    if (Array.isArray(schema.enum)) return schema.enum[0]!
    const whole = this.#membersOf(schema, names, where, depth, true)
    if (whole && this.#judge(schema, whole) === undefined) return whole
    const least = this.#membersOf(schema, names, where, depth, false)
    if (least && this.#judge(schema, least) === undefined) return least
    for (const branch of branchesOf(schema)) {
      const value = this.#attempt(branch, names, where, depth)
      const merged = isRecord(value) && least ? { ...least, ...value } : value
      if (merged !== undefined && this.#judge(schema, merged) === undefined) return merged
    }
    if (schema.items) {
      if (schema.maxItems === 0) return []
      return [this.#valueOf(schema.items as Schema, names, `${where}/0`, depth + 1)]
    }
    if (whole) return whole
    throw new MissingExample(`${where || '/'} has no value in spec/examples.yaml (${names.join(', ')})`)
  }

  #attempt(schema: Schema, names: string[], where: string, depth: number): Json | undefined {
    try {
      return this.#valueOf(schema, names, where, depth + 1)
    } catch (error) {
      if (error instanceof MissingExample) return undefined
      throw error
    }
  }

  /**
   * Returns the members of an object and of its combined schemas. `optional` decides whether optional members are
   * included.
   */
  #membersOf(
    schema: Schema,
    names: string[],
    where: string,
    depth: number,
    optional: boolean,
  ): Record<string, Json> | undefined {
    const parts = this.#partsOf(schema)
    const required = new Set(parts.flatMap((part) => (part.required as string[] | undefined) ?? []))
    const members = Object.assign({}, ...parts.map((part) => part.properties ?? {})) as Record<string, Schema>
    if (Object.keys(members).length === 0 && schema.type !== 'object') return undefined
    const owner = names[0] ?? ''
    const result: Record<string, Json> = {}
    for (const [name, member] of Object.entries(members)) {
      if (!required.has(name) && !optional) continue
      const known = [`${owner}.${name}`, name]
      const inner = `${where}/${name}`
      if (required.has(name)) result[name] = this.#valueOf(member, known, inner, depth + 1)
      else {
        const value = this.#attempt(member, known, inner, depth)
        if (value !== undefined) result[name] = value
      }
    }
    return result
  }

  #partsOf(schema: Schema): Schema[] {
    const target = typeof schema.$ref === 'string' ? (at(this.#document, schema.$ref) as Schema) : schema
    const inherited = (target.allOf as Schema[] | undefined) ?? []
    return [...inherited.flatMap((part) => this.#partsOf(part)), target]
  }
}

const branchesOf = ({ oneOf, anyOf, allOf }: Schema): Schema[] =>
  [oneOf, anyOf, allOf].flatMap((branches) => (branches as Schema[] | undefined) ?? []).filter((b) => b.type !== 'null')

const isRecord = (value: unknown): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
