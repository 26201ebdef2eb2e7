import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
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
  const generated = (await listFiles(path.join(root, 'generated'))).filter((file) =>
    /\/(types\.gen\.ts|validators\.js)$/.test(file),
  )
  const lines = new Map(
    [...yaml, ...generated].map((file) => [path.relative(root, file), readFileSync(file, 'utf8').split('\n')]),
  )
  const search = (folder: string, matches: (line: string) => boolean, name = ''): Place[] =>
    [...lines]
      .filter(([file]) => file.startsWith(folder))
      .flatMap(([file, text]) =>
        text.flatMap((line, index) => (matches(line) ? [{ file, line: index + 1, name }] : [])),
      )
  return {
    operation: (form, id) => search(`spec/${form}/`, (line) => line.trim() === `operationId: ${id}`),
    types: (form, id) => {
      const type = new RegExp(`^export type ${id}(Data|Responses) `, 'i')
      return search(`generated/${form}/types`, (line) => type.test(line))
    },
    validator: (form, id) => search(`generated/${form}/validators`, (line) => line === `  ${id}: {`),
    requirement: (id) => search('spec/requirements/', (line) => line.trim() === `- id: ${id}`, id),
    inherited: (file, count) =>
      search(`spec/${file}`, (line) => line.startsWith('x-requirements:'), `${count} requirements`),
    eventTypes: new Set(yaml.flatMap((file) => eventTypesIn(parse(readFileSync(file, 'utf8'))))),
  }
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
