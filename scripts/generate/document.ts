import { isArea, type Area } from './areas.ts'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type Schema = { [key: string]: Json }

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  schema: Schema
}

/** One operation of a bundled OpenAPI document, with every reference outside schemas resolved. */
export interface Operation {
  id: string
  method: string
  path: string
  area: Area
  security: string[]
  /** Statuses of success, ascending. */
  statuses: number[]
  requirements: string[]
  origin?: string
  parameters: Parameter[]
  body?: { required: boolean; schema?: Schema }
  /** Schema of each reply that carries JSON, by status. */
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
 * Lists the operations of a bundled document in the order of their ids.
 * Throws with the operation's method and path when an id, a tag or a schema is missing or wrong.
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

function readParameter(document: ApiDocument, raw: any, where: string): Parameter {
  const { name, in: place, required, schema } = resolveReference(document, raw)
  if (!['path', 'query', 'header'].includes(place))
    throw new Error(`${where}: parameter ${name} sits in ${place}, which is not supported`)
  if (!schema) throw new Error(`${where}: parameter ${name} has no schema`)
  return { name, in: place, required: required === true, schema }
}

/** A body that is offered in several media types has one schema; two different ones are an error. */
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

/** An operation's own parameter replaces the one that its path item gives under the same name and place. */
function lastOfEachName(parameters: Parameter[]): Parameter[] {
  return [...new Map(parameters.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter])).values()]
}

/** Follows a reference within a bundled document. @throws Error when it leads nowhere */
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

/** Order by code unit, which does not depend on the machine's locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
