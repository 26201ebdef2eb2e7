import { expect, test } from 'vitest'
import { judge } from './accepted.ts'
import { groupByCause } from './causes.ts'
import { causesOf, changesOf, properties, put, ref, schema, type Edit } from './sample-service.ts'

const changes: [string, Edit, string[]][] = [
  // Responses.
  ['a member no longer promised', (d) => (schema(d, 'Note').required = []), ['E/I Note/id: is no longer required']],
  ['a member newly promised', (d) => schema(d, 'Note').required.push('state'), ['I/E Note/state: became required']],
  ['a member of an answer removed', (d) => delete properties(d, 'Note').state, ['E/I Note/state: was removed']],
  ['a member of an answer added', (d) => (properties(d, 'Note').owner = {}), ['I/I Note/owner: is a new member']],
  [
    'a value of an answer added',
    (d) => properties(d, 'Note').state.enum.push('lost'),
    ['W/I Note/state: also takes lost'],
  ],
  [
    'a value of an answer removed',
    (d) => (properties(d, 'Note').state.enum = ['on']),
    ['I/E Note/state: no longer takes off'],
  ],
  [
    'a member of an answer that may be null',
    (d) => (properties(d, 'Note').id.type = ['string', 'null']),
    ['E/I Note/id: also takes null'],
  ],
  ['a larger number', (d) => (properties(d, 'Note').size.maximum = 200), ['E/I Note/size: maximum 100 -> 200']],
  ['a code more', (d) => properties(d, 'Problem').code.enum.push('busy'), ['W/I Problem/code: also takes busy']],
  ['a success more', (d) => (put(d).responses[202] = {}), ['E/I putNote 202: the status is new']],
  ['an error more', (d) => (put(d).responses[429] = {}), ['W/I putNote 429: the status is new']],
  ['an error less', (d) => delete put(d).responses[409], ['I/E putNote 409: the status was removed']],
  [
    'a header no longer promised',
    (d) => (put(d).responses[200].headers.ETag.required = false),
    ['E/I putNote 200 headers/etag: is no longer required'],
  ],
  ['a header removed', (d) => delete put(d).responses[200].headers, ['E/I putNote 200 headers/etag: was removed']],
  [
    'a body of an answer gone',
    (d) => delete put(d).responses[409].content,
    ['E/E putNote 409: application/json was removed'],
  ],
  [
    'a member no longer shown',
    (d) => (properties(d, 'Note').state.writeOnly = true),
    ['E/I Note/state: is write only now'],
  ],
  ['a member that only callers cannot write', (d) => (properties(d, 'Note').state.readOnly = true), []],
  // Responses of event receivers.
  [
    'an answer to an event more',
    (d) => (d.webhooks.noteAdded.post.responses[410] = {}),
    ['I/E noteAdded 410: is understood now'],
  ],
  [
    'an answer to an event less',
    (d) => (d.webhooks.noteAdded.post.responses = { 204: {} }),
    ['E/E noteAdded 200: is no longer understood', 'I/E noteAdded 204: is understood now'],
  ],
  [
    'a body of an answer to an event',
    (d) => (d.webhooks.other.post.responses[200] = { content: { 'application/json': { schema: ref('Part') } } }),
    ['I/E other 200: application/json is new'],
  ],
  // Requests and replies.
  ['a branch removed', (d) => schema(d, 'Part').oneOf.pop(), ['E/E Part: no longer takes the branch link']],
  [
    'a branch added',
    (d) => (
      (d.components.schemas.FilePart = { properties: { type: { const: 'file' } } }),
      schema(d, 'Part').oneOf.push(ref('FilePart'))
    ),
    ['W/E Part: also takes the branch file'],
  ],
  [
    'a member of a branch required',
    (d) => schema(d, 'TextPart').required.push('value'),
    ['E/E TextPart/value: became required'],
  ],
  [
    'a known value more',
    (d) => schema(d, 'Unknown').properties.type.not.enum.push('note.gone'),
    ['I/E Unknown/type: no longer takes note.gone'],
  ],
  [
    'a known value less',
    (d) => (schema(d, 'Unknown').properties.type.not.enum = []),
    ['W/I Unknown/type: also takes note.added'],
  ],
  [
    'another discriminator',
    (d) => (schema(d, 'Part').discriminator.propertyName = 'kind'),
    ['E/E Part: discriminator "type" -> "kind"'],
  ],
]

test.each(changes)('%s', (_name, edit, expected) => {
  expect(causesOf(edit).sort()).toEqual([...expected].sort())
})

test('a change of a shared schema is one cause with all its uses', () => {
  const [cause, ...others] = groupByCause(changesOf((d) => (properties(d, 'Note').id.type = ['string', 'null'])))
  expect(others).toEqual([])
  expect(cause!.where).toEqual(['getNote 200 /id', 'noteAdded body /data/id', 'putNote 200 /id'])
})

test('an accepted change does not fail, and is reported as unused if it no longer occurs', () => {
  const causes = groupByCause(changesOf((d) => delete properties(d, 'Note').state))
  const entry = { cause: 'Note/state', what: 'was removed', reason: 'nobody read it' }
  expect(judge(causes, [entry])).toMatchObject({ open: [], accepted: [{ reason: 'nobody read it' }], unused: [] })
  expect(judge([], [entry])).toEqual({ open: [], accepted: [], unused: [entry] })
})
