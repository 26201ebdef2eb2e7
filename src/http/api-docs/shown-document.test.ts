import { expect, test } from 'vitest'

import { addExamples, withoutInternalMembers } from './descriptions.ts'

test('internal members are removed; names and data with the same form are kept', () => {
  const document = {
    'x-requirements': ['MSG-001'],
    'x-json-rpc-methods': { GetTask: {} },
    paths: { '/v1/messages': { post: { 'x-area': 'messages', description: 'Sends.' } } },
    components: {
      schemas: {
        'x-name': { 'x-well-formed': true, properties: { 'x-member': { type: 'string', 'x-max-bytes': 8 } } },
      },
    },
    examples: [{ 'x-data': 1 }],
  }
  expect(withoutInternalMembers(document)).toEqual({
    'x-json-rpc-methods': { GetTask: {} },
    paths: { '/v1/messages': { post: { description: 'Sends.' } } },
    components: { schemas: { 'x-name': { properties: { 'x-member': { type: 'string' } } } } },
    examples: [{ 'x-data': 1 }],
  })
})

test('an example is added at its pointer, and ignored when that path is not served', () => {
  const document = { paths: { '/v1/a': { content: { 'application/json': {} } } } }
  addExamples(document, {
    '#/paths/~1v1~1a/content/application~1json': { text: 'Good morning' },
    '#/paths/~1_ops~1b/content/application~1json': { text: 'Nobody sees this' },
  })
  expect(document).toEqual({
    paths: { '/v1/a': { content: { 'application/json': { example: { text: 'Good morning' } } } } },
  })
})
