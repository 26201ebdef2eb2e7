import { isArea, type Area } from './areas.ts'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type Schema = { [key: string]: Json }

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  schema: Schema
}

/** Traits that x-traits may give an operation, and their meaning. */
const traitNames = {
  waits: 'may hold its request open: a GET that is given a timeout, or a call that waits for an agent',
  streams: 'always answers with a stream of events',
  repeatable: 'a POST that a client may repeat, because the server recognises the repeat or does nothing more',
  stores: 'its body counts as stored by its caller until the account is deleted',
  changes: 'a GET with an effect, which HEAD must not have',
  reads: 'a POST that changes nothing',
} as const

export type Trait = keyof typeof traitNames

/** An operation of a bundled OpenAPI document, with all references outside schemas resolved. */
export interface Operation {
  id: string
  method: string
  path: string
  area: Area
  security: string[]
  /** Success statuses, ascending. */
  statuses: number[]
  requirements: string[]
  traits: Trait[]
  origin?: string
  parameters: Parameter[]
  body?: { required: boolean; schema?: Schema }
  /** Schema of each response with a JSON body, by status. */
  replies: Record<string, Schema>
}

export interface ApiDocument {
  paths?: Record<string, Record<string, any>>
  components?: { schemas?: Record<string, Schema> } & Record<string, any>
  security?: Record<string, string[]>[]
  [key: string]: any
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']
const readableBodies = ['application/json', 'application/x-www-form-urlencoded']

/**
 * Returns the operations of a bundled document, ordered by id.
 * @throws Error with the operation's method and path when an id, a tag or a schema is missing or wrong
 */
export function listOperations(document: ApiDocument): Operation[] {
  const operations: Operation[] = []
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const method of methods) {
      if (item[method]) operations.push(readOperation(document, path, method, item))
    }
  }
  operations.sort((a, b) => compareText(a.id, b.id))
  operations.forEach((operation, index) => {
    if (operations[index + 1]?.id === operation.id) throw new Error(`operationId ${operation.id} is used twice`)
  })
  return operations
}

function readOperation(document: ApiDocument, path: string, method: string, item: Record<string, any>): Operation {
  const source = item[method]
  const where = `${method.toUpperCase()} ${path}`
  if (!/^[a-z][A-Za-z0-9]*$/.test(source.operationId ?? ''))
    throw new Error(`${where}: operationId is missing or not camelCase`)
  const area = source['x-area'] ?? source.tags?.[0]
  if (!isArea(area))
    throw new Error(`${where}: x-area (or else the first tag) must be an area, not ${JSON.stringify(area)}`)
  const parameters = [...(item.parameters ?? []), ...(source.parameters ?? [])].map((raw) =>
    readParameter(document, raw, where),
  )
  const responses = Object.entries<any>(source.responses ?? {})
  return {
    id: source.operationId,
    method,
    path,
    area,
    traits: readTraits(source['x-traits'] ?? [], { method, where, parameters }),
    security: securityOf(source.security ?? document.security ?? []),
    statuses: responses
      .map(([status]) => Number(status))
      .filter((status) => status >= 200 && status < 400)
      .sort((a, b) => a - b),
    requirements: source['x-requirements'] ?? [],
    ...(source['x-origin'] ? { origin: source['x-origin'] } : {}),
    parameters: lastOfEachName(parameters),
    ...(source.requestBody ? { body: readBody(resolveReference(document, source.requestBody), where) } : {}),
    replies: Object.fromEntries(
      responses.flatMap(([status, raw]) => {
        const schema = resolveReference(document, raw).content?.['application/json']?.schema
        return schema ? [[status, schema]] : []
      }),
    ),
  }
}

/** Reads the traits of an operation. @throws Error when a trait is unknown or contradicts the operation */
function readTraits(
  traits: unknown,
  { method, where, parameters }: { method: string; where: string; parameters: Parameter[] },
): Trait[] {
  const isTrait = (name: unknown): name is Trait => typeof name === 'string' && Object.hasOwn(traitNames, name)
  if (!Array.isArray(traits) || !traits.every(isTrait))
    throw new Error(`${where}: x-traits must list some of ${Object.keys(traitNames).join(', ')}`)
  const takesTimeout = method === 'get' && parameters.some(({ name }) => name === 'timeout')
  if (takesTimeout !== (method === 'get' && traits.includes('waits')))
    throw new Error(`${where}: a GET has the trait "waits" if it has the parameter "timeout"`)
  for (const trait of ['repeatable', 'stores', 'reads'] as const)
    if (traits.includes(trait) && method === 'get') throw new Error(`${where}: a GET has the trait "${trait}"`)
  if (traits.includes('changes') && method !== 'get') throw new Error(`${where}: the trait "changes" is for GET`)
  return traits
}

function readParameter(document: ApiDocument, raw: any, where: string): Parameter {
  const { name, in: place, required, schema } = resolveReference(document, raw)
  if (!['path', 'query', 'header'].includes(place))
    throw new Error(`${where}: parameter ${name} sits in ${place}, which is not supported`)
  if (!schema) throw new Error(`${where}: parameter ${name} has no schema`)
  return { name, in: place, required: required === true, schema }
}

/** Reads a request body. All of its media types must share one schema. */
function readBody(body: any, where: string): NonNullable<Operation['body']> {
  const schemas = readableBodies.flatMap((type) => (body.content?.[type]?.schema ? [body.content[type].schema] : []))
  if (new Set(schemas.map((schema) => JSON.stringify(schema))).size > 1) {
    throw new Error(`${where}: JSON and form bodies must share one schema`)
  }
  return { required: body.required === true, ...(schemas[0] ? { schema: schemas[0] } : {}) }
}

function securityOf(alternatives: Record<string, string[]>[]): string[] {
  return [...new Set(alternatives.flatMap((alternative) => Object.keys(alternative)))]
}

/** A parameter of an operation replaces the parameter of its path item with the same name and place. */
function lastOfEachName(parameters: Parameter[]): Parameter[] {
  return [...new Map(parameters.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter])).values()]
}

/** Resolves a reference within a bundled document. @throws Error when its target does not exist */
export function resolveReference(document: ApiDocument, value: any): any {
  if (typeof value?.$ref !== 'string') return value
  if (!value.$ref.startsWith('#/')) throw new Error(`reference ${value.$ref} points outside the bundled document`)
  const target = value.$ref
    .slice(2)
    .split('/')
    .reduce((node: any, key: string) => node?.[key.replaceAll('~1', '/').replaceAll('~0', '~')], document)
  if (target === undefined) throw new Error(`reference ${value.$ref} leads nowhere`)
  return resolveReference(document, target)
}

/** Compares by code unit, independent of the machine's locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
