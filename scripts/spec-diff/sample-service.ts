import { groupByCause } from './causes.ts'
import type { Change } from './change.ts'
import { compareDocuments } from './compare.ts'

export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
export const json = (schema: unknown) => ({ content: { 'application/json': { schema } } })

/** A small document with one of each kind of element, for tests to change. */
const sample = {
  security: [{ token: [] }],
  paths: {
    '/notes/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      put: {
        operationId: 'putNote',
        parameters: [
          { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100, default: 50 } },
          { name: 'if-match', in: 'header', schema: { type: 'string' } },
        ],
        requestBody: { required: true, ...json(ref('NewNote')) },
        responses: {
          200: { ...json(ref('Note')), headers: { ETag: { required: true, schema: { type: 'string' } } } },
          409: json(ref('Problem')),
        },
      },
      get: {
        operationId: 'getNote',
        security: [{ token: [] }, { session: [] }],
        responses: { 200: json(ref('Note')), 404: json(ref('Problem')) },
      },
    },
  },
  webhooks: {
    noteAdded: { post: { requestBody: { required: true, ...json(ref('NoteAdded')) }, responses: { 200: {} } } },
    other: { post: { requestBody: { required: true, ...json(ref('Unknown')) }, responses: { 200: {} } } },
  },
  components: {
    schemas: {
      NewNote: {
        type: 'object',
        required: ['text'],
        properties: {
          text: { type: 'string', minLength: 1, maxLength: 9 },
          kind: { enum: ['a', 'b'] },
          when: { type: 'string', format: 'date-time' },
          code: { type: 'string', pattern: '^a' },
          tags: { type: 'array', maxItems: 32, items: { type: 'string', maxLength: 5 } },
          count: { type: 'integer', default: 1 },
          part: ref('Part'),
        },
      },
      Part: { oneOf: [ref('TextPart'), ref('LinkPart')], discriminator: { propertyName: 'type' } },
      TextPart: {
        type: 'object',
        required: ['type'],
        properties: { type: { const: 'text' }, value: { type: 'string' } },
      },
      LinkPart: {
        type: 'object',
        required: ['type'],
        properties: { type: { const: 'link' }, url: { type: 'string' } },
      },
      Note: {
        type: 'object',
        required: ['id'],
        properties: {
          id: { type: 'string' },
          state: { enum: ['on', 'off'] },
          size: { type: 'integer', maximum: 100 },
          part: ref('Part'),
          replies: { type: 'array', items: ref('Note') },
        },
      },
      Problem: { type: 'object', required: ['code'], properties: { code: { enum: ['conflict', 'missing'] } } },
      Envelope: {
        type: 'object',
        required: ['event_id', 'type'],
        properties: { event_id: { type: 'string' }, type: { type: 'string' } },
      },
      Unknown: { type: 'object', properties: { type: { type: 'string', not: { enum: ['note.added'] } } } },
      NoteAdded: {
        allOf: [
          ref('Envelope'),
          { type: 'object', required: ['data'], properties: { type: { const: 'note.added' }, data: ref('Note') } },
        ],
      },
    },
  },
}
const service = (): any => structuredClone(sample)

export type Edit = (document: any) => unknown
export const schema = (document: any, name: string) => document.components.schemas[name]
export const properties = (document: any, name: string) => schema(document, name).properties
export const put = (document: any) => document.paths['/notes/{id}'].put
export const get = (document: any) => document.paths['/notes/{id}'].get

export const changesOf = (edit: Edit): Change[] => {
  const after = service()
  edit(after)
  return compareDocuments(service(), after)
}
/** Returns each cause as `callers/implementers cause: what`, with the first letters of the levels. */
export const causesOf = (edit: Edit): string[] =>
  groupByCause(changesOf(edit)).map(
    ({ callers = '-', implementers = '-', cause, what }) =>
      `${callers[0]!.toUpperCase()}/${implementers[0]!.toUpperCase()} ${cause}: ${what}`,
  )
