import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { generateAll } from './generate/generate-all.ts'
import { traceOperations, type Trace } from './trace/trace-operations.ts'
import { writeTinySpec } from './test-documents/tiny-document.ts'

let root: string

const whole = {
  'src/server/app.ts': 'export function createApp() {}',
  'src/http/target.ts': 'export function findTarget() {}',
  'src/http/pipeline.ts': `import { assertValid } from '../platform/validation.ts'
import { findTarget } from './target.ts'
export function createPipeline() { return assertValid(findTarget()) }`,
  'src/platform/validation.ts': 'export function assertValid(input: unknown) { return input }',
  'src/platform/unit-of-work/commits.ts': `import { appendEvents } from '../event-log/append-events.ts'
import type { Kind } from './kind.ts'
export interface Commits { submit(kind: Kind, write: unknown): Promise<unknown> }
export function createCommits(): Commits { return { submit: appendEvents } }`,
  'src/platform/unit-of-work/kind.ts': 'export interface Kind { decide(write: unknown): void; states: unknown[] }',
  'src/platform/event-log/append-events.ts': 'export async function appendEvents() {}',
  'src/http/serve-form.ts': 'export function serveForm() {}',
  'src/http/authenticate.ts': 'export function createAuthenticator() {}',
  'src/delivery/events/list-events.ts': 'export function listEvents() {}',
  'src/delivery/sockets/serve-socket.ts': 'export function serveSocket() {}',
  'src/delivery/webhooks/webhook-dispatch.ts': 'export function createWebhookDispatch() {}',
  'src/http/forms/current/messages.ts': `import { decode } from '../../../conversations/messages/message.current.ts'
import { sendMessage } from '../../../conversations/messages/send-message.ts'
export const handlers = {
  sendMessage: async (context: any, call: any) => ({ status: 202, body: await sendMessage(context, decode(call.body)) }),
}`,
  'src/conversations/messages/message.current.ts': 'export const decode = (body: unknown) => body',
  'src/conversations/messages/send-message.ts': `import type { Commits } from '../../platform/unit-of-work/commits.ts'
import { checkParts } from './part.rules.ts'
import { sendWrite } from './send.write.ts'
export async function sendMessage(context: { commits: Commits }, input: unknown) {
  checkParts(input)
  return context.commits.submit(sendWrite, input)
}`,
  'src/conversations/messages/part.rules.ts': 'export function checkParts(input: unknown) { return input }',
  'src/conversations/messages/send.write.ts': `import type { Kind } from '../../platform/unit-of-work/kind.ts'
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

const trace = async (id: string): Promise<Trace> => (await traceOperations(root, id))[0]!
/** Returns the files of the flow by step, each with its lines. */
const flowOf = ({ flow }: Trace) =>
  Object.fromEntries(flow.map(({ title, files }) => [title, files.map(({ file, lines }) => `${file} ${lines}`)]))
const section = ({ sections }: Trace, title: string) =>
  sections
    .find((candidate) => candidate.title === title)!
    .places.map(({ file, line, name }) => `${file}:${line} ${name}`.trim())

test('every file of an operation is found, through imports, calls and tables', async () => {
  const found = await trace('sendMessage')
  expect(found.missing).toEqual([])
  expect(section(found, 'handler')).toEqual(['src/http/forms/current/messages.ts:4 sendMessage'])
  expect(section(found, 'operation')).toEqual(['src/conversations/messages/send-message.ts:4 sendMessage'])
  expect(section(found, 'requirements')).toEqual(['spec/requirements/messages.yaml:3 MSG-001'])
  expect(section(found, 'checks')).toEqual(['conformance/checks/messages/send.check.ts:1 messages.send.kept'])
})

test('the flow contains all files that a request passes, in order, with their lines', async () => {
  const validators = await readFile(path.join(root, 'generated/current/validators.js'), 'utf8')
  expect(flowOf(await trace('sendMessage'))).toEqual({
    edge: ['src/server/app.ts 1', 'src/http/target.ts 1', 'src/http/serve-form.ts 1', 'src/http/authenticate.ts 1'],
    pipeline: ['src/http/pipeline.ts 3'],
    validation: [
      'src/platform/validation.ts 1',
      `generated/current/validators.js ${validators.split('\n').length - 1}`,
    ],
    codec: ['src/conversations/messages/message.current.ts 1'],
    handler: ['src/http/forms/current/messages.ts 5'],
    domain: [
      'src/conversations/messages/send-message.ts 7',
      'src/conversations/messages/part.rules.ts 1',
      'src/conversations/messages/send.write.ts 4',
    ],
    stores: ['src/conversations/messages/message.state.ts 2', 'src/conversations/messages/message.store.ts 1'],
    'commit queue': ['src/platform/unit-of-work/commits.ts 4'],
    'event log': ['src/platform/event-log/append-events.ts 1'],
    delivery: [
      'src/delivery/events/list-events.ts 1',
      'src/delivery/sockets/serve-socket.ts 1',
      'src/delivery/webhooks/webhook-dispatch.ts 1',
    ],
  })
  expect(Object.keys(flowOf(await trace('sendMessage'))).slice(0, 4)).toEqual([
    'edge',
    'pipeline',
    'validation',
    'codec',
  ])
})

test('a step whose first function was renamed is an error, not a shorter flow', async () => {
  await plant('src/http/authenticate.ts', 'export function createGuard() {}')
  await expect(traceOperations(root, 'sendMessage')).rejects.toThrow(/authenticate\.ts declares no createAuthenticator/)
})

test('the flow of an operation is not cut, however many files it has', async () => {
  const names = Array.from({ length: 200 }, (_, index) => `rule${index}`)
  for (const name of names) await plant(`src/conversations/messages/${name}.rules.ts`, `export function ${name}() {}`)
  await plant(
    'src/conversations/messages/send-message.ts',
    [
      ...names.map((name) => `import { ${name} } from './${name}.rules.ts'`),
      `export const sendMessage = () => [${names.map((name) => `${name}()`).join(', ')}]`,
    ].join('\n'),
  )
  expect(flowOf(await trace('sendMessage')).domain).toHaveLength(201)
})

test('an operation that appends no event passes neither the commit queue nor the delivery', async () => {
  await plant(
    'src/conversations/messages/send-message.ts',
    `import { insertMessages } from './message.store.ts'
export const sendMessage = (context: unknown) => insertMessages(context)`,
  )
  const steps = Object.keys(flowOf(await trace('sendMessage')))
  expect(steps).toContain('stores')
  expect(steps.filter((title) => ['commit queue', 'event log', 'delivery'].includes(title))).toEqual([])
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
  expect(flowOf(await trace('sendMessage')).stores).toEqual(['src/conversations/messages/message.store.ts 1'])
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
  expect((await trace('listMessages')).missing).toEqual(['handler', 'operation', 'requirements', 'checks', 'queries'])
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
    ['handler', 'operation', 'queries'],
  ],
  [
    'the handler calls something else than the operation',
    'src/http/forms/current/messages.ts',
    'export const handlers = { sendMessage: () => undefined }',
    ['operation', 'queries'],
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

test('the trace of a send prints the total of its steps, from the edge to the delivery', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    path.join(import.meta.dirname, 'trace.ts'),
    'sendMessage',
  ])
  const [current = ''] = stdout.split(/^sendMessage {2}/m).slice(1)
  const steps = [...current.matchAll(/^([a-z ]+) {2}(\d+) files?, (\d+) lines?$/gm)]
  const total = steps.pop()!.slice(1)
  expect(steps.map(([, title]) => title)).toEqual([
    'edge',
    'pipeline',
    'validation',
    'codec',
    'handler',
    'domain',
    'stores',
    'commit queue',
    'event log',
    'delivery',
    'platform',
  ])
  const sumOf = (column: number) => String(steps.reduce((sum, step) => sum + Number(step[column]), 0))
  expect(total).toEqual(['in all', sumOf(2), sumOf(3)])
  expect(current.match(/^ {2}\S+:\d+ .*\d+ lines?$/gm)).toHaveLength(Number(total[1]))
  for (const file of [
    'http/pipeline.ts',
    'message.current.ts',
    'commit-queue.ts',
    'append-events.sql.ts',
    'claim-due.ts',
  ])
    expect(current).toContain(`/${file}:`)
}, 60_000)
