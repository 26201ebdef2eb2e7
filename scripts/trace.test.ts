import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { generateAll } from './generate/generate-all.ts'
import { filesOf, traceOperations, type Trace } from './trace/trace-operations.ts'
import { writeTinySpec } from './test-documents/tiny-document.ts'

let root: string

const whole = {
  'src/platform/commits.ts': `import type { Kind } from './kind.ts'
export interface Commits { submit(kind: Kind, write: unknown): Promise<unknown> }`,
  'src/platform/kind.ts': 'export interface Kind { decide(write: unknown): void; states: unknown[] }',
  'src/http/forms/current/messages.ts': `import { decode } from '../../../conversations/messages/message.current.ts'
import { sendMessage } from '../../../conversations/messages/send-message.ts'
export const handlers = {
  sendMessage: async (context: any, call: any) => ({ status: 202, body: await sendMessage(context, decode(call.body)) }),
}`,
  'src/conversations/messages/message.current.ts': 'export const decode = (body: unknown) => body',
  'src/conversations/messages/send-message.ts': `import type { Commits } from '../../platform/commits.ts'
import { checkParts } from './part.rules.ts'
import { sendWrite } from './send.write.ts'
export async function sendMessage(context: { commits: Commits }, input: unknown) {
  checkParts(input)
  return context.commits.submit(sendWrite, input)
}`,
  'src/conversations/messages/part.rules.ts': 'export function checkParts(input: unknown) { return input }',
  'src/conversations/messages/send.write.ts': `import type { Kind } from '../../platform/kind.ts'
import { messages } from './message.state.ts'
export const sendWrite: Kind = { decide: decideSend, states: [messages] }
function decideSend() {}`,
  'src/conversations/messages/message.state.ts': `import { insertMessages } from './message.store.ts'
export const messages = { store: (tx: unknown) => insertMessages(tx) }`,
  'src/conversations/messages/message.store.ts': 'export async function insertMessages(tx: unknown) { return tx }',
  'conformance/checks/messages/send.check.ts': "check('messages.send.kept', ['MSG-001'], async () => {})",
}

const folder = await mkdtemp(path.join(tmpdir(), 'parley-trace-'))
const untouched = path.join(folder, 'untouched')

beforeAll(async () => {
  await writeTinySpec(path.join(untouched, 'spec'))
  await generateAll(path.join(untouched, 'spec'), path.join(untouched, 'generated'))
})
beforeEach(async () => {
  root = await mkdtemp(path.join(folder, 'tree-'))
  await cp(untouched, root, { recursive: true })
  for (const [name, text] of Object.entries(whole)) await plant(name, text)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function plant(name: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(root, name)), { recursive: true })
  await writeFile(path.join(root, name), `${text}\n`)
}

const trace = async (id: string): Promise<Trace> =>
  (await traceOperations(root)).find((candidate) => candidate.id === id)!
const section = ({ sections }: Trace, title: string) =>
  sections
    .find((candidate) => candidate.title === title)!
    .places.map(({ file, line, name }) => `${file}:${line} ${name}`.trim())

test('every file of an operation is found, through imports, calls and tables', async () => {
  const found = await trace('sendMessage')
  expect(found.missing).toEqual([])
  expect(section(found, 'handler')).toEqual(['src/http/forms/current/messages.ts:4 sendMessage'])
  expect(section(found, 'codecs')).toEqual(['src/conversations/messages/message.current.ts:1 decode'])
  expect(section(found, 'operation')).toEqual(['src/conversations/messages/send-message.ts:4 sendMessage'])
  expect(section(found, 'rules')).toEqual([
    'src/conversations/messages/part.rules.ts:1 checkParts',
    'src/conversations/messages/send.write.ts:3 sendWrite',
    'src/conversations/messages/send.write.ts:4 decideSend',
  ])
  expect(section(found, 'states and queries')).toEqual([
    'src/conversations/messages/message.state.ts:2 messages',
    'src/conversations/messages/message.store.ts:1 insertMessages',
  ])
  expect(section(found, 'requirements')).toEqual(['spec/requirements/messages.yaml:3 MSG-001'])
  expect(section(found, 'checks')).toEqual(['conformance/checks/messages/send.check.ts:1 messages.send.kept'])
  expect(filesOf(found)).toHaveLength(12)
})

