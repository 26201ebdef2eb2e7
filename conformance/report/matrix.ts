/** One page from several reports: requirements as rows, implementations as columns. */
import { statusInWords } from './counts.ts'
import { style as reportStyle } from './html-style.ts'
import { table } from './html-tables.ts'
import { xml } from './junit.ts'
import { pagePolicy } from './page-policy.ts'
import type { StoredReport } from './read-report.ts'
import { nameOf, verdictInWords, type Report, type ReportedRequirement } from './report.ts'
import { contribution } from './verdict.ts'

/** Result of one implementation for one requirement. `not_judged`: no check of the run cites the requirement. */
type Outcome = ReportedRequirement['status'] | 'expected_to_fail' | 'not_judged'

const style = `${reportStyle}
main,header,footer{max-width:none}main td,main th{min-width:96px}main td:nth-child(3){min-width:320px}
.expected_to_fail{--tone:var(--warned)}.not_judged{--tone:var(--soft)}td.outcome{color:var(--tone);font-weight:600;font-size:13px}`

/** Content security policy of the page: no script, and nothing from elsewhere. */
export const matrixPolicy = pagePolicy(style)

const outcomes: readonly Outcome[] = [
  'passed',
  'failed',
  'expected_to_fail',
  'error',
  'warned',
  'not_testable',
  'not_offered',
  'not_judged',
]

/** @param stored at least one report; one column each, in this order */
export function renderMatrix(stored: readonly StoredReport[]): string {
  const reports = stored.map(({ report }) => report)
  const rows = rowsOf(reports)
  const columns = reports.map((report) => outcomesOf(report))
  const areas = [...new Set(rows.map(({ area }) => area))].sort()
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${xml(matrixPolicy)}">
<title>Requirements by implementation</title><style>${style}</style></head><body>
<a class="skip" href="#requirements">Skip to the requirements</a>
<header><h1>Requirements by implementation</h1><p class="soft">${rows.length} requirements, ${reports.length} ${reports.length === 1 ? 'report' : 'reports'}.</p></header>
<main><section><h2>Implementations</h2>${differences(reports)}${runTable(stored, columns)}</section>
<section id="requirements"><h2>Requirements</h2><p>${areas.map((area) => `<a href="#area-${xml(area)}">${xml(area)}</a>`).join(' · ')}</p>
${areas
  .map(
    (area) =>
      `<h3 id="area-${xml(area)}">${xml(area)}</h3>${requirementTable(
        area,
        rows.filter((row) => row.area === area),
        reports,
        columns,
      )}`,
  )
  .join('\n')}</section>
</main></body></html>
`
}

/** Returns each requirement of the reports once, in the order of the ids. */
function rowsOf(reports: readonly Report[]): ReportedRequirement[] {
  const rows = new Map(reports.flatMap(({ requirements }) => requirements).map((row) => [row.id, row]))
  return [...rows.values()].sort((one, other) => one.id.localeCompare(other.id))
}

function outcomesOf(report: Report): Map<string, Outcome> {
  const known = new Set(report.checks.filter((check) => check.known).map(nameOf))
  const failedBy = (id: string): string[] =>
    report.checks.filter((check) => check.requirements.includes(id) && contribution(check, id) === 'failed').map(nameOf)
  return new Map(
    report.requirements.map(({ id, status }) => [
      id,
      status === 'failed' && failedBy(id).every((name) => known.has(name)) ? 'expected_to_fail' : status,
    ]),
  )
}

/** Members that equal verdicts need: without them two columns of the page were judged differently. */
const compared: readonly [what: string, valueOf: (report: Report) => string | undefined][] = [
  ['sets of checks', ({ provenance }) => provenance.checks],
  ['requirements', ({ provenance }) => provenance.requirements],
  ['API documents', ({ provenance }) => provenance.documents],
  ['interface documents', ({ provenance }) => provenance.interface],
  ['requirement sets (--set)', ({ requirement_set: set }) => set],
  ['modes', ({ mode }) => mode],
]

function differences(reports: readonly Report[]): string {
  const found = compared.filter(([, valueOf]) => new Set(reports.map(valueOf)).size > 1).map(([what]) => what)
  return found.length === 0
    ? ''
    : `<p><b>The runs differ in their ${xml(found.join(', '))}, so their columns are not fully comparable.</b></p>`
}

function runTable(stored: readonly StoredReport[], columns: readonly Map<string, Outcome>[]): string {
  const code = (text: string | undefined): string => (text === undefined ? 'unknown' : `<code>${xml(text)}</code>`)
  const lines: [title: string, render: (one: StoredReport, index: number) => string][] = [
    ['Verdict', ({ report }) => `<span class="badge ${report.verdict}">${verdictInWords[report.verdict]}</span>`],
    ['Reason', ({ report }) => xml(report.reason)],
    ...outcomes.map((outcome): [string, (one: StoredReport, index: number) => string] => [
      `Requirements: ${inWords(outcome)}`,
      (_, index) => String([...columns[index]!.values()].filter((one) => one === outcome).length),
    ]),
    ['Version', ({ report }) => xml(report.target.version ?? 'unknown')],
    ['Forms', ({ report }) => xml(report.target.forms.join(', '))],
    ['Run', ({ report }) => `${xml(report.started_at)}, ${report.mode}, requirements ${xml(report.requirement_set)}`],
    ['Command', ({ report }) => code(report.command)],
    ['Harness', ({ report }) => `${xml(report.tool.version)}, commit ${code(report.provenance.commit)}`],
    ['Digest of the checks', ({ report }) => code(report.provenance.checks)],
    ['Digest of the requirements', ({ report }) => code(report.provenance.requirements)],
    ['Digest of the API documents', ({ report }) => code(report.provenance.documents)],
    ['Digest of the interface document', ({ report }) => code(report.provenance.interface)],
    ['Digest of report.json', ({ digest }) => code(digest)],
  ]
  const body = lines
    .filter(([title]) => title !== `Requirements: ${inWords('not_judged')}`)
    .map(
      ([title, render]) =>
        `<tr><th scope="row">${title}</th>${stored.map((one, index) => `<td>${render(one, index)}</td>`).join('')}</tr>`,
    )
  return table('Implementations', ['Property', ...stored.map(({ report }) => xml(report.target.name))], body)
}

function requirementTable(
  area: string,
  rows: readonly ReportedRequirement[],
  reports: readonly Report[],
  columns: readonly Map<string, Outcome>[],
): string {
  const body = rows.map((row) => {
    const results = columns.map((column) => column.get(row.id) ?? 'not_judged')
    return `<tr><th scope="row"><code>${row.id}</code> ${row.level}</th><td>${xml(row.section)}</td><td>${xml(row.statement)}</td>${results.map((outcome) => `<td class="outcome ${outcome}">${inWords(outcome)}</td>`).join('')}</tr>`
  })
  const names = reports.map(({ target }) => xml(target.name))
  return table(`Requirements of ${area}`, ['Requirement', 'Section', 'Statement', ...names], body)
}

const inWords = (outcome: Outcome): string =>
  outcome === 'expected_to_fail' || outcome === 'not_judged' ? outcome.replaceAll('_', ' ') : statusInWords(outcome)
