import type { ApiDocument } from './generate/document.ts'
import { follow } from './generate/media-types.ts'

/** Members whose value is data, not a schema. */
const data = new Set(['example', 'examples', 'default', 'enum', 'const'])

/** A property of a schema, and its path in the document. */
export interface DocumentProperty {
  where: string
  schema: any
}

/** Returns the properties of every schema of a document. */
export function propertiesOf(document: ApiDocument): DocumentProperty[] {
  const found: DocumentProperty[] = []
  const visit = (node: unknown, where: string): void => {
    if (typeof node !== 'object' || node === null) return
    const properties = Array.isArray(node) ? undefined : (node as Record<string, unknown>).properties
    if (typeof properties === 'object' && properties !== null)
      for (const [name, schema] of Object.entries(properties)) {
        found.push({ where: `${where}/${name}`, schema })
        visit(schema, `${where}/${name}`)
      }
    for (const [key, value] of Object.entries(node))
      if (key !== 'properties' && !data.has(key)) visit(value, `${where}/${key}`)
  }
  visit(document.paths, '/paths')
  visit(document.webhooks, '/webhooks')
  visit(document.components, '')
  return found
}

/** Returns whether a property, or an object that it refers to or consists of, has a description. */
export function isDescribed(document: ApiDocument, schema: any): boolean {
  if (typeof schema?.description === 'string' && schema.description.trim() !== '') return true
  if (typeof schema?.$ref === 'string') return isDescribed(document, follow(document, schema, '').node)
  const parts = [...(schema?.allOf ?? []), ...(schema?.anyOf ?? []), ...(schema?.oneOf ?? [])]
  return parts.some((part: any) => isDescribed(document, part))
}
