import { expect, test } from 'vitest'
import { redact, registerSecret } from './redaction.ts'

test('a credential is redacted everywhere, also inside other text', () => {
  registerSecret('a-long-"session"', 'long')
  expect(redact('xa-long-"session"y')).toBe('x<long>y')
  expect(redact(JSON.stringify({ is: 'a-long-"session"' }))).toBe('{"is":"<long>"}')
})

test('a credential of a few characters is redacted only as a whole word', () => {
  registerSecret('ab1', 'short')
  registerSecret('$+', 'signs')
  expect(redact('Bearer ab1')).toBe('Bearer <short>')
  expect(redact('{"session":"ab1","id":"ab12"} /chats/ab1?x=ab1. cab1 ab1-x $+')).toBe(
    '{"session":"<short>","id":"ab12"} /chats/<short>?x=<short>. cab1 ab1-x <signs>',
  )
  registerSecret('', 'none')
  expect(redact('a b')).toBe('a b')
})
