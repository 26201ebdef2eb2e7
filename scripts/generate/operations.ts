import type { Operation, Parameter } from './document.ts'
import { banner, literal, propertyName, quote } from './text.ts'

const defaultedType = `/** Parameters after validation: those with a default are always there. */
type Defaulted<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> }
`

/** Renders operations.ts: the properties of each operation that the server's pipeline needs, by operation id. */
export function renderOperations(operations: Operation[]): string {
  const rows = operations.map(
    ({ id, method, path, security, statuses, area, traits, origin, requirements }) =>
      `  ${id}: ${literal({ method, path, security, statuses, area, ...(traits.length > 0 ? { traits } : {}), ...(origin ? { origin } : {}), requirements })},\n`,
  )
  return `${banner}
export const operations = {
${rows.join('')}} as const

export type OperationId = keyof typeof operations
`
}

/**
 * Renders operation-types.ts: the types of the handlers' arguments and results.
 * @throws Error when the type generator named the types of an operation differently than expected
 */
export function renderOperationTypes(operations: Operation[], typesSource: string): string {
  const named = new Set(Array.from(typesSource.matchAll(/^export type (\w+)/gm), (match) => match[1]!))
  const imports = new Set<string>()
  const use = (name: string): string => {
    if (!named.has(name)) throw new Error(`types.gen.ts has no type ${name}`)
    imports.add(name)
    return name
  }
  const rows = operations.map((operation) => renderTypes(operation, named, use)).join('')
  const defaulted = rows.includes('Defaulted<') ? defaultedType : ''
  return `${banner}
import type {
${[...imports]
  .sort()
  .map((name) => `  ${name},\n`)
  .join('')}} from './types.gen.ts'

${defaulted}type Nothing = Record<string, never>

export interface OperationTypes {
${rows}}
`
}

function renderTypes(operation: Operation, named: Set<string>, use: (name: string) => string): string {
  const pascal = operation.id[0]!.toUpperCase() + operation.id.slice(1)
  const data = `${pascal}Data`
  const inPlace = (place: Parameter['in']) => operation.parameters.filter((parameter) => parameter.in === place)
  const member = (name: string, place: Parameter['in']): string => {
    const defaulted = inPlace(place)
      .filter((parameter) => 'default' in parameter.schema)
      .map(({ name }) => quote(name))
    if (inPlace(place).length === 0) return 'Nothing'
    const type = `NonNullable<${use(data)}['${name}']>`
    return defaulted.length === 0 ? type : `Defaulted<${type}, ${defaulted.join(' | ')}>`
  }
  const errors = named.has(`${pascal}Errors`) ? use(`${pascal}Errors`) : 'Nothing'
  const replies = named.has(`${pascal}Responses`) ? use(`${pascal}Responses`) : 'Nothing'
  return `  ${propertyName(operation.id)}: {
    body: ${operation.body ? `${use(data)}['body']` : 'undefined'}
    path: ${member('path', 'path')}
    query: ${member('query', 'query')}
    headers: ${member('headers', 'header')}
    replies: ${replies}
    errors: ${errors}
  }
`
}
