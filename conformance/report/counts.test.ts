import { expect, test } from 'vitest'
import { annotationsOf } from './annotations.ts'
import { coverAreas } from './area-coverage.ts'
import { renderBadge } from './badge.ts'
import { count, countedStatuses, describeCounts, statusInWords } from './counts.ts'
import { renderHtml } from './html.ts'
import { renderJunit } from './junit.ts'
import { renderMarkdown } from './markdown.ts'
import { sampleReport, sampleResults } from './sample-report.ts'

const expected = { passed: 2, warned: 1, failed: 2, error: 1, not_testable: 1, not_offered: 1 }

/** Sums the numbers that a pattern finds, for each status. */
const sums = (text: string, pattern: (status: string) => RegExp): Record<string, number> =>
  Object.fromEntries(
    countedStatuses.map((status) => [
      status,
      [...text.matchAll(pattern(status))].reduce((sum, [, number]) => sum + Number(number), 0),
    ]),
  )

test('every report format has the same counts, and none counts a warning as passed', () => {
  const report = sampleReport()
  expect(report.summary.checks).toEqual(expected)
  expect(count(sampleResults())).toEqual(expected)
  const words = '2 passed, 1 warned, 2 failed, 1 error, 1 not testable, 1 not offered'
  expect(describeCounts(report.summary.checks)).toBe(words)
  expect(annotationsOf(report).at(-1)).toBe(`::notice title=Conformance%3A violations::${words}`)

  const html = renderHtml(report)
  const markdown = renderMarkdown(report)
  const number = (status: string) => new RegExp(`<li class="count ${status}"><b>(\\d+)</b>`, 'g')
  expect(sums(html, number)).toEqual(expected)
  expect(html).toContain(`aria-label="${words}"`)
  expect(sums(renderJunit(report), (status) => new RegExp(`<property name="${status}" value="(\\d+)"`, 'g'))).toEqual(
    expected,
  )
  const [columns, , values] = markdown.split('\n').filter((line) => line.startsWith('|'))
  expect(columns).toBe(`| ${countedStatuses.map(statusInWords).join(' | ')} |`)
  expect(values).toBe('| 2 | 1 | 2 | 1 | 1 | 1 |')
  expect(renderBadge(report)).toContain('2 passed, 1 warned, 2 failed, 1 error"')

  const areas = coverAreas(report.checks)
  for (const status of countedStatuses)
    expect(areas.reduce((sum, { checks }) => sum + checks[status], 0)).toBe(expected[status])
})

test('JUnit counts the tests of each outcome, and known failures as skipped', () => {
  const junit = renderJunit(sampleReport())
  const total = (name: string) =>
    [...junit.matchAll(new RegExp(`<testsuite .*?${name}="(\\d+)"`, 'g'))].reduce((sum, [, n]) => sum + Number(n), 0)
  // The known failure counts as skipped, like the checks that are not testable or not offered.
  expect(['tests', 'failures', 'errors', 'skipped'].map(total)).toEqual([8, 1, 1, 3])
})

test('the reason of a verdict counts passed and warned checks separately', () => {
  const results = sampleResults().filter(({ status }) => status === 'passed' || status === 'warned')
  expect(sampleReport({ results, known: new Map() }).reason).toBe('2 passed, 1 warned, none failed')
  expect(describeCounts(count([]))).toBe('no check')
})
