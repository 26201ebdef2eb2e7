/** A JSON Schema of the 2020-12 dialect, as in OpenAPI 3.1. */
export type JsonSchema = Record<string, unknown>

/** The used parts of an OpenAPI document. */
export interface OpenApiDocument {
  paths: Record<string, Record<string, unknown>>
  components?: Record<string, Record<string, unknown>>
}

interface Parameter {
  name: string
  in: string
  required?: boolean
  description?: string
  schema: JsonSchema
}

/** An operation, with the data for a tool. */
export interface DescribedOperation {
  summary: string
  description: string
  /** Path and query parameters, and the members of the body, as one object schema. */
  input: JsonSchema
  /** Schema of the success body; undefined unless it is an object. */
  output: JsonSchema | undefined
  /** Location of each member of the input. */
  places: Record<string, 'path' | 'query' | 'body'>
}

/** New names of path parameters that are unclear without the path. */
export type Renames = Record<string, string>

/**
 * Reads an operation from its document.
 * @param renames new names of parameters
 * @param omitted members to leave out of the input
 */
export function describeOperation(
  document: OpenApiDocument,
  operationId: string,
  renames: Renames = {},
  omitted: readonly string[] = [],
): DescribedOperation {
  const { operation, shared } = findOperation(document, operationId)
  const parameters = [...shared, ...((operation.parameters as unknown[]) ?? [])]
    .map((parameter) => resolve<Parameter>(document, parameter))
    .filter((parameter) => parameter.in === 'path' || parameter.in === 'query')
  const body = bodySchema(document, operation.requestBody)
  const members: Record<string, unknown> = {}
  const places: DescribedOperation['places'] = {}
  const required: string[] = []
  for (const { name, in: place, required: isRequired, description, schema } of parameters) {
    const shown = renames[name] ?? name
    members[shown] = description === undefined ? schema : { ...schema, description }
    places[shown] = place as 'path' | 'query'
    if (isRequired) required.push(shown)
  }
  for (const [name, schema] of Object.entries((body?.properties as object) ?? {})) {
    members[name] = schema
    places[name] = 'body'
  }
  required.push(...((body?.required as string[]) ?? []))
  for (const name of omitted) delete members[name]
  const input = {
    type: 'object',
    properties: members,
    required: required.filter((name) => !omitted.includes(name)),
    additionalProperties: false,
  }
  return {
    summary: String(operation.summary ?? operationId),
    description: String(operation.description ?? ''),
    input: selfContained(document, input),
    output: outputSchema(document, operation.responses as Record<string, unknown>),
    places,
  }
}

function findOperation(document: OpenApiDocument, operationId: string) {
  for (const item of Object.values(document.paths))
    for (const method of ['get', 'put', 'post', 'patch', 'delete']) {
      const operation = item[method] as Record<string, unknown> | undefined
      if (operation?.operationId === operationId) return { operation, shared: (item.parameters as unknown[]) ?? [] }
    }
  throw new Error(`no document has the operation ${operationId}`)
}

/** Returns the schema of the body as an object, with the members of all combined schemas. */
function bodySchema(document: OpenApiDocument, requestBody: unknown): JsonSchema | undefined {
  if (requestBody === undefined) return undefined
  const { content } = resolve<{ content: Record<string, { schema: unknown }> }>(document, requestBody)
  const media = content['application/json']
  return media && merged(document, media.schema)
}

function merged(document: OpenApiDocument, schema: unknown): JsonSchema {
  const { allOf = [], ...own } = resolve<JsonSchema & { allOf?: unknown[] }>(document, schema)
  return allOf
    .map((part) => merged(document, part))
    .reduce(
      (before, part) => ({
        ...before,
        ...part,
        properties: { ...(part.properties as object), ...(before.properties as object) },
        required: [...((before.required as string[]) ?? []), ...((part.required as string[]) ?? [])],
      }),
      own,
    )
}

