import { expect, test } from 'vitest'

import { createLog } from './log.ts'

/** Returns the logged form of an error. */
function logged(error: unknown): Record<string, unknown> {
  const lines: string[] = []
  createLog('error', { write: (line) => void lines.push(line) }).error({ err: error }, 'failed')
  return (JSON.parse(lines[0]!) as { err: Record<string, unknown> }).err
}

test('an error is logged with its name, message and frames', () => {
  const { type, message, frames } = logged(new TypeError('no such thing'))
  expect({ type, message }).toEqual({ type: 'TypeError', message: 'no such thing' })
  expect((frames as string[])[0]).toMatch(/^\s+at .*log\.test\.ts/)
})

test.each([
  ['a password in a URL', 'no answer from postgres://parley:pass-word@db:5432/x', 'pass-word'],
  ['a bearer secret', 'refused svc_live_abc-DEF_123 of somebody', 'abc-DEF_123'],
])('%s is masked', (_name, text, secret) => {
  const { message } = logged(new Error(text))
  expect(message).not.toContain(secret)
  expect(message).toContain('***')
})

test('a failed query is not logged', () => {
  const error = Object.assign(new Error("insert into t values ('private') - duplicate key"), { code: '23505' })
  expect(logged(error)).toMatchObject({ code: '23505', message: '- duplicate key' })
})

test('a value that is not an error is logged with its type only', () => {
  expect(logged('svc_live_abc')).toEqual({ type: 'string' })
})
