import { readFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../generate/manifest.ts'
import type { Place } from './sources.ts'

/** Lines of the documents, the requirements and the generated files, by operation, requirement or file. */
export interface Documents {
  operation(form: string, id: string): Place[]
  types(form: string, id: string): Place[]
  validator(form: string, id: string): Place[]
  requirement(id: string): Place[]
  /** Lines at which a document of spec/ declares requirements for all of its operations. */
  inherited(file: string, count: number): Place[]
  eventTypes: ReadonlySet<string>
}

export async function readDocuments(root: string): Promise<Documents> {
  const yaml = (await listFiles(path.join(root, 'spec'))).filter((file) => file.endsWith('.yaml'))
  const allGenerated = await listFiles(path.join(root, 'generated'))
  const generated = allGenerated.filter((file) => /\/(types\.gen\.ts|validators\.js)$/.test(file))
  const bundled = allGenerated.filter((file) => path.basename(file) === 'openapi.json')
  const lines = new Map(
    [...yaml, ...generated].map((file) => [path.relative(root, file), readFileSync(file, 'utf8').split('\n')]),
  )
  const indexes = new Map<string, Map<string, Place[]>>()
  /** Returns the lines below a folder in which the group of a pattern is the name. Each folder has one pattern. */
  const find = (folder: string, pattern: RegExp, name: string): Place[] => {
    if (!indexes.has(folder)) indexes.set(folder, indexOf(lines, folder, pattern))
    return indexes.get(folder)!.get(name.toLowerCase()) ?? []
  }
  return {
    operation: (form, id) => find(`spec/${form}/`, /^\s*operationId: (\S+)\s*$/, id),
    types: (form, id) => find(`generated/${form}/types`, /^export type (\w+?)(?:Data|Responses) /, id),
    validator: (form, id) => find(`generated/${form}/validators`, /^ {2}(\w+): \{$/, id),
    requirement: (id) => find('spec/requirements/', /^\s*- id: (\S+)\s*$/, id).map((place) => ({ ...place, name: id })),
    inherited: (file, count) =>
      find(`spec/${file}`, /^(x-requirements):/, 'x-requirements').map((place) => ({
        ...place,
        name: `${count} requirements`,
      })),
    eventTypes: new Set(bundled.flatMap((file) => eventTypesIn(JSON.parse(readFileSync(file, 'utf8'))))),
  }
}

/** Returns the lines below a folder by the group of a pattern, in lower case. */
function indexOf(lines: ReadonlyMap<string, readonly string[]>, folder: string, pattern: RegExp): Map<string, Place[]> {
  const index = new Map<string, Place[]>()
  for (const [file, text] of lines) {
    if (!file.startsWith(folder)) continue
    for (const [at, line] of text.entries()) {
      const key = pattern.exec(line)?.[1]?.toLowerCase()
      if (key !== undefined) index.set(key, [...(index.get(key) ?? []), { file, line: at + 1, name: '' }])
    }
  }
  return index
}

/** Returns the values that a schema allows for a member named event_type. */
function eventTypesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, member]) =>
    key === 'event_type' ? textsIn(member).filter((text) => /^[a-z_]+\.[a-z_.]+$/.test(text)) : eventTypesIn(member),
  )
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
