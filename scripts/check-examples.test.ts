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

/** One operation with a request and a response that name their schemas; `more` replaces parts of it. */
const putDocument = ({ text = described as object, content = {} }) =>
  put(
    'generated/current/openapi.json',
    JSON.stringify({
      openapi: '3.1.0',
      paths: {
        '/v1/messages': {
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

test('bodies whose members have known values pass, with the first value that fits', async () => {
  expect(await judgeDocuments(root)).toEqual({ bodies: 2, properties: 2, errors: [] })
})

test('a body without an example is named', async () => {
  await putValues({ members: { text: ['Good morning'] } })
  expect(await errors()).toEqual([expect.stringMatching(/^current: sendMessage, 201 .* no example: .*\/id/)])
  await rm(path.join(root, 'spec/examples.yaml'))
  expect(await errors()).toHaveLength(2)
})

test('an example that its schema rejects is named, wherever it stands', async () => {
  await putDocument({ content: { example: { text: 7 } } })
  expect(await errors()).toEqual([expect.stringMatching(/sendMessage, request .* the example .*must be string/)])
  await putDocument({ content: { examples: { good: { value: { text: 'a' } }, bad: { value: {} } } } })
  expect(await errors()).toEqual([expect.stringMatching(/sendMessage, request .* required property 'text'/)])
  await putDocument({})
  await putValues({ operations: { sendMessage: { request: [{ text: 7 }] } }, members: { id: ['msg_1'] } })
  expect(await errors()).toEqual([expect.stringMatching(/its own example: .*must be string/)])
})

test('an example that the document gives needs no values', async () => {
  await putValues({ members: { id: ['msg_1'] } })
  await putDocument({ content: { example: { text: 'Good morning' } } })
  expect(await errors()).toEqual([])
})

test('a property without a description is named, unless what it refers to has one', async () => {
  await putDocument({ text: { type: 'string' } })
  expect(await errors()).toEqual(['current: /schemas/NewMessage/text has no description'])
  await putDocument({ text: { $ref: '#/components/schemas/Sent/properties/id' } })
  expect(await errors()).toEqual([])
})

test('nothing to look at is an error, not a pass', async () => {
  await put('generated/variant/openapi.json', JSON.stringify({ openapi: '3.1.0', paths: {} }))
  await expect(judgeDocuments(root)).rejects.toThrow(/no body or no property/)
  await rm(path.join(root, 'generated'), { recursive: true })
  await mkdir(path.join(root, 'generated'))
  await expect(judgeDocuments(root)).rejects.toThrow(/no document/)
})