test('the files to read first are the nearest files, from the document to a check', async () => {
  expect((await trace('sendMessage')).first.map(({ file }) => file)).toEqual([
    'spec/current/openapi.yaml',
    'src/http/forms/current/messages.ts',
    'src/conversations/messages/message.current.ts',
    'src/conversations/messages/send-message.ts',
    'src/conversations/messages/send.write.ts',
    'src/conversations/messages/part.rules.ts',
    'src/conversations/messages/message.state.ts',
    'conformance/checks/messages/send.check.ts',
  ])
})

test('a call through an interface is followed to the function that creates the object', async () => {
  await plant(
    'src/conversations/messages/outbox.ts',
    `import { insertMessages } from './message.store.ts'
export interface Outbox { put(input: unknown): Promise<unknown> }
export function createOutbox(): Outbox { return { put: insertMessages } }`,
  )
  await plant(
    'src/conversations/messages/send-message.ts',
    `import type { Outbox } from './outbox.ts'
export const sendMessage = ({ outbox }: { outbox: Outbox }, input: unknown) => outbox.put(input)`,
  )
  expect(section(await trace('sendMessage'), 'states and queries')).toEqual([
    'src/conversations/messages/message.store.ts:1 insertMessages',
  ])
})

test('an operation is found through a function that handlers share', async () => {
  await plant(
    'src/http/forms/messages.ts',
    `import { sendMessage } from '../../conversations/messages/send-message.ts'
export const reply = (context: any, input: unknown) => sendMessage(context, input)`,
  )
  await plant(
    'src/http/forms/current/messages.ts',
    `import { reply } from '../messages.ts'
export const handlers = { sendMessage: (context: any, call: any) => reply(context, call.body) }`,
  )
  expect((await trace('sendMessage')).missing).toEqual([])
})

test('an operation without a handler, requirements and checks lacks these links', async () => {
  expect((await trace('listMessages')).missing).toEqual([
    'handler',
    'operation',
    'states and queries',
    'requirements',
    'checks',
  ])
})

test.each([
  [
    'the check cites another row',
    'conformance/checks/messages/send.check.ts',
    "check('a', ['MSG-002'], run)",
    ['checks'],
  ],
  [
    'the check is only named in a comment',
    'conformance/checks/messages/send.check.ts',
    "// check('a', ['MSG-001'])",
    ['checks'],
  ],
  [
    'the handler is not in a table',
    'src/http/forms/current/messages.ts',
    '// sendMessage: send',
    ['handler', 'operation', 'states and queries'],
  ],
  [
    'the handler calls something else than the operation',
    'src/http/forms/current/messages.ts',
    'export const handlers = { sendMessage: () => undefined }',
    ['operation', 'states and queries'],
  ],
])('a link is missing where %s', async (_name, file, text, missing) => {
  await plant(file, text)
  expect((await trace('sendMessage')).missing).toEqual(missing)
})

test('an unread request member is reported until code reads it from the type of the request', async () => {
  const { unread } = await trace('sendMessage')
  expect(unread).toEqual(expect.arrayContaining(['body/message_id', 'body/parts', 'body/parts/*/text']))
  await plant(
    'src/conversations/messages/message.current.ts',
    `import type { Send } from '../../../generated/current/types.gen.ts'
import { decodePart } from './part.current.ts'
export const decode = ({ message_id, parts }: Send) => ({ messageId: message_id, parts: parts.map(decodePart) })`,
  )
  await plant(
    'src/conversations/messages/part.current.ts',
    `import type { Part } from '../../../generated/current/types.gen.ts'
export const decodePart = (part: Part) => (part.type === 'text' ? part.text : null)`,
  )
  const left = (await trace('sendMessage')).unread
  expect(left).toContain('body/at')
  expect(left.filter((member) => /message_id|parts$|text$/.test(member))).toEqual([])
})

test('a tree without operations is an error', async () => {
  await rm(path.join(root, 'generated'), { recursive: true })
  await expect(traceOperations(root)).rejects.toThrow(/no operation/)
})
