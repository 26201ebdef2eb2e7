/** The report of `parley-conform client`: the same files as the report on a service, without scripts and replays. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { redactValue } from '../client/redaction.ts'
import type { CaseResult } from '../client-judge/outcome.ts'
import { ownVersion } from '../runner/own-version.ts'
import { readProvenance, type Provenance } from '../runner/provenance.ts'
import { describeSection, readRequirements } from '../runner/requirements.ts'
import { renderBadge } from './badge.ts'
import { count, countedStatuses, describeCounts, statusInWords, type Counts } from './counts.ts'
import { script, style } from './html-style.ts'
import { xml } from './junit.ts'
import { pagePolicy } from './page-policy.ts'
import { statuses, verdictInWords, type Report, type ReportedRequirement, type Verdict } from './report.ts'
import { worstFirst } from './verdict.ts'

/** A case of the client judge, in report.json. */
export interface ReportedCase {
  id: string
  area: string
  requirements: readonly string[]
  title: string
  status: CaseResult['status']
  duration_ms: number
  /** Missing when the case passed. */
  message?: string
  /** How to repair the client; only with a failure. */
  advice?: string
  /** Operations, requests and restarts of a case that did not pass, in order. */
  timeline: readonly string[]
  /** Command that repeats the case. */
  replay: string
}

/** Type of report.json. Members with the names of the report on a service have the same meaning. */
export interface ClientReport extends Pick<
  Report,
  'tool' | 'command' | 'seed' | 'started_at' | 'duration_ms' | 'verdict' | 'reason'
> {
  provenance: Provenance
  /** The judged command. */
  client: { command: readonly string[] }
  summary: { checks: Counts; requirements: Counts }
  requirements: Pick<ReportedRequirement, 'id' | 'section' | 'statement' | 'status' | 'checks'>[]
  checks: ReportedCase[]
}

export interface ClientReportInput {
  root: string
  command: readonly string[]
  seed: number
  startedAt: number
  results: readonly CaseResult[]
  /** Returns a shell command of the harness that judges this client, with further options. */
  repeat: (...options: string[]) => string
}

export function buildClientReport({
  root,
  command,
  seed,
  startedAt,
  results,
  repeat,
}: ClientReportInput): ClientReport {
  const checks = results.map((result): ReportedCase => {
    const { id, requirements, title, status, durationMs, message, advice, timeline } = result
    const isBad = status === 'failed' || status === 'error'
    return {
      id,
      area: id.split('.')[0]!,
      requirements,
      title,
      status,
      duration_ms: Math.round(durationMs),
      ...(message && { message }),
      ...(isBad && { advice }),
      timeline: status === 'passed' ? [] : timeline,
      replay: repeat('--only', id, '--seed', String(seed)),
    }
  })
  const rows = requirementRows(root, checks)
  return redactValue({
    tool: { name: 'parley-conform', version: ownVersion(root), node: process.version },
    provenance: readProvenance(root),
    command: repeat('--seed', String(seed)),
    client: { command },
    seed,
    started_at: new Date(startedAt).toISOString(),
    duration_ms: Date.now() - startedAt,
    ...clientVerdict(results),
    summary: { checks: count(checks), requirements: count(rows) },
    requirements: rows,
    checks,
  })
}

/** Violations: a failed case. No verdict: an error, or less than half of the cases have a result. */
export function clientVerdict(results: readonly Pick<CaseResult, 'status'>[]): { verdict: Verdict; reason: string } {
  const counts = count(results)
  const reason = describeCounts(counts)
  if (counts.failed > 0) return { verdict: 'violations', reason }
  const isJudged = counts.error === 0 && (counts.passed + counts.warned) * 2 >= results.length
  return { verdict: isJudged ? 'conformant' : 'no_verdict', reason }
}

function requirementRows(root: string, checks: readonly ReportedCase[]): ClientReport['requirements'] {
  const known = readRequirements(root)
  return [...new Set(checks.flatMap(({ requirements }) => requirements))].toSorted().map((id) => {
    const cited = checks.filter(({ requirements }) => requirements.includes(id))
    const row = known.get(id)
    return {
      id,
      section: row ? describeSection(row) : '',
      statement: row?.statement ?? '',
      status: worstFirst.find((status) => cited.some((one) => one.status === status))!,
      checks: cited.map((one) => one.id),
    }
  })
}

/** Writes report.json, report.html, report.md, junit.xml and badge.svg. */
export function writeClientReport(folder: string, report: ClientReport): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'report.json'), `${JSON.stringify(report, null, 2)}\n`)
  writeFileSync(join(folder, 'report.html'), renderHtml(report))
  writeFileSync(join(folder, 'report.md'), renderMarkdown(report))
  writeFileSync(join(folder, 'junit.xml'), renderJunit(report))
  writeFileSync(join(folder, 'badge.svg'), renderBadge(report))
}

const nameOf = ({ client: { command } }: ClientReport): string => command.join(' ')
const worst = (checks: readonly ReportedCase[]): ReportedCase[] =>
  checks.toSorted((one, other) => statuses.indexOf(one.status) - statuses.indexOf(other.status))

