import { expect, test } from 'vitest'
import type { Message } from './message.ts'
import { checkReplyTarget, decideIdempotency } from './send.rules.ts'
import { partIdAt, partIndexOf } from './part.ts'

const stored: Message = {
  id: 'msg_1',
  chatId: 'cnv_1',
  sequence: 1,
  sender: { type: 'agent', id: 'agt_1', handle: 'one' },
  parts: [
    { type: 'text', text: 'a' },
    { type: 'text', text: 'b' },
  ],
  text: null,
  replyTo: null,
  createdAt: 0,
}

test('the first send is stored, the same sender is replayed, another sender is rejected (MSG-039, MSG-044)', () => {
  expect(decideIdempotency('agt_1', undefined)).toBe('store')
  expect(decideIdempotency('agt_1', stored)).toBe('replay')
  expect(() => decideIdempotency('agt_2', stored)).toThrow(expect.objectContaining({ kind: 'idempotency_conflict' }))
})

test('a send under the id of a draft is rejected, for its author too (AMB-089)', () => {
  const rejection = expect.objectContaining({ kind: 'idempotency_conflict' })
  for (const sender of ['agt_1', 'agt_2'])
    expect(() => decideIdempotency(sender, undefined, { actorId: 'agt_1' })).toThrow(rejection)
  expect(decideIdempotency('agt_1', stored, { actorId: 'agt_1' })).toBe('replay')
})

test('a reply names a message of its chat, and a part of that message (AMB-016)', () => {
  const whole = { messageId: 'msg_1', partId: null }
  const rejection = expect.objectContaining({ kind: 'invalid_request' })
  expect(() => checkReplyTarget(whole, 'cnv_1', stored)).not.toThrow()
  expect(() => checkReplyTarget({ ...whole, partId: 'prt_1' }, 'cnv_1', stored)).not.toThrow()
  expect(() => checkReplyTarget({ ...whole, partId: 'prt_2' }, 'cnv_1', stored)).toThrow(rejection)
  expect(() => checkReplyTarget(whole, 'cnv_2', stored)).toThrow(rejection)
  expect(() => checkReplyTarget(whole, 'cnv_1', undefined)).toThrow(rejection)
})

test('a part id is the position of the part (AMB-012)', () => {
  expect(partIdAt(0)).toBe('prt_0')
  expect(partIndexOf('prt_0', 1)).toBe(0)
  expect(partIndexOf('prt_31', 32)).toBe(31)
  for (const unknown of ['prt_1', 'prt_', 'prt_00', 'prt_-1', 'prt_1e0', '0', 'PRT_0', 'prt_0 ']) {
    expect(partIndexOf(unknown, 1)).toBeNull()
  }
})
