import path from 'node:path'
import { readRequirements } from './generate/requirement-rows.ts'
import { inheritedOf, readSourceDocuments } from './generate/source-documents.ts'

export interface Coverage {
  /** Number of requirements that operations name themselves. A requirement counts once for each operation. */
  own: number
  /** Number of requirements that documents name for all of their operations. */
  inherited: number
  errors: string[]
}

/**
 * Verifies that an operation, a webhook or a document names every requirement that is not excluded. Each operation must
 * name a requirement of its own, besides those that it inherits.
 * @throws Error when there are no requirements or no operations
 */
export async function requirementCoverage(spec: string): Promise<Coverage> {
  const rows = await readRequirements(path.join(spec, 'requirements'))
  const documents = await readSourceDocuments(spec)
  const described = documents.flatMap((document) =>
    [...document.operations, ...document.webhooks].map((operation) => ({ document, operation })),
  )
  if (rows.length === 0 || described.length === 0) throw new Error(`${spec} has no requirements or no operations`)
  const named = new Set([
    ...documents.flatMap(({ requirements }) => requirements),
    ...described.flatMap(({ operation }) => operation.requirements),
  ])
  const errors = rows
    .filter(({ id, status }) => status !== 'excluded' && !named.has(id))
    .map(({ id }) => `${id} is named by no operation and by no document`)
  for (const { document, operation } of described) {
    if (operation.requirements.length === 0) errors.push(`${operation.id} (${document.file}) names no requirement`)
    for (const { file, requirements } of inheritedOf(documents, document)) {
      const repeated = operation.requirements.filter((id) => requirements.includes(id))
      if (repeated.length > 0 && repeated.length < operation.requirements.length)
        errors.push(`${operation.id} (${document.file}) repeats ${repeated.join(', ')} of ${file}`)
    }
  }
  return {
    own: described.reduce((sum, { operation }) => sum + operation.requirements.length, 0),
    inherited: documents.reduce((sum, { requirements }) => sum + requirements.length, 0),
    errors,
  }
}
