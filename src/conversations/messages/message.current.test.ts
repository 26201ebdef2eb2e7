import { expect, test } from 'vitest'
import type { NewMessage } from '../../../generated/current/types.gen.ts'
import { replyValidators } from '../../../generated/current/reply-validators.js'
import { decodeNewMessage, encodeMessage } from './message.current.ts'
import type { Message } from './message.ts'

const parts = [
  {
    type: 'text',
    text: 'hé',
    mention: { handle: 'ann' },
    mention_range: { start: 0, length: 1 },
    styles: ['bold', { style: 'italic', start: 0, length: 2 }],
  },
  { type: 'text', text: '', mention: { user_id: 'usr_1' } },
  { type: 'link', url: 'https://example.com/', title: 't' },
  { type: 'data', data: { unknown: [null, { b: 1, a: 2 }] } },
  { type: 'data', data: null },
  { type: 'media', url: 'https://example.com/a.png', duration_ms: 5 },
]
const body = {
  message_id: 'msg_01jd9x4v7k3m8q2r5t6w0y1zab',
  parts,
  text: 'all of it',
  reply_to: { message_id: 'msg_01jd9x4v7k3m8q2r5t6w0y1zac', part_id: 'prt_0' },
} as NewMessage

const stored = (changes: Partial<Message> = {}): Message => ({
  ...decodeNewMessage(body),
  id: body.message_id,
  chatId: 'cnv_1',
  sequence: 3,
  sender: { type: 'user', id: 'usr_1', handle: 'ann' },
  createdAt: Date.UTC(2026, 0, 31, 9, 30),
  ...changes,
})
const json = (value: unknown) => JSON.parse(JSON.stringify(value))

test('every documented property is returned unchanged, with the ids of the parts (MSG-002, AMB-012)', () => {
  expect(json(encodeMessage(stored()))).toEqual({
    message_id: body.message_id,
    chat_id: 'cnv_1',
    sequence: 3,
    sender: { type: 'user', id: 'usr_1', handle: 'ann', user_id: 'usr_1' },
    parts: parts.map((part, index) => ({ ...part, part_id: `prt_${index}` })),
    text: 'all of it',
    reply_to: body.reply_to,
    reactions: [],
    created_at: '2026-01-31T09:30:00.000Z',
  })
})

test('undocumented properties are removed, except inside data (AMB-025)', () => {
  const loud = {
    ...body,
    priority: 1,
    metadata: { a: 1 },
    reply_to: { ...body.reply_to, quote: 'x' },
    parts: parts.map((part) => ({ ...part, part_id: 'prt_9', colour: 'red' })),
  }
  expect(json(decodeNewMessage(loud as unknown as NewMessage))).toEqual(json(decodeNewMessage(body)))
})

test('absent properties are not returned; stamps only when given, and delivered with read (RCP-027, RCP-039)', () => {
  const plain = encodeMessage(stored({ text: null, replyTo: null }))
  for (const member of ['text', 'reply_to', 'delivered_at', 'read_at']) expect(plain).not.toHaveProperty(member)
  expect(encodeMessage(stored({ replyTo: { messageId: 'msg_1', partId: null } })).reply_to).toEqual({
    message_id: 'msg_1',
  })
  expect(encodeMessage(stored(), { stamps: { deliveredAt: null, readAt: null } })).toMatchObject({
    delivered_at: null,
    read_at: null,
  })
  expect(encodeMessage(stored(), { stamps: { deliveredAt: null, readAt: 1000 } })).toMatchObject({
    delivered_at: '1970-01-01T00:00:01.000Z',
    read_at: '1970-01-01T00:00:01.000Z',
  })
})

test('the responses match the document', () => {
  const message = encodeMessage(stored())
  const check = replyValidators.sendMessage['202']!
  expect(check({ message_id: message.message_id, message }), JSON.stringify(check.errors)).toBe(true)
})
