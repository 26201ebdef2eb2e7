import { expect, test } from 'vitest'
import type { Reply } from '../client/exchange.ts'
import { firstDifference } from './first-difference.ts'
import { outcomeOf, type ReadingOptions } from './outcome.ts'
import { RuleLog } from './rules.ts'

const read = (status: number, body: unknown, options: ReadingOptions): unknown =>
  outcomeOf({ status, ok: status < 300, body } as Reply, options, new RuleLog())

const error = (code: unknown): unknown => ({ error: { code, message: 'no' } })

test.each<[string, [number, unknown], [number, unknown], ReadingOptions]>([
  [
    'another 4xx of an invalid body',
    [422, error('invalid_request')],
    [413, error('payload_too_large')],
    { reading: 'body' },
  ],
  ['403 and 404 without access', [403, error('forbidden')], [404, error('not_found')], { reading: 'access' }],
  [
    'another message',
    [422, { error: { code: 'invalid_request', message: 'a' } }],
    [422, error('invalid_request')],
    { reading: 'body' },
  ],
  ['200 and 201 where neither is stated', [200, {}], [201, {}], { reading: 'body' }],
  ['acceptance and rejection where both are open', [200, {}], [422, error('invalid_request')], { reading: 'open' }],
  [
    '400 where a decision tolerates it',
    [422, error('invalid_request')],
    [400, error('invalid_request')],
    { reading: 'body', lenientStatus: true },
  ],
])('equal outcomes: %s', (_, one, other, options) => {
  expect(read(...one, options)).toEqual(read(...other, options))
})

test.each<[string, [number, unknown], [number, unknown], ReadingOptions]>([
  ['acceptance and rejection', [200, {}], [422, error('invalid_request')], { reading: 'body' }],
  ['a stated status', [202, {}], [201, {}], { reading: 'body', success: 202 }],
  ['a stated code', [409, error('idempotency_conflict')], [409, error('conflict')], { reading: 'stated' }],
  ['404 for an invalid body', [422, error('invalid_request')], [404, error('not_found')], { reading: 'body' }],
  ['a server error', [422, error('invalid_request')], [500, error('internal_error')], { reading: 'body' }],
  ['a server error where all other outcomes are open', [200, {}], [500, error('internal_error')], { reading: 'open' }],
  [
    'an error without its wrapper',
    [422, error('invalid_request')],
    [422, { code: 'invalid_request', message: 'no' }],
    { reading: 'body' },
  ],
  [
    'a code with the status of another code',
    [422, error('invalid_request')],
    [400, error('invalid_request')],
    { reading: 'body' },
  ],
])('different outcomes: %s', (_, one, other, options) => {
  expect(read(...one, options)).not.toEqual(read(...other, options))
})

test('the first difference is returned with its JSON pointer', () => {
  expect(firstDifference({ a: 1, b: [{ c: 2 }] }, { b: [{ c: 2 }], a: 1 })).toBeUndefined()
  expect(firstDifference({ b: [{ c: 2 }] }, { b: [{ c: 3 }] })).toEqual({ pointer: '/b/0/c', a: 2, b: 3 })
  expect(firstDifference([1], [1, 2])).toEqual({ pointer: '', a: [1], b: [1, 2] })
  expect(firstDifference({ a: 1 }, {})).toEqual({ pointer: '/a', a: 1, b: undefined })
})