function renderHtml(report: ClientReport): string {
  const rows = report.requirements.map(
    ({ id, section, statement, status }) =>
      `<tr class="${status}" data-status="${status}" data-text="${xml(`${id} ${section} ${statement}`.toLowerCase())}"><th scope="row"><code>${id}</code></th><td>${xml(section)}</td><td>${xml(statement)}</td><td><span class="badge">${statusInWords(status)}</span></td></tr>`,
  )
  const options = statuses.map((status) => `<option value="${status}">${statusInWords(status)}</option>`).join('')
  const counts = countedStatuses
    .filter((status) => status !== 'not_offered')
    .map(
      (status) => `<li class="count ${status}"><b>${report.summary.checks[status]}</b> ${statusInWords(status)}</li>`,
    )
  const title = `${xml(nameOf(report))}: ${verdictInWords[report.verdict]}`
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${xml(pagePolicy(style, script))}">
<title>${title}</title><style>${style}</style></head><body>
<a class="skip" href="#checks">Skip to the cases</a>
<header><h1>${xml(nameOf(report))}</h1><p class="soft">seed <code>${report.seed}</code> · ${report.started_at} · ${(report.duration_ms / 1000).toFixed(1)} s</p></header>
<main><section class="verdict ${report.verdict}" aria-label="Verdict"><strong>${verdictInWords[report.verdict]}</strong><p>${xml(report.reason)}.</p></section>
<section><h2>Result of ${report.checks.length} cases</h2><ul class="counts">${counts.join('')}</ul></section>
<section id="checks"><h2>Cases</h2><div class="filter" hidden><label>Filter by case, requirement or text<input type="search" name="text"></label>
<label>Status<select name="status"><option value="">all</option>${options}</select></label><p class="soft" role="status"></p></div>
${worst(report.checks).map(renderCase).join('\n')}</section>
<section><h2>Requirements</h2><div class="scroll"><table><thead><tr><th>Id</th><th>Section</th><th>Statement</th><th>Status</th></tr></thead><tbody>${rows.join('')}</tbody></table></div></section>
</main><footer class="soft"><p>${xml(`${report.tool.name} ${report.tool.version}, Node ${report.tool.node}`)}</p><p>Command: ${xml(report.command)}</p></footer>
<script>${script}</script></body></html>
`
}

function renderCase({
  id,
  requirements,
  title,
  status,
  duration_ms: ms,
  message,
  advice,
  timeline,
  replay,
}: ReportedCase) {
  const text = [id, ...requirements, title, message ?? ''].join(' ').toLowerCase()
  const cited = requirements.map((one) => `<code>${xml(one)}</code>`).join(' ')
  const shown = timeline.length === 0 ? '' : `<h3>Timeline</h3><pre>${xml(timeline.join('\n'))}</pre>`
  return `<details class="check ${status}" data-status="${status}" data-text="${xml(text)}"${status === 'failed' ? ' open' : ''}>
<summary><span class="badge">${statusInWords(status)}</span><span class="name">${xml(id)}</span><span class="soft">${ms} ms</span></summary>
<div class="body"><p class="soft">${cited}</p><p>The client ${xml(title)}.</p>${message ? `<p><b>${xml(message)}</b></p>` : ''}${advice ? `<p class="rule">${xml(advice)}</p>` : ''}${shown}<h3>Reproduce</h3><pre>${xml(replay)}</pre></div></details>`
}

function renderMarkdown(report: ClientReport): string {
  const { checks } = report.summary
  const shown = countedStatuses.filter((status) => status !== 'not_offered')
  const open = worst(report.checks).filter(({ status }) => status !== 'passed')
  return [
    `# ${nameOf(report)}: ${statusInWords(report.verdict as never)}`,
    '',
    `${report.reason}. Seed ${report.seed}, ${(report.duration_ms / 1000).toFixed(1)} s.`,
    '',
    `| ${shown.map(statusInWords).join(' | ')} |`,
    `|${'---|'.repeat(shown.length)}`,
    `| ${shown.map((status) => checks[status]).join(' | ')} |`,
    ...(open.length > 0 ? ['', '## Cases that did not pass', ''] : []),
    ...open.map(
      ({ id, status, requirements, message, advice }) =>
        `- ${statusInWords(status)}: \`${id}\` (${requirements.join(', ')}): ${message ?? ''}${advice ? ` ${advice}` : ''}`,
    ),
    '',
    `${report.tool.name} ${report.tool.version}. Command: \`${report.command}\`.`,
    '',
  ].join('\n')
}

/** Renders JUnit XML with one suite per area. A case that warned is a test that passed, with its message as output. */
function renderJunit(report: ClientReport): string {
  const seconds = (ms: number) => (ms / 1000).toFixed(3)
  const suites = [...new Set(report.checks.map(({ area }) => area))].toSorted().map((area) => {
    const cases = report.checks.filter((one) => one.area === area)
    const { failed, error, not_testable: skipped } = count(cases)
    const time = seconds(cases.reduce((sum, one) => sum + one.duration_ms, 0))
    const lines = cases.map((one) => {
      const message = xml(one.message ?? '')
      const text = xml([one.advice, ...one.timeline, one.replay].join('\n'))
      const inner = {
        passed: '',
        warned: `<system-out>${message}</system-out>`,
        failed: `<failure message="${message}" type="${xml(one.requirements[0] ?? '')}">${text}</failure>`,
        error: `<error message="${message}">${text}</error>`,
        not_testable: `<skipped message="${message}"/>`,
      }[one.status]
      return `    <testcase classname="${xml(area)}" name="${xml(one.id)}" time="${seconds(one.duration_ms)}">${inner}</testcase>\n`
    })
    return `  <testsuite name="${xml(area)}" tests="${cases.length}" failures="${failed}" errors="${error}" skipped="${skipped}" time="${time}">\n${lines.join('')}  </testsuite>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${xml(nameOf(report))}" time="${seconds(report.duration_ms)}">\n${suites.join('')}</testsuites>\n`
}
