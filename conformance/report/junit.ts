import { count, countedStatuses } from './counts.ts'
import { describeScript, nameOf, violatedWithSection, type Report, type ReportedCheck } from './report.ts'

/** A check, or a case of a client, which has no form. */
type Judged = Pick<ReportedCheck, 'id' | 'area' | 'status' | 'duration_ms' | 'known' | 'flaky' | 'unexpected'> & {
  form?: string
}

/**
 * Renders the report as JUnit XML. The format has no warnings, so a check that warned is a test that did not fail.
 * Checks that could not be judged, and known failures, are skipped.
 */
export const renderJunit = (report: Report): string =>
  renderSuites(report.target.name, report.duration_ms, inOrder(report.checks), contentOf)

/**
 * Renders one suite per area. The properties of a suite contain the counts of the other formats.
 * @param content returns the XML inside a test case
 */
export function renderSuites<One extends Judged>(
  name: string,
  durationMs: number,
  cases: readonly One[],
  content: (one: One) => string,
): string {
  const suites = [...Map.groupBy(cases, ({ area }) => area)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([area, inArea]) => suite(area, inArea, content))
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${xml(name)}" time="${seconds(durationMs)}">\n${suites.join('')}</testsuites>\n`
}

function suite<One extends Judged>(area: string, cases: readonly One[], content: (one: One) => string): string {
  const of = (kind: Outcome): number => cases.filter((one) => outcomeOf(one) === kind).length
  const counts = count(cases)
  const named = countedStatuses.map((status) => `<property name="${status}" value="${counts[status]}"/>`)
  const properties = `    <properties>${named.join('')}</properties>\n`
  const time = seconds(cases.reduce((sum, one) => sum + one.duration_ms, 0))
  const tests = cases.map((one) => testCase(one, content(one)))
  return `  <testsuite name="${xml(area)}" tests="${cases.length}" failures="${of('failure')}" errors="${of('error')}" skipped="${of('skipped')}" time="${time}">\n${properties}${tests.join('')}  </testsuite>\n`
}

function testCase({ id, form, area, duration_ms: ms }: Judged, content: string): string {
  const name = form === undefined ? id : nameOf({ id, form })
  const attributes = `classname="${xml(area)}" name="${xml(name)}" time="${seconds(ms)}"`
  return content === ''
    ? `    <testcase ${attributes}/>\n`
    : `    <testcase ${attributes}>\n      ${content}\n    </testcase>\n`
}

/** Sorts failures that explain others before the checks that they explain. */
const inOrder = (checks: readonly ReportedCheck[]): ReportedCheck[] =>
  checks.toSorted((one, other) => Number(one.folded_under !== undefined) - Number(other.folded_under !== undefined))

type Outcome = 'passed' | 'failure' | 'error' | 'skipped'

function outcomeOf({ status, known, flaky, unexpected }: Judged): Outcome {
  if (unexpected !== undefined) return 'failure'
  if (status === 'failed') return known ? 'skipped' : 'failure'
  if (status === 'error') return flaky ? 'skipped' : 'error'
  return status === 'not_testable' || status === 'not_offered' ? 'skipped' : 'passed'
}

function contentOf(check: ReportedCheck): string {
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
