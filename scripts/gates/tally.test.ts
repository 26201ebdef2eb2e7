import { expect, test } from 'vitest'
import { sum, tally, tallyConformance, tallyVitest } from './tally.ts'

const vitest = (passed: number, failed: number, results: any[] = []) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: 2,
  testResults: results,
})

test('tests are counted, skips are said', () => {
  expect(tallyVitest(vitest(5, 1), 1)).toEqual(tally(5, 1, '2 tests skipped'))
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
  expect(tallyConformance(report, 1)).toEqual(tally(2, 2, '1 checks warned', '1 checks not_testable'))
})

test.each([
  ['no report', undefined, 2],
  ['no verdict although nothing failed', conformance('passed'), 2],
  ['nothing exercised', conformance('not_offered'), 0],
])('a verdict is a failure: %s', (_name, report, exitCode) => {
  expect(tallyConformance(report, exitCode).failed).toBe(1)
})

test('steps add up', () => {
  expect(sum([tally(1, 0, 'a'), tally(2, 3, 'b')])).toEqual(tally(3, 3, 'a', 'b'))
})
