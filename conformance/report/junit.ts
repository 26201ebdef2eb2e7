import { count, countedStatuses } from './counts.ts'
import { describeScript, violatedWithSection, type Report, type ReportedCheck } from './report.ts'

/**
 * Renders the report as JUnit XML, with one suite per area. The format has no warnings, so a check that warned is a
 * test that did not fail. The properties of the suite contain the counts of the other formats. Checks that could not
 * be judged, and known failures, are skipped.
 */
export function renderJunit(report: Report): string {
  const areas = [...new Set(report.checks.map(({ area }) => area))].sort()
  const suites = areas.map((area) => suite(area, inOrder(report.checks.filter((check) => check.area === area))))
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${xml(report.target.name)}" time="${seconds(report.duration_ms)}">\n${suites.join('')}</testsuites>\n`
}

function suite(area: string, checks: readonly ReportedCheck[]): string {
  const of = (...kinds: Outcome[]): number => checks.filter((check) => kinds.includes(outcomeOf(check))).length
  const counts = count(checks)
  const named = countedStatuses.map((status) => `<property name="${status}" value="${counts[status]}"/>`)
  const properties = `    <properties>${named.join('')}</properties>\n`
  const time = seconds(checks.reduce((sum, check) => sum + check.duration_ms, 0))
  return `  <testsuite name="${xml(area)}" tests="${checks.length}" failures="${of('failure')}" errors="${of('error')}" skipped="${of('skipped')}" time="${time}">\n${properties}${checks.map(testCase).join('')}  </testsuite>\n`
}

/** Sorts failures that explain others before the checks that they explain. */
const inOrder = (checks: ReportedCheck[]): ReportedCheck[] =>
  checks.toSorted((one, other) => Number(one.folded_under !== undefined) - Number(other.folded_under !== undefined))

type Outcome = 'passed' | 'failure' | 'error' | 'skipped'

function outcomeOf({ status, known, flaky, unexpected }: ReportedCheck): Outcome {
  if (unexpected !== undefined) return 'failure'
  if (status === 'failed') return known ? 'skipped' : 'failure'
  if (status === 'error') return flaky ? 'skipped' : 'error'
  return status === 'not_testable' || status === 'not_offered' ? 'skipped' : 'passed'
}

function testCase(check: ReportedCheck): string {
  const attributes = `classname="${xml(check.area)}" name="${xml(`${check.id} [${check.form}]`)}" time="${seconds(check.duration_ms)}"`
  const inner = outcome(check)
  return inner === ''
    ? `    <testcase ${attributes}/>\n`
    : `    <testcase ${attributes}>\n      ${inner}\n    </testcase>\n`
}

function outcome(check: ReportedCheck): string {
  const message = xml(check.message ?? '')
  if (check.unexpected !== undefined) return `<failure message="${xml(check.unexpected)}" type="known-failure"/>`
  if (check.flaky && (check.status === 'failed' || check.status === 'error'))
    return `<skipped message="flaky: ${message}"/>`
  if (check.status === 'failed' && check.known) return `<skipped message="known failure: ${message}"/>`
  if (check.status === 'failed') {
    const text = [
      ...(check.folded_under === undefined ? [] : [`explained by ${check.folded_under}`]),
      `${violatedWithSection(check)}: ${check.statement}`,
      `expected: ${JSON.stringify(check.expected)}`,
      `actual: ${JSON.stringify(check.actual)}`,
      check.replay.command,
      ...[describeScript(check)].filter((line) => line !== undefined),
    ]
    return `<failure message="${message}" type="${xml(check.violated ?? 'violation')}">${xml(text.join('\n'))}</failure>`
  }
  if (check.status === 'error') return `<error message="${message}"/>`
  if (check.status === 'not_testable' || check.status === 'not_offered') {
    return `<skipped message="${xml(`${check.status}: ${check.message ?? ''}${check.unlock === undefined ? '' : ` (needs ${check.unlock})`}`)}"/>`
  }
  return check.status === 'warned' ? `<system-out>${message}</system-out>` : ''
}

const seconds = (ms: number): string => (ms / 1000).toFixed(3)

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** XML forbids control characters except tab and line ends, and two noncharacters, even when escaped. */
const forbidden = /[^\t\n\r\u0020-\ufffd\u{10000}-\u{10ffff}]/gu

/** Escapes text for XML and HTML. Characters that XML forbids become a replacement character. */
export const xml = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(forbidden, '\ufffd')
    .replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)
