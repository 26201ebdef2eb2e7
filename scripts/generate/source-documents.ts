import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
import { listFiles } from './manifest.ts'

/** A hand-written file of a form. It shows which file declares what, which the bundled document no longer does. */
export interface SourceDocument {
  /** Path below the spec folder, as in `current/messages.yaml`. */
  file: string
  form: string
  /** File name without its extension. */
  name: string
  /** Requirements of every operation that this file describes, or that refers to this file. */
  requirements: string[]
  operations: SourceOperation[]
  /** Requests that the service sends to operations of other servers. */
  webhooks: SourceOperation[]
  /** Files to which this file refers. */
  references: string[]
}

export interface SourceOperation {
  id: string
  area: unknown
  requirements: string[]
}

/** Requirements that an operation inherits, and the document that declares them. */
export interface Inherited {
  file: string
  requirements: string[]
}

/** Reads all documents of all forms of a spec folder. A form is a folder with an openapi.yaml. */
export async function readSourceDocuments(spec: string): Promise<SourceDocument[]> {
  const files = (await listFiles(spec)).filter((file) => file.endsWith('.yaml'))
  const forms = new Set(
    files.filter((file) => path.basename(file) === 'openapi.yaml').map((file) => path.dirname(file)),
  )
  const documents: SourceDocument[] = []
  for (const file of files.filter((candidate) => forms.has(path.dirname(candidate)))) {
    const content = parse(await readFile(file, 'utf8')) as Record<string, unknown>
    const relative = path.relative(spec, file)
    documents.push({
      file: relative,
      form: path.dirname(relative),
      name: path.basename(file, '.yaml'),
      requirements: requirementsOf(content),
      operations: operationsIn(content.paths),
      webhooks: operationsIn(content.webhooks),
      references: [...new Set(referencesIn(content))].map((target) => path.join(path.dirname(relative), target)),
    })
  }
  return documents
}

/**
 * Returns the requirements that an operation inherits: from openapi.yaml of its form, from its own document, and from
 * each referenced document without operations, such as parts.yaml and errors.yaml.
 */
export function inheritedOf(documents: SourceDocument[], own: SourceDocument): Inherited[] {
  const byFile = new Map(documents.map((document) => [document.file, document]))
  const reached = new Set([`${own.form}/openapi.yaml`, own.file])
  const queue = [own]
  for (let next = queue.pop(); next; next = queue.pop()) {
    for (const file of next.references) {
      const target = byFile.get(file)
      if (!target || target.operations.length > 0 || reached.has(file) || target.name === 'openapi') continue
      reached.add(file)
      queue.push(target)
    }
  }
  return [...reached].flatMap((file) => {
    const { requirements = [] } = byFile.get(file) ?? {}
    return requirements.length === 0 ? [] : [{ file, requirements }]
  })
}

function operationsIn(value: unknown): SourceOperation[] {
  return objectsIn(value).flatMap((node) =>
    typeof node.operationId === 'string'
      ? [{ id: node.operationId, area: node['x-area'] ?? textsOf(node.tags)[0], requirements: requirementsOf(node) }]
      : [],
  )
}

function referencesIn(value: unknown): string[] {
  return objectsIn(value).flatMap(({ $ref }) =>
    typeof $ref === 'string' && !$ref.startsWith('#') ? [$ref.split('#')[0]!] : [],
  )
}

/** Returns a value and all objects nested in it. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(objectsIn)]
}

const requirementsOf = (node: Record<string, unknown>): string[] => textsOf(node['x-requirements'])

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
