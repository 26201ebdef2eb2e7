import { readFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../generate/manifest.ts'
import { traceOperations } from '../trace/trace-operations.ts'

/** Parts of the repository that depend on an operation and may have to follow its change. */
export interface Touched {
  requirements: string[]
  handler?: string
  checks: string[]
  mutants: string[]
}

/** Returns the dependents by document and operationId, such as `current sendMessage`. Removed operations have none. */
export async function touchedBy(root: string, operations: readonly string[]): Promise<Map<string, Touched>> {
  const traces = await traceOperations(root)
  const mutants = await mutantsByRequirement(root)
  const touched = new Map<string, Touched>()
  for (const trace of traces) {
    const name = `${trace.form} ${trace.id}`
    if (!operations.includes(name)) continue
    const namesOf = (title: string) => [
      ...new Set(trace.sections.find((section) => section.title === title)?.places.map((place) => place.name) ?? []),
    ]
    const requirements = namesOf('requirements')
    const handler = trace.sections.find(({ title }) => title === 'handler')?.places[0]
    touched.set(name, {
      requirements,
      ...(handler ? { handler: `${handler.file}:${handler.line}` } : {}),
      checks: namesOf('checks'),
      mutants: [...new Set(requirements.flatMap((id) => mutants.get(id) ?? []))],
    })
  }
  return touched
}

/**
 * Returns the names of the faults that violate each requirement, as conformance/reference-server/faults declares them.
 */
async function mutantsByRequirement(root: string): Promise<Map<string, string[]>> {
  const mutants = new Map<string, string[]>()
  for (const file of await listFiles(path.join(root, 'conformance/reference-server/faults'))) {
    const declared = /'([a-z0-9-]+)': \[\s*\[('[^\]]*)\]/g
    for (const [, name = '', ids = ''] of readFileSync(file, 'utf8').matchAll(declared))
      for (const id of ids.match(/[A-Z0-9]+-\d{3}/g) ?? []) mutants.set(id, [...(mutants.get(id) ?? []), name])
  }
  return mutants
}
