import { expect, test } from 'vitest'
import { isMessageId } from './message-id.rules.ts'

const body = '01jd9x4v7k3m8q2r5t6w0y1zab'

test('an id is msg_ and a lower-case ULID of any time', () => {
  expect(isMessageId(`msg_${body}`)).toBe(true)
  expect(isMessageId(`msg_7${'z'.repeat(25)}`)).toBe(true)
})

test.each([
  body, `MSG_${body}`, `msg_${body.toUpperCase()}`, `msg_${body}0`, `msg_${body.slice(1)}`, `msg_8${'0'.repeat(25)}`,
  `msg_${body.slice(0, 25)}i`, `msg_${body.slice(0, 25)}l`, `msg_${body.slice(0, 25)}o`, `msg_${body.slice(0, 25)}u`,
  `msg_${body}\n`,
])('%j is no message id (AMB-004)', (text) => expect(isMessageId(text)).toBe(false))