function outputSchema(document: OpenApiDocument, responses: Record<string, unknown>): JsonSchema | undefined {
  const success = ['200', '201', '202'].find((status) => status in responses)
  if (success === undefined) return undefined
  const { content } = resolve<{ content?: Record<string, { schema: JsonSchema }> }>(document, responses[success])
  const schema = content?.['application/json']?.schema
  if (schema === undefined) return undefined
  const described = merged(document, schema)
  return described.type === 'object' ? selfContained(document, described) : undefined
}

function resolve<T>(document: OpenApiDocument, node: unknown): T {
  const reference = (node as { $ref?: string }).$ref
  if (reference === undefined) return node as T
  const found = reference
    .slice('#/'.length)
    .split('/')
    .reduce<any>((part, key) => part[key.replaceAll('~1', '/').replaceAll('~0', '~')], document)
  return resolve<T>(document, found)
}

/** Copies a schema with its references as own definitions, and without members that only this project uses. */
function selfContained(document: OpenApiDocument, schema: JsonSchema): JsonSchema {
  const definitions: Record<string, unknown> = {}
  const copy = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(copy)
    if (typeof node !== 'object' || node === null) return node
    const reference = (node as { $ref?: unknown }).$ref
    if (typeof reference === 'string') {
      const name = reference.split('/').at(-1)!
      if (!(name in definitions)) {
        definitions[name] = true
        definitions[name] = copy(resolve(document, node))
      }
      return { ...withoutReference(node), $ref: `#/$defs/${name}` }
    }
    const members = Object.entries(node).filter(
      // Hosts do not know the formats of this project, and warn about them.
      ([key, value]) =>
        !key.startsWith('x-') && key !== 'discriminator' && !(key === 'format' && value === 'https-url'),
    )
    return Object.fromEntries(members.map(([key, value]) => [key, copy(value)]))
  }
  const body = copy(schema) as JsonSchema
  return Object.keys(definitions).length > 0 ? { ...body, $defs: definitions } : body
}

function withoutReference({ $ref: _reference, ...others }: { $ref?: unknown }): object {
  return others
}

/** Keywords that describe or restrict values. The service checks them, and rejects invalid values with a reason. */
const detailKeywords: ReadonlySet<string> = new Set([
  'description',
  'title',
  'examples',
  'pattern',
  'format',
  'minLength',
  'maxLength',
  'minItems',
  'minProperties',
  'maxProperties',
  'propertyNames',
  'patternProperties',
  'uniqueItems',
  'not',
  'if',
  'then',
  'else',
])

/**
 * Shortens an input schema for language models, whose context contains all tools: structure, names and enumerations stay,
 * and the members of the input keep the first sentence of their description.
 */
export function compactInput(input: JsonSchema): JsonSchema {
  const { properties, $defs, ...others } = input as { properties: Record<string, JsonSchema>; $defs?: JsonSchema }
  const members = Object.entries(properties).map(([name, schema]) => {
    const description = firstSentence(schema.description)
    return [name, { ...(compact(schema) as object), ...(description && { description }) }]
  })
  const definitions = Object.entries($defs ?? {}).map(([name, schema]) => [name, compact(schema)])
  return {
    ...others,
    properties: Object.fromEntries(members),
    ...(definitions.length > 0 && { $defs: Object.fromEntries(definitions) }),
  }
}

function compact(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(compact)
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]) => {
      if (key === 'properties') return [[key, mapValues(value as object)]]
      return detailKeywords.has(key) ? [] : [[key, key === 'enum' || key === 'const' ? value : compact(value)]]
    }),
  )
}

/** Members of a schema may be named like a keyword. */
const mapValues = (members: object): object =>
  Object.fromEntries(Object.entries(members).map(([name, schema]) => [name, compact(schema)]))

export function firstSentence(description: unknown): string {
  return /^[^]*?[.;](?=\s|$)/.exec(String(description ?? ''))?.[0].replace(/;$/, '.') ?? String(description ?? '')
}
