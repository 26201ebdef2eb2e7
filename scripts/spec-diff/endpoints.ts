import { resolveReference, type ApiDocument, type Schema } from '../generate/document.ts'

/** An operation, or an event that the service delivers, with all references outside schemas resolved. */
export interface Endpoint {
  id: string
  kind: 'operation' | 'webhook'
  route: string
  deprecated: boolean
  security: string[]
  parameters: Parameter[]
  body?: Content & { required: boolean }
  /** Responses by status. */
  responses: Map<string, Content & { headers: Map<string, { required: boolean; schema: Schema }> }>
}

export interface Content {
  /** Schemas by media type; undefined if a media type has no schema. */
  types: Map<string, Schema | undefined>
  /** Encodings of form members, by media type and member. */
  encodings: Map<string, Map<string, string>>
}

export interface Parameter {
  name: string
  in: string
  required: boolean
  schema: Schema
  /** The serialization of the value, if it differs from the default. */
  writing?: string
}

const writingKeywords = ['style', 'explode', 'allowReserved', 'allowEmptyValue']

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/** Returns the endpoints of a bundled document by id; an endpoint without an id is listed by its route. */
export function readEndpoints(document: ApiDocument): Map<string, Endpoint> {
  const endpoints = new Map<string, Endpoint>()
  for (const [kind, items] of [
    ['operation', document.paths],
    ['webhook', document['webhooks']],
  ] as const) {
    for (const [path, raw] of Object.entries<any>(items ?? {})) {
      const item = resolveReference(document, raw)
      for (const method of methods.filter((name) => item[name])) {
        const endpoint = readEndpoint(document, kind, path, method, item)
        endpoints.set(endpoint.id, endpoint)
      }
    }
  }
  return endpoints
}

function readEndpoint(
  document: ApiDocument,
  kind: Endpoint['kind'],
  path: string,
  method: string,
  item: Record<string, any>,
): Endpoint {
  const source = item[method]
  const route = kind === 'webhook' ? path : `${method.toUpperCase()} ${path}`
  const body = source.requestBody && resolveReference(document, source.requestBody)
  return {
    id: kind === 'webhook' ? path : (source.operationId ?? route),
    kind,
    route,
    deprecated: source.deprecated === true,
    security: securityOf(source.security ?? document.security ?? []),
    parameters: parametersOf(document, [...(item['parameters'] ?? []), ...(source.parameters ?? [])]),
    ...(body ? { body: { required: body.required === true, ...contentOf(document, body.content) } } : {}),
    responses: new Map(
      Object.entries<any>(source.responses ?? {}).map(([status, raw]) => {
        const response = resolveReference(document, raw)
        return [status, { ...contentOf(document, response.content), headers: headersOf(document, response.headers) }]
      }),
    ),
  }
}

/** A parameter of an operation replaces the parameter of its path item with the same name and place. */
function parametersOf(document: ApiDocument, raw: any[]): Parameter[] {
  const parameters = raw.map((one): Parameter => {
    const { name, in: place, required, schema, deprecated, content = {}, ...others } = resolveReference(document, one)
    const [[type, inside] = []] = Object.entries<any>(content)
    const writing = [type, ...writingKeywords.filter((key) => key in others).map((key) => `${key} ${others[key]}`)]
    return {
      name,
      in: place,
      required: required === true,
      schema: { ...(schema ?? inside?.schema), ...(deprecated === true && { deprecated }) },
      writing: writing.filter((part) => part !== undefined).join(', ') || 'the usual way',
    }
  })
  return [...new Map(parameters.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter])).values()]
}

/** Each alternative is one name, or several names that are required together. */
function securityOf(alternatives: Record<string, string[]>[]): string[] {
  const names = alternatives.map((alternative) => Object.keys(alternative).sort().join(' and ') || 'no credential')
  return names.length > 0 ? [...new Set(names)] : ['no credential']
}

function contentOf(document: ApiDocument, content: Record<string, any> = {}): Content {
  const types = Object.entries(content)
  return {
    types: new Map(types.map(([type, { schema }]) => [type, schema])),
    encodings: new Map(types.map(([type, { encoding }]) => [type, encodingsOf(document, encoding)])),
  }
}

function encodingsOf(document: ApiDocument, encoding: Record<string, any> = {}): Map<string, string> {
  return new Map(
    Object.entries(encoding).map(([member, { contentType, headers, ...others }]) => {
      const written = writingKeywords.filter((key) => key in others).map((key) => `${key} ${others[key]}`)
      const named = [...headersOf(document, headers)].map(
        ([name, { required, schema }]) => `${required ? 'required ' : ''}header ${name} ${JSON.stringify(schema)}`,
      )
      return [member, [contentType, ...written, ...named.sort()].filter((part) => part !== undefined).join(', ')]
    }),
  )
}

function headersOf(document: ApiDocument, headers: Record<string, any> = {}) {
  return new Map(
    Object.entries(headers).map(([name, raw]) => {
      const { required, schema } = resolveReference(document, raw)
      return [name.toLowerCase(), { required: required === true, schema: schema ?? {} }]
    }),
  )
}
