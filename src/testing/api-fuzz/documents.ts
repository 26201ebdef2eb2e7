import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export type Schema = Record<string, any>

export interface TestedParameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  schema: Schema
}

/** Test support: one operation as described by its document. */
export interface TestedOperation {
  id: string
  /** Folder of its document. */
  document: string
  method: string
  path: string
  security: readonly string[]
  /** Required relation of the caller to the objects of the request; undefined when the document lacks it. */
  relation: string | undefined
  parameters: readonly TestedParameter[]
  /** Schema of the JSON body. */
  body: Schema | undefined
  bodyRequired: boolean
  mediaTypes: readonly string[]
  /** Statuses of success. */
  statuses: readonly number[]
  /** Statuses of rejections. */
  rejections: readonly number[]
}

const methods = ['get', 'put', 'post', 'delete', 'patch']
const generated = path.join(import.meta.dirname, '../../../generated')

/** Bundled documents by the name of their folder; new documents are found automatically. */
export const documents: Readonly<Record<string, any>> = Object.fromEntries(
  readdirSync(generated)
    .map((folder) => [folder, path.join(generated, folder, 'openapi.json')] as const)
    .filter(([, file]) => existsSync(file))
    .map(([folder, file]) => [folder, JSON.parse(readFileSync(file, 'utf8'))]),
)

/** All operations of all documents. */
export const testedOperations: readonly TestedOperation[] = Object.entries(documents).flatMap(([name, document]) =>
  Object.entries<any>(document.paths).flatMap(([template, item]) =>
    methods.filter((method) => item[method]).map((method) => read(name, method, template, item)),
  ),
)

function read(name: string, method: string, template: string, item: any): TestedOperation {
  const document = documents[name]
  const source = item[method]
  const parameters = [...(item.parameters ?? []), ...(source.parameters ?? [])].map((raw) => resolve(document, raw))
  const body = source.requestBody && resolve(document, source.requestBody)
  const statuses = Object.keys(source.responses).map(Number)
  return {
    id: source.operationId,
    document: name,
    method: method.toUpperCase(),
    path: template,
    security: schemesOf(source.security ?? document.security ?? []),
    relation: source['x-relation'],
    parameters: parameters.map(({ name, in: place, required = false, schema }) => ({
      name,
      in: place,
      required,
      schema,
    })),
    body: body?.content['application/json']?.schema,
    bodyRequired: body?.required === true,
    mediaTypes: Object.keys(body?.content ?? {}),
    statuses: statuses.filter((status) => status < 300),
    rejections: statuses.filter((status) => status >= 400 && status < 500),
  }
}

/** Returns the security schemes; none when an alternative requires no credential. */
function schemesOf(alternatives: object[]): string[] {
  const named = alternatives.map((alternative) => Object.keys(alternative))
  return named.some((schemes) => schemes.length === 0) ? [] : named.flat()
}

/** Resolves a reference inside a bundled document. */
export function resolve(document: any, value: any): any {
  if (typeof value?.$ref !== 'string') return value
  const keys = (value.$ref as string)
    .slice(2)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
  return resolve(
    document,
    keys.reduce((node, key) => node?.[key], document),
  )
}
