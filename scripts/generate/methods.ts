import { compareText, type ApiDocument } from './document.ts'
import { banner } from './text.ts'

/** A JSON-RPC method of a document, with the names of its schemas. */
export interface Method {
  name: string
  params: string
  result: string
  /** Whether the result is a stream. */
  stream: boolean
}

/**
 * Returns the methods that a document lists under `x-json-rpc-methods`, ordered by name. Most documents have none.
 * @throws Error when a method names a schema that is not among the components
 */
export function listMethods(document: ApiDocument): Method[] {
  const listed = Object.entries<any>(document['x-json-rpc-methods'] ?? {})
  const schemas = document.components?.schemas ?? {}
  return listed
    .map(([name, { params, result, stream = false }]) => {
      for (const schema of [params, result])
        if (!(schema in schemas)) throw new Error(`method ${name}: there is no schema ${JSON.stringify(schema)}`)
      return { name, params, result, stream }
    })
    .sort((a, b) => compareText(a.name, b.name))
}

/**
 * Renders methods.ts: the table of methods, and the types of their parameters and results.
 * @throws Error when the type generator named a schema differently than expected
 */
export function renderMethods(methods: Method[], typesSource: string): string {
  const used = [...new Set(methods.flatMap(({ params, result }) => [params, result]))].sort()
  for (const name of used)
    if (!new RegExp(`^export type ${name} =`, 'm').test(typesSource))
      throw new Error(`types.gen.ts has no type ${name}`)
  const table = methods.map(({ name, stream }) => `  ${name}: { stream: ${stream} },\n`)
  const types = methods.map(({ name, params, result }) => `  ${name}: { params: ${params}; result: ${result} }\n`)
  return `${banner}
import type {
${used.map((name) => `  ${name},\n`).join('')}} from './types.gen.ts'

export const methods = {
${table.join('')}} as const

export type MethodName = keyof typeof methods

export interface MethodTypes {
${types.join('')}}
`
}
