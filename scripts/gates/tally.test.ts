import { expect, test, vi } from 'vitest'
import { secondLook, sum, tally, tallyConformance, tallyVitest } from './tally.ts'

const vitest = (passed: number, failed: number, results: any[] = []) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: 2,
  testResults: results,
})

test('passed and failed tests are counted, and skipped tests are noted', () => {
  expect(tallyVitest(vitest(5, 1), 1)).toEqual(tally(5, 1, '2 tests skipped'))
})

test('a failed test is noted with the first line of its message', () => {
  const message = `AssertionError: expected 1 to be 2\n    at a.test.ts:1:1`
  const assertionResults = [{ status: 'failed', fullName: 'numbers add up', failureMessages: [message] }]
  const report = vitest(5, 1, [{ name: 'a.test.ts', status: 'failed', assertionResults }])
  expect(tallyVitest(report, 1).notes).toContain(
    'failed: a.test.ts: numbers add up\n           AssertionError: expected 1 to be 2',
  )
})

test('a file that cannot be loaded is a failure', () => {
  const broken = { name: 'a.test.ts', status: 'failed', assertionResults: [] }
  expect(tallyVitest(vitest(5, 0, [broken]), 1)).toMatchObject({ passed: 5, failed: 1 })
})

test.each([
  ['no report', undefined, 1],
  ['no test at all', vitest(0, 0), 0],
  ['a bad end after good tests', vitest(5, 0), 1],
])('a run is a failure: %s', (_name, report, exitCode) => {
  expect(tallyVitest(report, exitCode).failed).toBe(1)
})

const conformance = (...statuses: string[]) => ({
  verdict: 'v',
  checks: statuses.map((status, index) => ({ id: `${index}`, status })),
})

test('checks are counted; warnings and skips are neither passed nor failed', () => {
  const report = conformance('passed', 'passed', 'warned', 'not_testable', 'failed', 'error')
  expect(tallyConformance(report, 1)).toEqual(
    tally(2, 2, '1 checks warned', '1 checks not_testable', 'failed: 4\n           ', 'failed: 5\n           '),
  )
})

test.each([
  ['no report', undefined, 2],
  ['no verdict although nothing failed', conformance('passed'), 2],
  ['nothing exercised', conformance('not_offered'), 0],
])('a verdict is a failure: %s', (_name, report, exitCode) => {
  expect(tallyConformance(report, exitCode).failed).toBe(1)
})

test('a test that fails once and passes alone is unstable; a test that fails again has failed', () => {
  const first = tally(5, 2, 'failed: a\n  1 is not 2', 'failed: b\n  3 is not 4')
  expect(secondLook(first, tally(2, 0), false)).toEqual(
    tally(7, 0, 'UNSTABLE: a\n  1 is not 2', 'UNSTABLE: b\n  3 is not 4'),
  )
  expect(secondLook(first, tally(1, 1, 'failed: b\n  5 is not 6'), false)).toEqual(
    tally(6, 1, 'UNSTABLE: a\n  1 is not 2', 'failed: b\n  3 is not 4'),
  )
  // A rerun without tests, and a failure without a name, do not prove that a test is unstable.
  expect(secondLook(first, tally(0, 0), false)).toBe(first)
  expect(secondLook(first, tally(2, 1, 'could not be loaded: c'), false)).toBe(first)
})

test('an unstable test is named and stays a failure in CI', () => {
  const first = tally(5, 1, 'failed: a\n  1 is not 2')
  const unstable = tally(5, 1, 'UNSTABLE: a\n  1 is not 2')
  expect(secondLook(first, tally(1, 0), true)).toEqual(unstable)
  vi.stubEnv('CI', 'true')
  expect(secondLook(first, tally(1, 0))).toEqual(unstable)
  vi.stubEnv('CI', '')
  expect(secondLook(first, tally(1, 0)).failed).toBe(0)
  vi.unstubAllEnvs()
})

test('the tallies of steps are added', () => {
  expect(sum([tally(1, 0, 'a'), tally(2, 3, 'b')])).toEqual(tally(3, 3, 'a', 'b'))
})
