import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { generateAll } from './generate/generate-all.ts'
import { tellStories, type Story } from './trace/tell.ts'
import { writeTinySpec } from './test-documents/tiny-document.ts'

let root: string

const whole = {
  'src/http/forms/current/messages.ts': `import { decode } from '../../../messages/message.current.ts'
import { sendMessage } from '../../../messages/send-message.ts'
const send = async (context: any, call: any) => ({ status: 202, body: await sendMessage(context, decode(call.body)) })
export const handlers = { sendMessage: send }`,
  'src/messages/message.current.ts': 'export const decode = (body: unknown) => body',
  'src/messages/send-message.ts': `import { checkParts } from './part.rules.ts'
import { sendWrite } from './send.write.ts'
export async function sendMessage(context: any, input: any) {
  checkParts(input)
  return context.commits.submit(sendWrite, input)
}`,
  'src/messages/part.rules.ts': 'export function checkParts(input: unknown) { return input }',
  'src/messages/send.write.ts': `import { decideSend } from './decide-send.ts'
import { messages } from './message.state.ts'
export const sendWrite = { keys: (write: any, keys: any) => keys.of(messages), decide: decideSend }`,
  'src/messages/decide-send.ts': 'export function decideSend() {}',
  'src/messages/message.state.ts': `import { insertMessages } from './message.store.ts'
export const messages = { rank: 1, store: (tx: any) => insertMessages(tx) }`,
  'src/messages/message.store.ts': "export async function insertMessages(tx: any) {\n  await tx.run('INSERT')\n}",
  'conformance/checks/messages/send.check.ts': "check('messages.send.kept', ['MSG-001'], async () => {})",
}

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'parley-story-'))
  await writeTinySpec(path.join(root, 'spec'))
  await generateAll(path.join(root, 'spec'), path.join(root, 'generated'))
  for (const [name, text] of Object.entries(whole)) await plant(name, text)
})
afterEach(() => rm(root, { recursive: true, force: true }))

async function plant(name: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(root, name)), { recursive: true })
  await writeFile(path.join(root, name), `${text}\n`)
}

const story = async (id: string): Promise<Story> => (await tellStories(root)).find((candidate) => candidate.id === id)!
const chapter = ({ chapters }: Story, title: string) =>
  chapters
    .find((candidate) => candidate.title === title)!
    .places.map(({ file, line, name }) => `${file}:${line} ${name}`.trim())

test('every link of an operation is found from names', async () => {
  const told = await story('sendMessage')
  expect(told.missing).toEqual([])
  expect(chapter(told, 'handler')).toEqual(['src/http/forms/current/messages.ts:3'])
  expect(chapter(told, 'adapters')).toEqual(['src/messages/message.current.ts:1 decode'])
  expect(chapter(told, 'operation')).toEqual(['src/messages/send-message.ts:3 sendMessage'])
  expect(chapter(told, 'rules')).toEqual([
    'src/messages/part.rules.ts:1 checkParts',
    'src/messages/decide-send.ts:1 decideSend',
  ])
  expect(chapter(told, 'queries')).toEqual(['src/messages/message.store.ts:1 insertMessages'])
  expect(chapter(told, 'requirements')).toEqual(['spec/requirements/messages.yaml:3 MSG-001 MUST'])
  expect(chapter(told, 'checks')).toEqual(['conformance/checks/messages/send.check.ts:1 messages.send.kept'])
})

test('an operation that nobody handles, checks or requires lacks these links', async () => {
  expect((await story('listMessages')).missing).toEqual(['handler', 'operation', 'queries', 'requirements', 'checks'])
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
])('a link is missing where %s', async (_name, file, text, missing) => {
  await plant(file, text)
  expect((await story('sendMessage')).missing).toEqual(missing)
})

test('no operation at all is an error', async () => {
  await rm(path.join(root, 'generated'), { recursive: true })
  await expect(tellStories(root)).rejects.toThrow(/no operation/)
})
