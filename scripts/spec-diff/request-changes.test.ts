import { expect, test } from 'vitest'
import { causesOf, get, json, properties, put, ref, schema, type Edit } from './sample-service.ts'

/** Equivalent notations of the same schemas. */
const rewordings: [string, Edit][] = [
  ['nothing', () => undefined],
  ['a description', (d) => (schema(d, 'Note').description = 'A note.')],
  ['a summary', (d) => (put(d).summary = 'Put')],
  ['an example', (d) => (properties(d, 'Note').id.example = 'n1')],
  ['a schema in place of a reference', (d) => (properties(d, 'NewNote').part = schema(d, 'Part'))],
  [
    'a reference in place of a schema',
    (d) => ((d.components.schemas.Text = properties(d, 'NewNote').text), (properties(d, 'NewNote').text = ref('Text'))),
  ],
  ['allOf of one', (d) => (properties(d, 'Note').id = { allOf: [{ type: 'string' }] })],
  [
    'allOf written out',
    (d) => {
      const { Envelope, NoteAdded } = d.components.schemas
      d.components.schemas.NoteAdded = {
        type: 'object',
        required: ['event_id', 'type', 'data'],
        properties: { ...Envelope.properties, ...NoteAdded.allOf[1].properties },
      }
      d.components.schemas.NoteAdded.properties.type = { type: 'string', const: 'note.added' }
    },
  ],
  [
    'members in another order',
    (d) => {
      schema(d, 'Note').properties = Object.fromEntries(Object.entries(properties(d, 'Note')).reverse())
    },
  ],
  ['branches in another order', (d) => schema(d, 'Part').oneOf.reverse()],
  [
    'a parameter of the path item at the operation',
    (d) => put(d).parameters.push(...d.paths['/notes/{id}'].parameters),
  ],
]

test.each(rewordings)('%s changes nothing', (_name, edit) => {
  expect(causesOf(edit)).toEqual([])
})

