import { compareText, type ApiDocument, type Schema } from './document.ts'
import { banner } from './text.ts'

/** Kinds of actors that have an event log. */
const logs = ['agent', 'user'] as const

/** A schema with `x-event-log`: the events of a log that one document describes. */
interface EventUnion {
  document: string
  schema: string
  log: (typeof logs)[number]
  types: string[]
}

const prefix = '#/components/schemas/'

/**
 * Returns the event unions of a bundled document, marked with `x-event-log`. The type of an event is the constant of
 * its event_type; a member without a constant represents the types that no document lists.
 * @throws Error when a mark names no log
 */
export function listEventUnions(document: ApiDocument, name: string): EventUnion[] {
  const schemas = document.components?.schemas ?? {}
  return Object.entries(schemas).flatMap(([schema, content]) => {
    if (!('x-event-log' in content)) return []
    const log = logs.find((one) => one === content['x-event-log'])
    if (!log) throw new Error(`${schema}: x-event-log must be one of ${logs.join(', ')}`)
    return [{ document: name, schema, log, types: typesOf(content, schemas) }]
  })
}

function typesOf(schema: Schema, schemas: Record<string, Schema>): string[] {
  if (typeof schema.$ref === 'string') return typesOf(schemas[schema.$ref.slice(prefix.length)]!, schemas)
  const members = (schema.oneOf ?? schema.anyOf) as Schema[] | undefined
  if (members) return members.flatMap((member) => typesOf(member, schemas))
  const type = ((schema.properties as Schema | undefined)?.event_type as Schema | undefined)?.const
  return typeof type === 'string' ? [type] : []
}

/**
 * Renders, for each log, a union over all documents, the names of its event types, and a map from each name to its
 * event.
 */
export function renderEvents(unions: readonly EventUnion[]): string {
  const documents = [...new Set(unions.map(({ document }) => document))].sort(compareText)
  return `${banner}
${documents.map((name) => `import type * as ${name} from './${name}/types.gen.ts'\n`).join('')}
/** Without what stands for types that no document lists: receivers pass over those. */
type Listed<Event extends { event_type: string }> = Exclude<Event, { event_type: 'unknown' }>
${logs.map((log) => renderLog(log, unions)).join('')}
export type LoggedEvent = ${logs.map((log) => `${capital(log)}Event`).join(' | ')}

/** The name of every type of event that a document lists. */
export type EventType = LoggedEvent['event_type']

/** The event of a type. */
export type EventOf<Type extends EventType> = Extract<LoggedEvent, { event_type: Type }>

/** Encoders of the data of events: a function for each type, from the data that the server appends to a log. */
export type EventEncoders<Appended> = {
  readonly [Type in keyof Appended]: Type extends EventType
    ? (data: Appended[Type]) => EventOf<Type>['data']
    : { notInTheDocuments: Type }
}
`
}

function renderLog(log: (typeof logs)[number], all: readonly EventUnion[]): string {
  const unions = all.filter((union) => union.log === log)
  if (unions.length === 0) return `\nexport type ${capital(log)}Event = never\n`
  const types = [...new Set(unions.flatMap((union) => union.types))].sort(compareText)
  const names = unions.map(({ document, schema }) => `${document}.${schema}`).join(' | ')
  return `
/** An event of the log of an actor of this kind, of a type that a document lists. */
export type ${capital(log)}Event = Listed<${names}>

export const ${log}EventTypes = [
${types.map((type) => `  '${type}',\n`).join('')}] as const satisfies readonly ${capital(log)}Event['event_type'][]
`
}

const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1)
