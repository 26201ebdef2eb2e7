import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
import { listFiles } from './manifest.ts'

/** One hand-written file of a form, with what the bundled document no longer shows: which file says what. */
export interface SourceDocument {
  /** Below the spec folder, as in `current/messages.yaml`. */
  file: string
  form: string
  /** Name of the file without its ending. */
  name: string
  /** Requirements of every operation that is described here or uses what is described here. */
  requirements: string[]
  operations: SourceOperation[]
  /** Requests that the service sends: operations of somebody else. */
  webhooks: SourceOperation[]
  /** Files that it refers to. */
  references: string[]
}

export interface SourceOperation {
  id: string
  area: unknown
  requirements: string[]
}

/** A document that names requirements for an operation, and which. */
export interface Inherited {
  file: string
  requirements: string[]
}

/** Reads every document of every form of a spec folder. A form is a folder with an openapi.yaml. */
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
 * What an operation inherits: the requirements of its form's openapi.yaml, of its own document, and of each document
 * without operations that its own refers to, as parts.yaml and errors.yaml.
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

/** A value and everything in it, as far as they are objects. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(objectsIn)]
}

const requirementsOf = (node: Record<string, unknown>): string[] => textsOf(node['x-requirements'])

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
