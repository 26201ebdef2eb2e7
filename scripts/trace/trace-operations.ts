import { readFileSync } from 'node:fs'
import path from 'node:path'
import { listOperations, type ApiDocument, type Operation } from '../generate/document.ts'
import { listFiles } from '../generate/manifest.ts'
import { inheritedOf, readSourceDocuments } from '../generate/source-documents.ts'
import { findOperationFiles } from '../operation-files.ts'
import { checksByRequirement } from './checks.ts'
import { readDocuments } from './documents.ts'
import { Flow, type Step } from './flow.ts'
import { handlersOf } from './handlers.ts'
import { calledFile, eventsIn, queriesDatabase } from './reach.ts'
import { Sources, type Place } from './sources.ts'
import { DroppedMembers } from './dropped-members.ts'

export interface Section {
  title: string
  places: Place[]
}

/** The places where one operation of one form is described, implemented and checked. */
export interface Trace {
  id: string
  form: string
  title: string
  /** All files of the server that a request passes, in order. */
  flow: Step[]
  /** Places in the documents, in generated files and in the harness. */
  sections: Section[]
  /** Required parts that are missing. */
  missing: string[]
  /** Members of the request that no code which the handler reaches reads. */
  unread: string[]
  /** Optional members of the replies that no code which the handler reaches writes. */
  unwritten: string[]
}

/**
 * Traces the operations of every generated document.
 * @param name only operations with this id; each form may have one
 * @throws Error when there is no operation
 */
export async function traceOperations(root: string, name?: string): Promise<Trace[]> {
  const all = await readForms(root)
  if (all.every(({ operations }) => operations.length === 0)) throw new Error('generated/ holds no operation')
  const isChosen = ({ id }: { id: string }) => name === undefined || id === name
  const forms = all.map(({ form, operations }) => ({ form, operations: operations.filter(isChosen) }))
  if (forms.every(({ operations }) => operations.length === 0)) return []
  const sources = await Sources.read(root)
  const documents = await readDocuments(root)
  const described = await readSourceDocuments(path.join(root, 'spec'))
  const files = await findOperationFiles(root, described, isChosen)
  const dropped = new DroppedMembers(sources)
  const flow = new Flow(sources)
  const inheritedBy = ({ form, id }: { form: string; id: string }) => {
    const own = described.find((document) => document.form === form && document.operations.some((it) => it.id === id))
    return own ? inheritedOf(described, own) : []
  }
  const cited = forms.flatMap(({ form, operations }) =>
    operations.flatMap(({ id, requirements }) => [
      ...requirements,
      ...inheritedBy({ form, id }).flatMap((from) => from.requirements),
    ]),
  )
  const checks = await checksByRequirement(root, [...new Set(cited)])
  const traces: Trace[] = []
  for (const { form, operations } of forms) {
    const handlers = handlersOf(sources, form, new Set(operations.map(({ id }) => id)))
    for (const operation of operations) {
      const { id, method, requirements } = operation
      const handler = handlers.get(id)
      const declared = files.find((file) => file.form === form && file.id === id)?.found[0]
      const operationFile = declared ?? (handler && calledFile(sources, handler))
      const code = handler ? sources.reached(handler) : []
      const inherited = inheritedBy({ form, id })
      const sections = [
        { title: 'document', places: documents.operation(form, id) },
        { title: 'types', places: documents.types(form, id) },
        { title: 'validator', places: documents.validator(form, id) },
        { title: 'handler', places: handler ? [sources.place(handler)] : [] },
        {
          title: 'operation',
          places: code.filter(({ file }) => file === operationFile).map((one) => sources.place(one)),
        },
        { title: 'events', places: distinct(eventsIn(code, documents.eventTypes)) },
        { title: 'requirements', places: requirements.flatMap((row) => documents.requirement(row)) },
        {
          title: 'inherited requirements',
          places: inherited.flatMap((from) => documents.inherited(from.file, from.requirements.length)),
        },
        { title: 'checks', places: checksOf([requirements, inherited.flatMap((from) => from.requirements)], checks) },
      ]
      const present = new Set(sections.filter(({ places }) => places.length > 0).map(({ title }) => title))
      if (queriesDatabase(sources, code)) present.add('queries')
      traces.push({
        id,
        form,
        title: `${method.toUpperCase()} ${operation.path} (${form})`,
        // The list of all operations shows no flows.
        flow: name === undefined ? [] : flow.stepsOf(form, code),
        sections,
        missing: neededParts(operation).filter((part) => !present.has(part)),
        // Without a handler there is no code to search, and `missing` already reports it.
        unread: handler ? dropped.unread(form, operation, code) : [],
        unwritten: handler ? dropped.unwritten(form, operation, code) : [],
      })
    }
  }
  return traces
}

/** Returns the ids of the operations of every document. */
export async function operationIds(root: string): Promise<string[]> {
  return (await readForms(root)).flatMap(({ operations }) => operations.map(({ id }) => id))
}

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
function neededParts(operation: Operation): string[] {
  const needed = ['document', 'types', 'validator', 'handler', 'operation', 'requirements']
  const own = operation.origin === 'project'
  if (!own) needed.push('checks')
  const fromSettings = own && (operation.security.length === 0 || settingsAlone.has(operation.id))
  if (!fromSettings) needed.push('queries')
  return needed
}

/** Returns the checks of the first list that contains a checked requirement. */
function checksOf(lists: readonly (readonly string[])[], checks: ReadonlyMap<string, Place[]>): Place[] {
  const found = lists.map((rows) => distinct(rows.flatMap((row) => checks.get(row) ?? [])))
  return found.find((places) => places.length > 0) ?? []
}

function distinct(places: Place[]): Place[] {
  return [...new Map(places.map((place) => [`${place.file}:${place.line}`, place])).values()]
}
