import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { fileNameOf, findOperationFiles } from './operation-files.ts'
import { requirementCoverage } from './requirement-coverage.ts'
import { tinyRequirement } from './test-documents/tiny-document.ts'

let root: string
const row = (id: string, more: object = {}) => ({ ...tinyRequirement, id, ...more })

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'parley-operations-'))
  await put('spec/current/openapi.yaml', stringify({ 'x-requirements': ['MSG-003'], paths: {} }))
  await describeMessages({ $ref: 'parts.yaml#/schemas/Part' })
  await put('spec/current/parts.yaml', stringify({ 'x-requirements': ['MSG-002'], schemas: { Part: {} } }))
  await requireRows(row('MSG-001'), row('MSG-002'), row('MSG-003'))
  await put('src/conversations/messages/send-message.ts', 'export const sendMessage = () => undefined')
})
afterEach(() => rm(root, { recursive: true, force: true }))

async function put(name: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(root, name)), { recursive: true })
  await writeFile(path.join(root, name), `${text}\n`)
}

const describeMessages = (schema: object, requirements = ['MSG-001'], area = 'messages') =>
  put(
    'spec/current/messages.yaml',
    stringify({
      paths: {
        messages: { post: { operationId: 'sendMessage', 'x-area': area, 'x-requirements': requirements, schema } },
      },
    }),
  )
const requireRows = (...requirements: object[]) =>
  put('spec/requirements/messages.yaml', stringify({ area: 'messages', requirements }))
const errorsOf = async () => (await findOperationFiles(root)).flatMap(({ errors }) => errors)
const coverageErrors = async () => (await requirementCoverage(path.join(root, 'spec'))).errors

test('a file is named after its operation', () => {
  expect(fileNameOf('sendOwnMessage')).toBe('send-own-message.ts')
  expect(fileNameOf('react')).toBe('react.ts')
})

test('an operation in any one file of its area passes', async () => {
  expect(await errorsOf()).toEqual([])
  await put('src/conversations/messages/send-message.ts', 'const sendMessage = 1')
  await put('src/conversations/messages/messages.ts', 'export function sendMessage() {}')
  expect((await findOperationFiles(root)).map(({ found }) => found)).toEqual([
    ['src/conversations/messages/messages.ts'],
  ])
  expect(await errorsOf()).toEqual([])
  expect(await coverageErrors()).toEqual([])
})

test.each([
  [
    'there twice',
    () => put('src/tasks/messages/messages.ts', 'export const sendMessage = 1'),
    /several files export it/,
  ],
  [
    'of another area than its document',
    () => describeMessages({}, ['MSG-001'], 'chats'),
    /its x-area is chats, not messages/,
  ],
])('a file that is %s is reported', async (_what, change, message) => {
  await change()
  expect((await errorsOf()).join('\n')).toMatch(message)
})

test('a requirement that no operation or document names is reported, unless it is excluded', async () => {
  await requireRows(row('MSG-001'), row('MSG-002'), row('MSG-003'), row('MSG-004'))
  expect(await coverageErrors()).toEqual(['MSG-004 is named by no operation and by no document'])
  const excluded = row('MSG-004', { status: 'excluded', reason: 'Not to be seen.' })
  await requireRows(row('MSG-001'), row('MSG-002'), row('MSG-003'), excluded)
  expect(await coverageErrors()).toEqual([])
})

test('an operation must not repeat inherited requirements and must have a requirement of its own', async () => {
  await describeMessages({ $ref: 'parts.yaml#/schemas/Part' }, ['MSG-001', 'MSG-002', 'MSG-003'])
  expect(await coverageErrors()).toEqual([
    'sendMessage (current/messages.yaml) repeats MSG-003 of current/openapi.yaml',
    'sendMessage (current/messages.yaml) repeats MSG-002 of current/parts.yaml',
  ])
  await describeMessages({}, [])
  expect(await coverageErrors()).toEqual([
    'MSG-001 is named by no operation and by no document',
    'sendMessage (current/messages.yaml) names no requirement',
  ])
})

test('missing operations and missing requirements are errors', async () => {
  await rm(path.join(root, 'spec'), { recursive: true })
  await expect(findOperationFiles(root)).rejects.toThrow(/no operation/)
  await expect(requirementCoverage(path.join(root, 'spec'))).rejects.toThrow(/no requirements/)
})
