import { expect, test } from 'vitest'
import { packageRoot } from '../runner/check-files.ts'
import { openDocuments, parseJson } from './documents.ts'

const documents = openDocuments(packageRoot, ['current', 'variant'])
const message = (part: object) => ({
  message_id: 'm',
  chat_id: 'c',
  sender: { type: 'agent', agent_id: 'a', handle: 'a', display_name: 'A' },
  parts: [part],
  created_at: '2026-01-01T00:00:00Z',
})
const judged = (body: unknown, text = JSON.stringify(body)) =>
  documents.judge('listMessages', 200, 'application/json', text, parseJson(text))
const places = (part: object): string[] =>
  judged({ messages: [message(part)] })
    .map(({ pointer, message: found }) => `${pointer} ${found}`)
    .filter((line) => line.startsWith('/messages/*/parts'))

test('additional members are no mismatch, also inside alternatives', () => {
  expect(places({ type: 'text', text: 'x', part_id: 'p', further: { inner: 1 } })).toEqual([])
  expect(places({ type: 'data', data: {}, part_id: 'p', further: 1 })).toEqual([])
})

test('a value that fits no alternative is one mismatch', () => {
  expect(places({ type: 'text', text: 7, part_id: 'p' })).toEqual([
    '/messages/*/parts/* 200: matches none of the alternatives in the document',
  ])
})

test('a byte order mark before JSON is reported', () => {
  const text = JSON.stringify({ messages: [] })
  expect(judged(undefined, `\uFEFF${text}`).map(({ message: found }) => found)).toEqual([
    '200: the body begins with a byte order mark, which RFC 8259, 8.1 forbids',
  ])
})
