import type { ApiDocument } from './generate/document.ts'
import { follow } from './generate/media-types.ts'

/** Members whose value is data, not a schema. */
const data = new Set(['example', 'examples', 'default', 'enum', 'const'])

/**
 * Counts the properties of every schema of a document and names those without a description. One that refers to a
 * described object, or is made of one, has that object's description.
 */
export function undescribedProperties(document: ApiDocument): { count: number; undescribed: string[] } {
  const undescribed: string[] = []
  let count = 0
  const visit = (node: unknown, where: string): void => {
    if (typeof node !== 'object' || node === null) return
    const properties = Array.isArray(node) ? undefined : (node as Record<string, unknown>).properties
    if (typeof properties === 'object' && properties !== null)
      for (const [name, schema] of Object.entries(properties)) {
        count += 1
        if (!isDescribed(document, schema)) undescribed.push(`${where}/${name}`)
        visit(schema, `${where}/${name}`)
      }
    for (const [key, value] of Object.entries(node))
      if (key !== 'properties' && !data.has(key)) visit(value, `${where}/${key}`)
  }
  visit(document.paths, '/paths')
  visit(document.webhooks, '/webhooks')
  visit(document.components, '')
  return { count, undescribed }
}

function isDescribed(document: ApiDocument, schema: any): boolean {
  if (typeof schema?.description === 'string' && schema.description.trim() !== '') return true
  if (typeof schema?.$ref === 'string') return isDescribed(document, follow(document, schema, '').node)
  const parts = [...(schema?.allOf ?? []), ...(schema?.anyOf ?? []), ...(schema?.oneOf ?? [])]
  return parts.some((part: any) => isDescribed(document, part))
}
