import { readFileSync } from 'node:fs'
import path from 'node:path'
import { listOperations, type ApiDocument, type Operation } from '../generate/document.ts'
import { listFiles } from '../generate/manifest.ts'
import { readRequirements, type Requirement } from '../generate/requirement-rows.ts'
import { checksByRequirement } from './checks.ts'
import { handlersOf } from './handlers.ts'
import { reachOf } from './reach.ts'
import { Sources, type Place } from './sources.ts'

export interface Story {
  id: string
  title: string
  chapters: { title: string; places: Place[] }[]
  /** Chapters that have to have a place and have none. */
  missing: string[]
}

/** The story of every operation of every generated document. Throws when there is no operation at all. */
export async function tellStories(root: string): Promise<Story[]> {
  const sources = new Sources(root)
  const checks = await checksByRequirement(sources)
  const requirements = new Map(
    (await readRequirements(path.join(root, 'spec/requirements'))).map((row) => [row.id, row]),
  )
  const documents = (await listFiles(path.join(root, 'generated'))).filter(
    (file) => path.basename(file) === 'openapi.json',
  )
  const stories: Story[] = []
  for (const file of documents) {
    const form = path.basename(path.dirname(file))
    const operations = listOperations(JSON.parse(readFileSync(file, 'utf8')) as ApiDocument)
    const handlers = await handlersOf(sources, form, new Set(operations.map(({ id }) => id)))
    const find = await textFinder(root, form)
    for (const operation of operations) {
      const handler = handlers.get(operation.id)
      const reach = handler && reachOf(sources, handler)
      const chapters = [
        { title: 'specification', places: find.specification(operation.id) },
        { title: 'types', places: find.types(operation.id) },
        { title: 'validator', places: find.validator(operation.id) },
        { title: 'handler', places: handler ? [sources.place(handler.file, handler.node, '')] : [] },
        { title: 'adapters', places: reach?.adapters ?? [] },
        { title: 'operation', places: reach?.operations ?? [] },
        { title: 'rules', places: reach?.rules ?? [] },
        { title: 'queries', places: reach?.queries ?? [] },
        {
          title: 'requirements',
          places: operation.requirements.flatMap((id) => find.requirement(requirements.get(id))),
        },
        { title: 'checks', places: distinct(operation.requirements.flatMap((id) => checks.get(id) ?? [])) },
      ]
      const needed = neededChapters(operation)
      const missing = chapters
        .filter(({ title, places }) => needed.has(title) && places.length === 0)
        .map(({ title }) => title)
      stories.push({
        id: operation.id,
        title: `${operation.method.toUpperCase()} ${operation.path}`,
        chapters,
        missing,
      })
    }
  }
  if (stories.length === 0) throw new Error('generated/ holds no operation')
  return stories
}

/**
 * Adapters and rules are where an operation needs them. Routes of our own are no part of the interface, so no
 * requirement and no check is due; those among them that anybody may call say how the process is, and do nothing.
 */
function neededChapters(operation: Operation): Set<string> {
  const needed = ['specification', 'types', 'validator', 'handler']
  const own = operation.origin === 'project'
  if (!own) needed.push('requirements', 'checks')
  if (!own || operation.security.length > 0) needed.push('operation', 'queries')
  return new Set(needed)
}

async function textFinder(root: string, form: string) {
  const yaml = (await listFiles(path.join(root, 'spec'))).filter((file) => file.endsWith('.yaml'))
  const lines = new Map(
    [...yaml, ...['types.gen.ts', 'validators.js'].map((name) => path.join(root, 'generated', form, name))].map(
      (file) => [path.relative(root, file), readFileSync(file, 'utf8').split('\n')],
    ),
  )
  const search = (inFolder: string, wanted: (line: string) => boolean, name: string): Place[] =>
    [...lines]
      .filter(([file]) => file.startsWith(inFolder))
      .flatMap(([file, text]) => text.flatMap((line, index) => (wanted(line) ? [{ file, line: index + 1, name }] : [])))
  return {
    specification: (id: string) => search(`spec/${form}/`, (line) => line.trim() === `operationId: ${id}`, ''),
    types: (id: string) =>
      search(
        `generated/${form}/types`,
        (line) => new RegExp(`^export type ${id}(Data|Responses) `, 'i').test(line),
        '',
      ),
    validator: (id: string) => search(`generated/${form}/validators`, (line) => line === `  ${id}: {`, ''),
    requirement: (row: Requirement | undefined) =>
      row
        ? search(
            `spec/requirements/${row.area}.yaml`,
            (line) => line.trim() === `- id: ${row.id}`,
            `${row.id} ${row.level}`,
          )
        : [],
  }
}

function distinct(places: Place[]): Place[] {
  return [...new Map(places.map((place) => [`${place.file}:${place.line}`, place])).values()]
}
