import { readFileSync } from 'node:fs'
import path from 'node:path'
import { listOperations, type ApiDocument, type Operation } from '../generate/document.ts'
import { listFiles } from '../generate/manifest.ts'
import { inheritedOf, readSourceDocuments } from '../generate/source-documents.ts'
import { findOperationFiles } from '../operation-files.ts'
import { checksByRequirement } from './checks.ts'
import { readDocuments } from './documents.ts'
import { FIRST_FILES_MAX, firstCheck, nearestFiles } from './first-files.ts'
import { handlersOf } from './handlers.ts'
import { inArea, isCodec, isExecutable, reachOf, usesOfHandler, type Reach } from './reach.ts'
import { Sources, type Declaration, type Place } from './sources.ts'
import { UnreadMembers } from './unread-members.ts'

export interface Section {
  title: string
  places: Place[]
}

/** The places where one operation of one form is described, implemented and checked. */
export interface Trace {
  id: string
  form: string
  title: string
  /** Places to read first, from the document to one check: one place per file, at most FIRST_FILES_MAX. */
  first: Place[]
  sections: Section[]
  /** Titles of required sections without a place. */
  missing: string[]
  /** Members of the request that no code which the handler reaches reads. */
  unread: string[]
}

/** Traces every operation of every generated document. @throws Error when there is no operation */
export async function traceOperations(root: string): Promise<Trace[]> {
  const sources = await Sources.read(root)
  const documents = await readDocuments(root)
  const checks = await checksByRequirement(root)
  const described = await readSourceDocuments(path.join(root, 'spec'))
  const files = await findOperationFiles(root, described)
  const unread = new UnreadMembers(sources)
  const traces: Trace[] = []
  for (const { form, operations } of await readForms(root)) {
    const handlers = handlersOf(sources, form, new Set(operations.map(({ id }) => id)))
    for (const operation of operations) {
      const { id, method, requirements } = operation
      const own = described.find((document) => document.form === form && document.operations.some((it) => it.id === id))
      const handler = handlers.get(id)
      const declared = files.find((file) => file.form === form && file.id === id)?.found[0]
      const operationFile = declared ?? (handler && calledFile(sources, handler))
      const reach: Partial<Reach> = handler ? reachOf(sources, handler, operationFile, documents.eventTypes) : {}
      const inherited = own ? inheritedOf(described, own) : []
      const sections = [
        { title: 'document', places: documents.operation(form, id) },
        { title: 'types', places: documents.types(form, id) },
        { title: 'validator', places: documents.validator(form, id) },
        { title: 'handler', places: handler ? [sources.place(handler)] : [] },
        { title: 'codecs', places: reach.codecs ?? [] },
        { title: 'operation', places: reach.operation ?? [] },
        { title: 'rules', places: reach.rules ?? [] },
        { title: 'states and queries', places: reach.queries ?? [] },
        { title: 'events', places: distinct(reach.events ?? []) },
        { title: 'requirements', places: requirements.flatMap((row) => documents.requirement(row)) },
        {
          title: 'inherited requirements',
          places: inherited.flatMap((from) => documents.inherited(from.file, from.requirements.length)),
        },
        { title: 'checks', places: checksOf([requirements, inherited.flatMap((from) => from.requirements)], checks) },
      ]
      const needed = neededSections(operation)
      const near = handler ? nearestFiles(sources, handler, operationFile) : []
      const missing = sections.filter(({ title, places }) => needed.has(title) && places.length === 0)
      traces.push({
        id,
        form,
        title: `${method.toUpperCase()} ${operation.path} (${form})`,
        first: firstOf(sections, near, operationFile),
        sections,
        missing: missing.map(({ title }) => title),
        // Without a handler there is no code to search, and `missing` already reports it.
        unread: handler ? unread.of(form, operation, handler) : [],
      })
    }
  }
  if (traces.length === 0) throw new Error('generated/ holds no operation')
  return traces
}

function firstOf(sections: readonly Section[], near: readonly Place[], operationFile: string | undefined): Place[] {
  const placesOf = (title: string) => sections.find((section) => section.title === title)?.places ?? []
  const check = firstCheck(placesOf('checks'), operationFile)
  const before = [...placesOf('document').slice(0, 1), ...placesOf('handler'), ...near]
  return [...before.slice(0, FIRST_FILES_MAX - (check ? 1 : 0)), ...(check ? [check] : [])]
}

/** Returns the file of the first operation that a handler calls. */
const calledFile = (sources: Sources, handler: Declaration): string | undefined =>
  usesOfHandler(sources, handler).find(({ file, node }) => inArea(file) && !isCodec(file) && isExecutable(node))?.file

/** Returns all files of an operation, from its document to its checks. */
export const filesOf = ({ sections }: Trace): string[] => [
  ...new Set(sections.flatMap(({ places }) => places.map(({ file }) => file))),
]

async function readForms(root: string): Promise<{ form: string; operations: Operation[] }[]> {
  const files = (await listFiles(path.join(root, 'generated'))).filter((file) => path.basename(file) === 'openapi.json')
  return files.map((file) => {
    const document = JSON.parse(readFileSync(file, 'utf8')) as ApiDocument
    return { form: path.basename(path.dirname(file)), operations: listOperations(document) }
  })
}

/**
 * Operations with a credential that need no database: settings, the clock, the caller or the memory of a demo suffice,
 * or they call other operations over HTTP.
 */
const settingsAlone: ReadonlySet<string> = new Set(['getIceServers', 'listFaults', 'deleteFault', 'callMcp'])

/**
 * Codecs, rules and events are optional. Routes of this project are not part of the interface and need no check. Those
 * without a credential report the state of the process and query no database.
 */
function neededSections(operation: Operation): Set<string> {
  const needed = ['document', 'types', 'validator', 'handler', 'operation', 'requirements']
  const own = operation.origin === 'project'
  if (!own) needed.push('checks')
  const fromSettings = own && (operation.security.length === 0 || settingsAlone.has(operation.id))
  if (!fromSettings) needed.push('states and queries')
  return new Set(needed)
}

/** Returns the checks of the first list that contains a checked requirement. */
function checksOf(lists: readonly (readonly string[])[], checks: ReadonlyMap<string, Place[]>): Place[] {
  const found = lists.map((rows) => distinct(rows.flatMap((row) => checks.get(row) ?? [])))
  return found.find((places) => places.length > 0) ?? []
}

function distinct(places: Place[]): Place[] {
  return [...new Map(places.map((place) => [`${place.file}:${place.line}`, place])).values()]
}