const changes: [string, Edit, string[]][] = [
  // Operations and events.
  ['an operation removed', (d) => delete d.paths['/notes/{id}'].get, ['E/I getNote: the operation was removed']],
  [
    'an operation added',
    (d) => (d.paths['/more'] = { get: { operationId: 'more', responses: {} } }),
    ['I/E more: the operation is new'],
  ],
  [
    'an operation renamed',
    (d) => (get(d).operationId = 'readNote'),
    ['E/I getNote: the operation was removed', 'I/E readNote: the operation is new'],
  ],
  [
    'a path changed',
    (d) => ((d.paths['/v2/notes/{id}'] = d.paths['/notes/{id}']), delete d.paths['/notes/{id}']),
    [
      'E/E getNote: GET /notes/{id} became GET /v2/notes/{id}',
      'E/E putNote: PUT /notes/{id} became PUT /v2/notes/{id}',
    ],
  ],
  [
    'a method changed',
    (d) => ((d.paths['/notes/{id}'].patch = put(d)), delete d.paths['/notes/{id}'].put),
    ['E/E putNote: PUT /notes/{id} became PATCH /notes/{id}'],
  ],
  ['an operation deprecated', (d) => (get(d).deprecated = true), ['W/I getNote: is deprecated now']],
  [
    'a member deprecated',
    (d) => (properties(d, 'NewNote').kind.deprecated = true),
    ['W/I NewNote/kind: is deprecated now'],
  ],
  [
    'a parameter deprecated',
    (d) => (put(d).parameters[0].deprecated = true),
    ['W/I putNote query/limit: is deprecated now'],
  ],
  [
    'a parameter written in another way',
    (d) => (put(d).parameters[0].style = 'spaceDelimited'),
    ['E/E putNote query /limit: is written as style spaceDelimited, not the usual way'],
  ],
  [
    'a parameter written as JSON',
    (d) => (Object.assign(put(d).parameters[0], json(put(d).parameters[0].schema)), delete put(d).parameters[0].schema),
    ['E/E putNote query /limit: is written as application/json, not the usual way'],
  ],
  [
    'a member that callers may no longer write',
    (d) => (properties(d, 'NewNote').kind.readOnly = true),
    ['E/E NewNote/kind: is read only now'],
  ],
  ['an event removed', (d) => delete d.webhooks.noteAdded, ['E/I noteAdded: the event was removed']],
  ['an event added', (d) => (d.webhooks.noteGone = d.webhooks.noteAdded), ['I/E noteGone: the event is new']],
  [
    'the type of an event renamed',
    (d) => (schema(d, 'NoteAdded').allOf[1].properties.type.const = 'note.created'),
    ['E/E NoteAdded/type: note.added became note.created'],
  ],
  [
    'a member removed from every event',
    (d) => ((schema(d, 'Envelope').required = ['type']), delete properties(d, 'Envelope').event_id),
    ['E/I Envelope/event_id: was removed'],
  ],
  // Security.
  [
    'a credential that no longer suffices',
    (d) => (get(d).security = [{ token: [] }]),
    ['E/E getNote: session no longer suffices'],
  ],
  [
    'a credential more',
    (d) => (put(d).security = [{ token: [] }, { session: [] }]),
    ['I/E putNote: session suffices now'],
  ],
  [
    'two credentials needed together',
    (d) => (put(d).security = [{ token: [], session: [] }]),
    ['I/E putNote: session and token suffices now', 'E/E putNote: token no longer suffices'],
  ],
  [
    'no credential needed',
    (d) => (put(d).security = []),
    ['I/E putNote: no credential suffices now', 'E/E putNote: token no longer suffices'],
  ],
  // Parameters.
  [
    'a required parameter',
    (d) => put(d).parameters.push({ name: 'q', in: 'query', required: true, schema: {} }),
    ['E/E putNote query/q: is a new required member'],
  ],
  [
    'an optional parameter',
    (d) => put(d).parameters.push({ name: 'q', in: 'query', schema: {} }),
    ['I/W putNote query/q: is a new member'],
  ],
  [
    'a parameter removed',
    (d) => put(d).parameters.shift(),
    ['W/I putNote query/limit: was removed and is ignored now'],
  ],
  [
    'a parameter required',
    (d) => (put(d).parameters[1].required = true),
    ['E/E putNote header/if-match: became required'],
  ],
  [
    'a limit of a parameter lowered',
    (d) => (put(d).parameters[0].schema.maximum = 50),
    ['E/E putNote query/limit: maximum 100 -> 50'],
  ],
  [
    'a default of a parameter',
    (d) => (put(d).parameters[0].schema.default = 20),
    ['E/E putNote query/limit: default 50 -> 20'],
  ],
  // Request bodies.
  ['a body optional', (d) => (put(d).requestBody.required = false), ['I/E putNote body: is no longer required']],
  ['a body where there was none', (d) => (get(d).requestBody = json({})), ['I/E getNote body: is taken now']],
  ['a body no longer', (d) => delete put(d).requestBody, ['E/E putNote body: is no longer taken']],
  [
    'a media type removed',
    (d) => (put(d).requestBody.content = { 'text/plain': {} }),
    ['E/I putNote body: application/json was removed', 'I/E putNote body text/plain: text/plain is new'],
  ],
  ['a member required', (d) => schema(d, 'NewNote').required.push('kind'), ['E/E NewNote/kind: became required']],
  [
    'a new required member',
    (d) => ((properties(d, 'NewNote').tag = {}), schema(d, 'NewNote').required.push('tag')),
    ['E/E NewNote/tag: is a new required member'],
  ],
  ['a new member', (d) => (properties(d, 'NewNote').tag = {}), ['I/W NewNote/tag: is a new member']],
  [
    'a member no longer required',
    (d) => (schema(d, 'NewNote').required = []),
    ['I/E NewNote/text: is no longer required'],
  ],
  [
    'a member removed',
    (d) => delete properties(d, 'NewNote').kind,
    ['W/I NewNote/kind: was removed and is ignored now'],
  ],
  [
    'a member renamed',
    (d) => ((properties(d, 'NewNote').sort = properties(d, 'NewNote').kind), delete properties(d, 'NewNote').kind),
    ['W/I NewNote/kind: was removed and is ignored now', 'I/W NewNote/sort: is a new member'],
  ],
  [
    'unknown members rejected',
    (d) => (schema(d, 'NewNote').additionalProperties = false),
    ['E/E NewNote: refuses members that it does not name'],
  ],
  [
    'a type changed',
    (d) => (properties(d, 'NewNote').count.type = 'string'),
    ['I/E NewNote/count: also takes string', 'E/E NewNote/count: no longer takes integer'].sort(),
  ],
  [
    'a type that may be null',
    (d) => (properties(d, 'NewNote').count.type = ['integer', 'null']),
    ['I/E NewNote/count: also takes null'],
  ],
  [
    'an integer that may be a number',
    (d) => (properties(d, 'NewNote').count.type = 'number'),
    ['I/E NewNote/count: also takes number'],
  ],
  ['a value removed', (d) => (properties(d, 'NewNote').kind.enum = ['a']), ['E/E NewNote/kind: no longer takes b']],
  ['a value added', (d) => properties(d, 'NewNote').kind.enum.push('c'), ['I/E NewNote/kind: also takes c']],
  ['any value', (d) => delete properties(d, 'NewNote').kind.enum, ['I/E NewNote/kind: takes any value']],
  [
    'a text limit lowered',
    (d) => (properties(d, 'NewNote').text.maxLength = 8),
    ['E/E NewNote/text: maxLength 9 -> 8'],
  ],
  [
    'a text limit raised',
    (d) => (properties(d, 'NewNote').text.maxLength = 10),
    ['I/E NewNote/text: maxLength 9 -> 10'],
  ],
  ['a limit gone', (d) => delete properties(d, 'NewNote').text.maxLength, ['I/E NewNote/text: maxLength 9 -> none']],
  [
    'a lower bound raised',
    (d) => (properties(d, 'NewNote').text.minLength = 2),
    ['E/E NewNote/text: minLength 1 -> 2'],
  ],
  ['fewer items', (d) => (properties(d, 'NewNote').tags.maxItems = 16), ['E/E NewNote/tags: maxItems 32 -> 16']],
  [
    'shorter items',
    (d) => (properties(d, 'NewNote').tags.items.maxLength = 4),
    ['E/E NewNote/tags/*: maxLength 5 -> 4'],
  ],
  [
    'a format gone',
    (d) => delete properties(d, 'NewNote').when.format,
    ['I/E NewNote/when: format "date-time" -> none'],
  ],
  [
    'another format',
    (d) => (properties(d, 'NewNote').when.format = 'date'),
    ['E/E NewNote/when: format "date-time" -> "date"'],
  ],
  [
    'another pattern',
    (d) => (properties(d, 'NewNote').code.pattern = '^b'),
    ['E/E NewNote/code: pattern "^a" -> "^b"'],
  ],
  ['another default', (d) => (properties(d, 'NewNote').count.default = 2), ['E/E NewNote/count: default 1 -> 2']],
  [
    'a limit in a part of allOf',
    (d) => (properties(d, 'NewNote').text = { allOf: [properties(d, 'NewNote').text, { maxLength: 4 }] }),
    ['E/E NewNote/text: maxLength 9 -> 4'],
  ],
  [
    'a keyword that is not judged',
    (d) => (schema(d, 'NewNote').minContains = 2),
    ['E/E NewNote: minContains changed in a way that this tool does not judge'],
  ],
  ['a schema that takes nothing', (d) => (schema(d, 'NewNote').not = {}), ['E/E NewNote: takes nothing any more']],
  [
    'fixed values that contradict each other',
    (d) => (properties(d, 'NewNote').kind = { allOf: [{ const: 'a' }, { const: 'b' }] }),
    ['E/E NewNote/kind: takes nothing any more'],
  ],
  [
    'limits that contradict each other',
    (d) => (properties(d, 'NewNote').text = { allOf: [properties(d, 'NewNote').text, { minLength: 10 }] }),
    ['E/E NewNote/text: takes nothing any more'],
  ],
  [
    'types that contradict each other',
    (d) => (properties(d, 'NewNote').text = { allOf: [properties(d, 'NewNote').text, { type: 'integer' }] }),
    ['E/E NewNote/text: takes nothing any more'],
  ],
  [
    'a second pattern',
    (d) => (properties(d, 'NewNote').code = { allOf: [{ pattern: 'z$' }, properties(d, 'NewNote').code] }),
    ['E/E NewNote/code: pattern "^a" -> {"allOf":["^a","z$"]}'],
  ],
  [
    'the type of a part of a form',
    (d) => (put(d).requestBody.content['application/json'].encoding = { text: { contentType: 'text/html' } }),
    ['E/E putNote body /text: is written as text/html, not the usual way'],
  ],
  [
    'a header of a part of a form',
    (d) =>
      (put(d).requestBody.content['application/json'].encoding = {
        text: { headers: { 'X-Digest': { required: true, schema: { type: 'string' } } } },
      }),
    ['E/E putNote body /text: is written as required header x-digest {"type":"string"}, not the usual way'],
  ],
]

test.each(changes)('%s', (_name, edit, expected) => {
  expect(causesOf(edit).sort()).toEqual([...expected].sort())
})
