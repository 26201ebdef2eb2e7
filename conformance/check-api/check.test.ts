import { afterEach, expect, test } from 'vitest'
import { matchesCheck, selectTestCases } from '../runner/plan.ts'
import { check, declaredChecks, forgetChecks } from './check.ts'

afterEach(forgetChecks)
const body = async (): Promise<void> => undefined

test('a malformed or repeated id and an unknown or excluded requirement throw', () => {
  expect(() => check('Bad', ['MSG-039'], {}, body)).toThrow('<area>.<operation>.<fact>')
  expect(() => check('messages.send.a-fact', ['MSG-999' as 'MSG-039'], {}, body)).toThrow('unknown requirement')
  expect(() => check('messages.send.a-fact', ['MSG-028'], {}, body)).toThrow('excluded')
  check('messages.send.a-fact', ['MSG-039'], {}, body)
  expect(() => check('messages.send.a-fact', ['MSG-039'], {}, body)).toThrow('twice')
})

test('long checks start first in mode full and are excluded from mode quick', () => {
  check('messages.send.quick-one', ['MSG-039'], {}, body)
  check('messages.send.long-one', ['MSG-039'], { seconds: 60 }, body)
  const select = (mode: 'quick' | 'full') =>
    selectTestCases(declaredChecks(), { mode, forms: ['current'], only: [] }).map((testCase) => testCase.check.id)
  expect(select('quick')).toEqual(['messages.send.quick-one'])
  expect(select('full')).toEqual(['messages.send.long-one', 'messages.send.quick-one'])
})

test('a check runs concurrently unless it is declared exclusive', () => {
  check('messages.send.beside', ['MSG-039'], {}, body)
  check('messages.send.alone', ['MSG-039'], { exclusive: true }, body)
  expect(declaredChecks().map(({ exclusive }) => exclusive)).toEqual([false, true])
})

test('a pattern matches a check id, its first segments, a wildcard, a requirement or an area', () => {
  check('messages.send.a-fact', ['MSG-039'], { area: 'errors' }, body)
  const [declared] = declaredChecks()
  for (const pattern of ['messages.send.a-fact', 'messages.send', 'messages', '*.a-fact', 'MSG-039', 'MSG-*', 'errors'])
    expect(matchesCheck(declared!, pattern)).toBe(true)
  for (const pattern of ['messages.sen', 'MSG-03', 'receipts', 'a-fact'])
    expect(matchesCheck(declared!, pattern)).toBe(false)
})

test('a check depends on its own area, on declared areas, and on the areas of its needs and hooks', () => {
  const needs = { group: true, hooks: ['block', 'rotateToken'] } as const
  check('drafts.open.a-fact', ['MSG-039'], { optionalArea: 'webhooks', needs }, body)
  check('messages.send.a-fact', ['MSG-039'], {}, body)
  expect(declaredChecks().map(({ optionalAreas }) => [...optionalAreas].toSorted())).toEqual([
    ['blocks', 'drafts', 'groups', 'webhooks'],
    [],
  ])
})
