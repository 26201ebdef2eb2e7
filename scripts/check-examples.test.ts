import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { judgeDocuments } from './document-examples.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'parley-examples-'))
  await putValues({ members: { text: ['Good morning'], id: [7, 'msg_1'] } })
  await putDocument({})
})
afterEach(() => rm(root, { recursive: true, force: true }))

async function put(name: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(root, name)), { recursive: true })
  await writeFile(path.join(root, name), text)
}

const putValues = (values: object) => put('spec/examples.yaml', stringify(values))
const described = { type: 'string', description: 'At most 8 characters.' }

/** Writes a document with one operation whose request and response name their schemas. `more` replaces parts of it. */
const putDocument = ({ text = described as object, content = {}, parameters = [] as object[] }) =>
  put(
    'generated/current/openapi.json',
    JSON.stringify({
      openapi: '3.1.0',
      paths: {
        '/v1/messages': {
          parameters,
          post: {
            operationId: 'sendMessage',
            requestBody: {
              content: { 'application/json': { schema: { $ref: '#/components/schemas/NewMessage' }, ...content } },
            },
            responses: { 201: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Sent' } } } } },
          },
        },
      },
      components: {
        schemas: {
          NewMessage: { type: 'object', required: ['text'], properties: { text } },
          Sent: { type: 'object', required: ['id'], properties: { id: described } },
        },
      },
    }),
  )
const errors = async () => (await judgeDocuments(root)).errors

test('bodies of members with known values pass with the first valid value', async () => {
  expect(await judgeDocuments(root)).toEqual({ bodies: 2, parameters: 0, properties: 2, errors: [] })
})

test('a body without an example is reported', async () => {
  await putValues({ members: { text: ['Good morning'] } })
  expect(await errors()).toEqual([expect.stringMatching(/^current: sendMessage, 201 .* no example: .*\/id/)])
  await rm(path.join(root, 'spec/examples.yaml'))
  expect(await errors()).toHaveLength(2)
})

test('an example that its schema rejects is reported, in the document or in the values', async () => {
  await putDocument({ content: { example: { text: 7 } } })
  expect(await errors()).toEqual([expect.stringMatching(/sendMessage, request .* the example .*must be string/)])
  await putDocument({ content: { examples: { good: { value: { text: 'a' } }, bad: { value: {} } } } })
  expect(await errors()).toEqual([expect.stringMatching(/sendMessage, request .* required property 'text'/)])
  await putDocument({})
  await putValues({ operations: { sendMessage: { request: [{ text: 7 }] } }, members: { id: ['msg_1'] } })
  expect(await errors()).toEqual([expect.stringMatching(/its own example: .*must be string/)])
})

test('a body with an example in the document needs no values', async () => {
  await putValues({ members: { id: ['msg_1'] } })
  await putDocument({ content: { example: { text: 'Good morning' } } })
  expect(await errors()).toEqual([])
})

test('a required parameter without a valid example is reported', async () => {
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } }
  await putDocument({ parameters: [id, { ...id, name: 'filter', required: false }] })
  expect(await errors()).toEqual(['current: sendMessage, parameter id has no example'])
  await putDocument({ parameters: [{ ...id, example: 7 }] })
  expect(await errors()).toEqual([expect.stringMatching(/parameter id .*must be string/)])
  await putDocument({ parameters: [{ ...id, example: 'cnv_1' }] })
  expect(await judgeDocuments(root)).toMatchObject({ parameters: 1, errors: [] })
})

test('a property without a description is reported, unless its reference has a description', async () => {
  await putDocument({ text: { type: 'string' } })
  expect(await errors()).toEqual(['current: /schemas/NewMessage/text has no description'])
  await putDocument({ text: { $ref: '#/components/schemas/Sent/properties/id' } })
  expect(await errors()).toEqual([])
})

test('documents without bodies or properties, and missing documents, are errors', async () => {
  await put('generated/variant/openapi.json', JSON.stringify({ openapi: '3.1.0', paths: {} }))
  await expect(judgeDocuments(root)).rejects.toThrow(/no body or no property/)
  await rm(path.join(root, 'generated'), { recursive: true })
  await mkdir(path.join(root, 'generated'))
  await expect(judgeDocuments(root)).rejects.toThrow(/no document/)
})

test.for([
  ['null that the schema does not allow', { type: 'string', description: 'Null when unset.' }, 'names null'],
  ['no word about null', { type: ['string', 'null'], description: 'A name.' }, 'allows null'],
  ['another length', { type: 'string', maxLength: 9, description: '1 to 8 characters.' }, '1 to 8 characters'],
  ['another size', { type: 'string', 'x-max-bytes': 8192, description: 'At most 4 KB; at most 4 KB.' }, '4 KB'],
  ['another number of items', { type: 'array', maxItems: 3, items: {}, description: 'A few, at most 4.' }, 'at most 4'],
  ['another value', { type: 'integer', maximum: 300, description: 'Seconds, 1 to 60.' }, '1 to 60'],
] as const)('a description that contradicts its schema is reported: %s', async ([, schema, said]) => {
  await putDocument({ text: schema })
  expect(await errors()).toContainEqual(
    expect.stringMatching(new RegExp(`^current: /schemas/NewMessage/text: .*${said}`)),
  )
})

test.for([
  { type: ['string', 'null'], maxLength: 8, description: 'At most 8 characters; null when unset.' },
  { type: 'string', 'x-max-bytes': 8192, description: 'At most 8 KB.' },
  { type: 'string', description: 'At most 2048 characters.' },
  { description: 'Any value, null included.' },
])('a description that agrees with its schema passes: %j', async (schema) => {
  await putDocument({ text: schema })
  expect((await errors()).filter((error) => error.includes(': its '))).toEqual([])
})
