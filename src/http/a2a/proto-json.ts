import { isExactNumber, plainOf } from '../../platform/exact-numbers.ts'

/** The parts of JSON Schema that the reader needs. */
interface Schema {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  items?: Schema
  allOf?: Schema[]
  enum?: unknown[]
}

/** A schema with resolved references, and the members of its objects. */
interface Shape {
  schema: Schema
  members: Record<string, Schema> | undefined
}

/** Normalizes a value to the spelling of the schemas. */
export type ProtoReader = (schemaName: string, value: unknown) => unknown

/**
 * Creates a reader for the JSON form of protocol buffers: members in snake_case, null and unspecified enum values count
 * as absent, integers may be strings, unknown members are ignored. Free-form JSON is unchanged.
 * @param schemas the components of the document
 */
export function createProtoReader(schemas: Readonly<Record<string, Schema>>): ProtoReader {
  const shapes = new Map<Schema, Shape>()

  function shapeOf(reference: Schema): Shape {
    const known = shapes.get(reference)
    if (known) return known
    const schema = resolve(reference)
    const shape = { schema, members: membersOf(schema) }
    shapes.set(reference, shape)
    return shape
  }

  const resolve = (schema: Schema): Schema =>
    schema.$ref === undefined ? schema : resolve(schemas[schema.$ref.split('/').at(-1)!]!)

  const membersOf = (schema: Schema): Record<string, Schema> | undefined => {
    const inherited = schema.allOf?.map((part) => membersOf(resolve(part)))
    return inherited
      ? (Object.assign({}, schema.properties, ...inherited) as Record<string, Schema>)
      : schema.properties
  }

  function read({ schema, members }: Shape, value: unknown): unknown {
    if (Array.isArray(value)) {
      if (!schema.items) return value
      const items = shapeOf(schema.items)
      return value.map((item) => read(items, item))
    }
    if (schema.type === 'integer' && isExactNumber(value)) return plainOf(value)
    if (schema.type === 'integer' && typeof value === 'string' && /^-?\d{1,15}$/.test(value)) return Number(value)
    return members && typeof value === 'object' && value !== null ? readMembers(members, value) : value
  }

  function readMembers(members: Record<string, Schema>, value: object): Record<string, unknown> {
    const known: Record<string, unknown> = {}
    for (const [given, item] of Object.entries(value)) {
      const name = Object.hasOwn(members, given) ? given : camelCase(given)
      if (!Object.hasOwn(members, name)) continue
      const shape = shapeOf(members[name]!)
      if (!isUnset(shape.schema, item)) known[name] = read(shape, item)
    }
    return known
  }

  return (name, value) => read(shapeOf(schemas[name]!), value)
}

const camelCase = (name: string): string => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** Null is a value only in free-form JSON: a schema with neither type nor members. */
function isUnset(schema: Schema, value: unknown): boolean {
  if (value === null) return schema.type !== undefined || schema.properties !== undefined || schema.allOf !== undefined
  return schema.enum !== undefined && typeof value === 'string' && value.endsWith('_UNSPECIFIED')
}
