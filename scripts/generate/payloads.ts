import { compareText, type ApiDocument } from './document.ts'

/** JSON of a described shape that travels where a document allows any JSON, with the name of its schema. */
export interface Payload {
  name: string
  schema: string
}

/**
 * The payloads that a document lists under `x-payloads`, none as a rule, in the order of their names.
 * Throws when one names a schema that is not among the components.
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
