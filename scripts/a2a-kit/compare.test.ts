import { expect, test } from 'vitest'
import { compareOutcomes, countOutcomes } from './compare.ts'

const passed = { outcome: 'passed', text: '' }
const failed = { outcome: 'failed', text: 'status 400' }
const skipped = { outcome: 'skipped', text: 'has no tasks' }
const deviations = { 'b[jsonrpc]': { outcome: 'failed', reason: 'The kit is older.' } }

test('expected results have no difference', () => {
  const outcomes = { 'a[http_json]': passed, 'b[jsonrpc]': failed }
  expect(compareOutcomes({ tests: 2, deviations }, outcomes)).toEqual([])
})

test('every unexpected result is a difference', () => {
  const outcomes = { 'a[http_json]': failed, 'b[jsonrpc]': passed, 'c[jsonrpc]': skipped }
  expect(compareOutcomes({ tests: 3, deviations }, outcomes)).toEqual([
    'a[http_json]: failed, expected passed\nstatus 400',
    'b[jsonrpc]: passed, expected failed',
    'c[jsonrpc]: skipped, expected passed\nhas no tasks',
  ])
})

test('missing tests are differences', () => {
  expect(compareOutcomes({ tests: 2, deviations }, { 'a[http_json]': passed })).toEqual([
    'b[jsonrpc]: did not run',
    '1 tests ran, expected 2',
  ])
})

test('counts tests by binding', () => {
  const outcomes = { 'jsonrpc/x::test': passed, 'c::test_rest': skipped, 'y[http_json]': passed, 'card::name': passed }
  expect(countOutcomes(outcomes)).toEqual({
    'JSON-RPC': { passed: 1 },
    'HTTP+JSON': { passed: 1, skipped: 1 },
    both: { passed: 1 },
  })
})
