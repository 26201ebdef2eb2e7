import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listOperations, type ApiDocument } from '../generate/document.ts'
import { handlersOf } from './handlers.ts'
import { Sources } from './sources.ts'
import { DroppedMembers } from './dropped-members.ts'

const repository = path.join(import.meta.dirname, '../..')
let root: string

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'parley-dropped-'))
  const filter = (file: string) => !/\.test\.ts$|\/src\/(web|cli|client|testing)$/.test(file)
  for (const folder of ['src', 'generated'])
    await cp(path.join(repository, folder), path.join(root, folder), { recursive: true, filter })
})
afterEach(() => rm(root, { recursive: true, force: true }))

async function edit(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(path.join(root, file), 'utf8')
  expect(text.split(from), `${from} in ${file}`).toHaveLength(2)
  await writeFile(
    path.join(root, file),
    text.replace(from, () => to),
  )
}

/** Returns the dropped members of operations, given as `form operationId`. */
async function droppedBy(...operations: string[]): Promise<string[]> {
  const sources = await Sources.read(root)
  const dropped = new DroppedMembers(sources)
  const found: string[] = []
  for (const name of operations) {
    const [form = '', id = ''] = name.split(' ')
    const file = path.join(root, 'generated', form, 'openapi.json')
    const document = JSON.parse(await readFile(file, 'utf8')) as ApiDocument
    const operation = listOperations(document).find((candidate) => candidate.id === id)!
    const handler = handlersOf(sources, form, new Set([id])).get(id)!
    const code = sources.reached(handler)
    const places = [...dropped.unread(form, operation, code), ...dropped.unwritten(form, operation, code)]
    found.push(...places.map((place) => `${name} ${place}`))
  }
  return found.sort()
}

/** All names but the last are words of many files. */
const names = ['subject', 'title', 'name', 'created_at', 'zzz_unread']
const members = names.map((name) => `    ${name}?: string;\n`).join('')

test('members that no code reads are reported in bodies, in objects of bodies and in queries', async () => {
  const types = (form: string) => `generated/${form}/types.gen.ts`
  await edit(types('current'), 'export type NewMessage = {\n', `export type NewMessage = {\n${members}`)
  await edit(types('current'), 'export type ReplyPointer = {\n', `export type ReplyPointer = {\n${members}`)
  const payment = 'export type CreatePaymentRequest = {\n'
  await edit(types('extensions'), payment, `${payment}${members}`)
  const query = 'export type ListChatsData = {\n    body?: never;\n    path?: never;\n    query?: {\n'
  await edit(types('extensions'), query, `${query}${members}`)
  const places = [
    'current sendMessage body',
    'current sendMessage body/reply_to',
    'extensions createPaymentRequest body',
    'extensions listChats query',
  ]
  const expected = places.flatMap((place) => names.map((name) => `${place}/${name}`))
  expect(await droppedBy('current sendMessage', 'extensions createPaymentRequest', 'extensions listChats')).toEqual(
    expected.sort(),
  )
}, 60_000)

test('members that a codec or an operation no longer reads or writes are reported', async () => {
  const codec = 'src/conversations/messages/message.current.ts'
  await edit(codec, 'text: body.text ?? null', 'text: null')
  await edit(codec, '...(message.replyTo && { reply_to: encodeReplyTo(message.replyTo) })', '')
  await edit('src/platform/read-page.ts', '{ cursor, limit }: ListPage', '{ limit }: ListPage')
  await edit('src/platform/read-page.ts', 'readIdCursor(prefix, cursor)', 'readIdCursor(prefix, undefined)')
  // The replies of sendOwnMessage have types of another document, as which the codec's message is passed.
  expect(await droppedBy('current sendMessage', 'extensions sendOwnMessage', 'extensions listPasskeys')).toEqual([
    'current sendMessage body/text',
    'current sendMessage replies/202/message/reply_to',
    'current sendMessage replies/202/message/reply_to/part_id',
    'extensions listPasskeys query/cursor',
    'extensions sendOwnMessage body/text',
    'extensions sendOwnMessage replies/201/message/reply_to',
    'extensions sendOwnMessage replies/201/message/reply_to/part_id',
  ])
}, 60_000)
