import type { Report, ReportedCheck } from './report.ts'

/** The report as JUnit XML: one suite per area. Warnings pass; what could not be judged is skipped. */
export function renderJunit(report: Report): string {
  const areas = [...new Set(report.checks.map(({ area }) => area))].sort()
  const suites = areas.map((area) =>
    suite(
      area,
      report.checks.filter((check) => check.area === area),
    ),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${xml(report.target.name)}" time="${seconds(report.duration_ms)}">\n${suites.join('')}</testsuites>\n`
}

function suite(area: string, checks: readonly ReportedCheck[]): string {
  const of = (...statuses: string[]): number => checks.filter(({ status }) => statuses.includes(status)).length
  const time = seconds(checks.reduce((sum, check) => sum + check.duration_ms, 0))
  return `  <testsuite name="${xml(area)}" tests="${checks.length}" failures="${of('failed')}" errors="${of('error')}" skipped="${of('not_testable', 'not_offered')}" time="${time}">\n${checks.map(testCase).join('')}  </testsuite>\n`
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
  if (check.status === 'failed') {
    const text = [
      `${check.violated}: ${check.statement}`,
      `expected: ${JSON.stringify(check.expected)}`,
      `actual: ${JSON.stringify(check.actual)}`,
      check.replay.command,
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

/** Control characters but tab and line ends, and two that are no characters: XML forbids them even when escaped. */
const forbidden = /[^\t\n\r\u0020-\ufffd\u{10000}-\u{10ffff}]/gu

/** Text for XML and HTML; characters that XML forbids are shown as a replacement character. */
export const xml = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(forbidden, '\ufffd')
    .replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)
