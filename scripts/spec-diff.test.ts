import { expect, test } from 'vitest'
import { compareDocuments } from './spec-diff/documents.ts'

const note = (): any => ({
  paths: {
    '/v1/notes/{id}': {
      put: {
        operationId: 'putNote',
        tags: ['messages'],
        security: [{ agentToken: [] }],
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/NewNote' } } },
        },
        responses: { 200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Note' } } } } },
      },
    },
  },
  components: {
    schemas: {
      NewNote: {
        type: 'object',
        required: ['text'],
        properties: {
          text: { type: 'string', maxLength: 9 },
          kind: { enum: ['a', 'b'] },
          part: { oneOf: [{ properties: { type: { const: 'x' } } }, { properties: { type: { const: 'y' } } }] },
        },
      },
      Note: {
        type: 'object',
        required: ['id'],
        properties: {
          id: { type: 'string' },
          state: { enum: ['on', 'off'] },
          replies: { type: 'array', items: { $ref: '#/components/schemas/Note' } },
        },
      },
    },
  },
})

const changesOf = (change: (document: any) => void) => {
  const after = note()
  change(after)
  return compareDocuments(note(), after).map(({ breaks, where, what }) => `${breaks}: ${where}: ${what}`)
}
const body = (document: any) => document.components.schemas.NewNote
const reply = (document: any) => document.components.schemas.Note
const operation = (document: any) => document.paths['/v1/notes/{id}'].put

test('the same document breaks nothing, nor do other words', () => {
  expect(changesOf(() => {})).toEqual([])
  expect(
    changesOf((d) => {
      body(d).description = 'New'
      operation(d).summary = 'Put'
    }),
  ).toEqual([])
})

test.each<[string, (document: any) => void, string[]]>([
  ['a removed operation', (d) => delete d.paths['/v1/notes/{id}'], ['callers: putNote: the operation was removed']],
  [
    'a new operation',
    (d) => (d.paths['/v1/other'] = { get: { ...operation(d), operationId: 'getOther' } }),
    ['implementers: getOther: the operation is new'],
  ],
  [
    'another path',
    (d) => {
      d.paths['/v2/notes/{id}'] = d.paths['/v1/notes/{id}']
      delete d.paths['/v1/notes/{id}']
    },
    [
      'callers: putNote: PUT /v1/notes/{id} became PUT /v2/notes/{id}',
      'implementers: putNote: PUT /v1/notes/{id} became PUT /v2/notes/{id}',
    ],
  ],
  [
    'a new required member of a request',
    (d) => {
      body(d).properties.tag = {}
      body(d).required.push('tag')
    },
    ['callers: putNote body /tag: became required'],
  ],
  [
    'a new optional member of a request',
    (d) => (body(d).properties.tag = {}),
    ['implementers: putNote body /tag: is a new member'],
  ],
  [
    'a narrowed enum of a request',
    (d) => (body(d).properties.kind.enum = ['a']),
    ['callers: putNote body /kind: no longer takes b'],
  ],
  [
    'a widened enum of a request',
    (d) => body(d).properties.kind.enum.push('c'),
    ['implementers: putNote body /kind: also takes c'],
  ],
  [
    'a tightened limit',
    (d) => (body(d).properties.text.maxLength = 8),
    ['callers: putNote body /text: maxLength 9 -> 8'],
  ],
  [
    'a limit that is gone',
    (d) => delete body(d).properties.text.maxLength,
    ['implementers: putNote body /text: maxLength 9 -> none'],
  ],
  [
    'unknown members refused',
    (d) => (body(d).additionalProperties = false),
    ['callers: putNote body: refuses members that it does not name'],
  ],
  [
    'a branch that is gone',
    (d) => body(d).properties.part.oneOf.pop(),
    ['callers: putNote body /part: no longer takes the branch y'],
  ],
  [
    'a removed member of a reply',
    (d) => delete reply(d).properties.state,
    ['callers: putNote 200 /state: was removed'],
  ],
  [
    'a member of a reply no longer promised',
    (d) => (reply(d).required = []),
    ['callers: putNote 200 /id: is no longer required'],
  ],
  [
    'a member of a reply newly promised',
    (d) => reply(d).required.push('state'),
    ['implementers: putNote 200 /state: became required'],
  ],
  [
    'a new value in a reply',
    (d) => reply(d).properties.state.enum.push('lost'),
    ['callers: putNote 200 /state: also takes lost'],
  ],
  ['a new status', (d) => (operation(d).responses[202] = {}), ['callers: putNote 202: the status is new']],
  [
    'a status that is gone',
    (d) => {
      operation(d).responses = { 204: {} }
    },
    ['implementers: putNote 200: the status was removed', 'callers: putNote 204: the status is new'],
  ],
  [
    'a new required parameter',
    (d) => operation(d).parameters.push({ name: 'q', in: 'query', required: true, schema: {} }),
    ['callers: putNote query /q: became required'],
  ],
  [
    'a credential that no longer suffices',
    (d) => (operation(d).security = [{ session: [] }]),
    ['callers: putNote: agentToken no longer suffices', 'implementers: putNote: session suffices now'],
  ],
  [
    'a type that became nullable in a reply',
    (d) => (reply(d).properties.id.type = ['string', 'null']),
    ['callers: putNote 200 /id: also takes null'],
  ],
  [
    'a keyword that is not judged',
    (d) => (body(d).not = {}),
    [
      'callers: putNote body: not changed in a way that this tool does not judge',
      'implementers: putNote body: not changed in a way that this tool does not judge',
    ],
  ],
])('%s', (_name, change, expected) => {
  expect(changesOf(change)).toEqual(expected)
})
