import { compareText, type ApiDocument } from './document.ts'

/** JSON of a documented shape, sent where a document allows any JSON, and the name of its schema. */
export interface Payload {
  name: string
  schema: string
}

/**
 * Returns the payloads that a document lists under `x-payloads`, ordered by name. Most documents have none.
 * @throws Error when a payload names a schema that is not among the components
 */
export function listPayloads(document: ApiDocument): Payload[] {
  const schemas = document.components?.schemas ?? {}
  return Object.entries<string>(document['x-payloads'] ?? {})
    .map(([name, schema]) => {
      if (!(schema in schemas)) throw new Error(`payload ${name}: there is no schema ${JSON.stringify(schema)}`)
      return { name, schema }
    })
    .sort((a, b) => compareText(a.name, b.name))
}
