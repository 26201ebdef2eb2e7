import { countedStatuses, describeCounts, statusInWords, type Counts } from './counts.ts'
import { describeOthers } from './fold.ts'
import { script, style } from './html-style.ts'
import {
  anchorOf,
  areaTable,
  comparisonTable,
  decisionTable,
  mismatchTable,
  offerTable,
  operationList,
  requirementTable,
} from './html-tables.ts'
import { outcomeOf, pathOf, renderTimeline } from './html-timeline.ts'
import { xml } from './junit.ts'
import { pagePolicy } from './page-policy.ts'
import {
  describeScript,
  nameOf,
  provenanceInWords,
  statuses,
  verdictInWords,
  violatedWithSection,
  type Report,
  type ReportedCheck,
  type ReportedExchange,
} from './report.ts'

/** Content security policy of report.html. */
export const reportPolicy = pagePolicy(style, script)

/** Renders the report as one page that needs no network, and no script for reading. */
export function renderHtml(report: Report): string {
  const { target, summary } = report
  const checks = report.checks
    .filter((check) => check.folded_under === undefined)
    .sort((one, other) => place(one) - place(other))
  return renderPage({
    report,
    name: target.name,
    noun: 'checks',
    facts: `${xml(target.base_url)} · ${xml(target.forms.join(' and '))} form · ${report.mode} · requirements ${xml(report.requirement_set)} · seed <code>${report.seed}</code> · ${xml(report.started_at)} · ${(report.duration_ms / 1000).toFixed(1)} s · ${summary.requests} requests`,
    coverage: `\n<p class="soft">${summary.must_exercised} of ${summary.must_total} MUST requirements observable over HTTP were tested.</p>`,
    checks: `${comparisonTable(report)}
<section id="checks"><h2>Checks</h2>${filter('check')}
${checks.map((check) => renderCheck(check, report.checks)).join('\n')}</section>`,
    tables: `${areaTable(report)}${requirementTable(report)}${operationList(report)}${offerTable(report)}${mismatchTable(report)}${decisionTable(report)}`,
  })
}

interface Page {
  report: Pick<Report, 'verdict' | 'reason' | 'tool' | 'provenance' | 'command'> & { summary: { checks: Counts } }
  name: string
  noun: string
  /** Facts of the run, as HTML. */
  facts: string
  /** Paragraph after the reason of the verdict, as HTML. */
  coverage?: string
  /** Section of the checks, with its anchor. */
  checks: string
  /** Sections after the checks. */
  tables: string
}

/** Renders a page of a report, of a service or of a client. */
export function renderPage({ report, name, noun, facts, coverage = '', checks, tables }: Page): string {
  const verdict = verdictInWords[report.verdict]
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${xml(reportPolicy)}">
<title>${xml(name)}: ${verdict}</title><style>${style}</style></head><body>
<a class="skip" href="#checks">Skip to the ${noun}</a>
<header><h1>${xml(name)}</h1><p class="soft">${facts}</p></header>
<main>
<section class="verdict ${report.verdict}" aria-label="Verdict"><strong>${verdict}</strong><p>${xml(report.reason)}.</p>${coverage}</section>
${summary(report.summary.checks, noun)}${checks}
${tables}
</main><footer class="soft">${renderProvenance(report)}</footer>
<script>${script}</script></body></html>
`
}

/** Renders the members with which another team repeats the run. */
function renderProvenance({ tool, provenance, command }: Page['report']): string {
  const { commit, ...digests } = provenance
  const lines = [
    `${tool.name} ${tool.version}, commit ${commit ?? 'unknown'}, Node ${tool.node}`,
    `Command: ${command}`,
    ...Object.entries(digests).map(
      ([name, digest]) => `SHA-256 of the ${provenanceInWords[name as keyof typeof digests]}: ${digest}`,
    ),
  ]
  return lines.map((line) => `<p>${xml(line)}</p>`).join('')
}

/** Renders the filter of a list. It is hidden until its script runs. */
export const filter = (noun: string): string =>
  `<div class="filter" hidden><label>Filter by ${noun}, requirement, area or text<input type="search" name="text"></label>
<label>Status<select name="status"><option value="">all</option>${statuses.map((status) => `<option value="${status}">${statusInWords(status)}</option>`).join('')}</select></label>
<p class="soft" role="status"></p></div>`

function summary(checks: Counts, noun: string): string {
  const counts = countedStatuses.map(
    (status) => `<li class="count ${status}"><b>${checks[status]}</b> ${statusInWords(status)}</li>`,
  )
  const total = Object.values(checks).reduce((sum, number) => sum + number, 0)
  return `<section><h2>Result of ${total} ${noun}</h2>${renderBar(checks)}<ul class="counts">${counts.join('')}</ul></section>`
}

/** Renders the counts as a bar. Its label has the same content. */
function renderBar(checks: Counts): string {
  let x = 0
  const parts = countedStatuses.map((status) => {
    const part = `<rect class="${status}" x="${x}" width="${checks[status]}" height="1"/>`
    x += checks[status]
    return part
  })
  return `<svg class="bar" role="img" aria-label="${describeCounts(checks)}" viewBox="0 0 ${Math.max(x, 1)} 1" preserveAspectRatio="none">${parts.join('')}</svg>`
}

/** Sort order: unexpected failures first, then wrong entries in a list of known failures. */
const place = ({ status, known, unexpected }: ReportedCheck): number =>
  unexpected !== undefined ? 0.5 : status === 'failed' && known ? statuses.length : statuses.indexOf(status)

function badgeOf({ status, known, flaky }: ReportedCheck): string {
  if (status !== 'failed' || !known) return statusInWords(status)
  return flaky ? 'failed as flaky' : 'failed as known'
}

const searchText = ({ id, form, area, status, requirements: cited, message }: ReportedCheck): string =>
  [id, form, area, status, ...cited, message ?? ''].join(' ').toLowerCase()

/** Renders a check, and inside it the checks that it explains. */
function renderCheck(check: ReportedCheck, all: readonly ReportedCheck[]): string {
  const others = all.filter(({ folded_under: under }) => under === nameOf(check))
  const explained =
    others.length === 0
      ? ''
      : `<h3>${describeOthers(others.length)}</h3>${others.map((other) => renderCheck(other, [])).join('')}`
  // A search for a check inside another one must find the outer one.
  const text = [check, ...others].map(searchText).join(' ')
  return renderDetails({
    check,
    name: nameOf(check),
    text,
    isOpen: check.status === 'failed' && !check.known && check.folded_under === undefined,
    badge: badgeOf(check),
    more: others.length === 0 ? '' : ` and ${others.length} more`,
    body: renderBody(check, explained),
  })
}

interface Details {
  check: Pick<ReportedCheck, 'status' | 'duration_ms'>
  name: string
  /** Text that the filter searches. */
  text: string
  isOpen: boolean
  badge: string
  /** Text after the name. */
  more?: string
  /** HTML. */
  body: string
}

/** Renders a result that opens to its details. */
export const renderDetails = ({ check, name, text, isOpen, badge, more = '', body }: Details): string =>
  `<details class="check ${check.status}" id="${anchorOf(name)}" data-status="${check.status}" data-text="${xml(text)}"${isOpen ? ' open' : ''}>
<summary><span class="badge">${badge}</span><span class="name">${xml(name)}${more}</span><span class="soft">${check.duration_ms} ms</span></summary>
<div class="body">${body}</div></details>`

/** @param explained checks that this one explains, rendered before long content */
function renderBody(check: ReportedCheck, explained: string): string {
  const parts = [
    `<p class="soft">${check.requirements.map((id) => `<code>${xml(id)}</code>`).join(' ')} · ${check.runs} ${check.runs === 1 ? 'run' : 'runs'} · ${check.requests} requests</p>`,
  ]
  if (check.unexpected !== undefined) parts.push(`<p><b>${xml(check.unexpected)}</b></p>`)
  if (check.statement !== undefined)
    parts.push(`<p class="rule"><b>${xml(violatedWithSection(check))}</b> ${xml(check.statement)}</p>`)
  if (check.message !== undefined)
    parts.push(`<p>${xml(check.message)}${check.seen === undefined ? '' : ` (${xml(check.seen)})`}</p>`)
  if (check.unlock !== undefined) parts.push(`<p class="soft">To make it testable: ${xml(check.unlock)}</p>`)
  if (check.status === 'failed') {
    parts.push(
      `<div class="sides"><div><h3>Expected</h3>${json(check.expected)}</div><div><h3>Actual</h3>${json(check.actual)}</div></div>`,
    )
    if (check.counterexample !== undefined)
      parts.push(
        `<h3>Shortest counterexample, ${check.shrinks ?? 0} steps smaller than the first</h3>${json(check.counterexample)}`,
      )
  }
  const warnings = check.warnings.filter(({ message }) => message !== check.message)
  if (warnings.length > 0)
    parts.push(
      `<h3>Warnings</h3>${warnings.map((warning) => `<p>${xml(warning.message)}</p>${'actual' in warning && warning.actual !== undefined ? json(warning.actual) : ''}`).join('')}`,
    )
  if (check.status === 'failed' || check.status === 'error') parts.push(renderTimeline(check))
  parts.push(explained)
  parts.push(
    `<h3>Reproduce</h3><pre>${xml([check.replay.command, describeScript(check)].filter((line) => line !== undefined).join('\n'))}</pre>`,
  )
  if (check.exchanges.length > 0)
    parts.push(`<h3>HTTP exchanges, secrets redacted</h3>${check.exchanges.map(renderExchange).join('')}`)
  return parts.join('\n')
}

function renderExchange(exchange: ReportedExchange): string {
  const { number, actor, request, response, fault, duration_ms: ms } = exchange
  return `<details class="exchange"><summary>${number}. ${xml(actor)} · ${xml(request.method)} ${xml(pathOf(exchange))} → ${xml(outcomeOf(exchange))} · ${ms} ms</summary>
<pre>${xml(`${request.method} ${request.url}\n${headers(request.headers)}${request.body === null ? '' : `\n${pretty(request.body)}`}`)}</pre>
<pre>${xml(response === null ? (fault ?? '') : `${response.status}\n${headers(response.headers)}\n${pretty(response.body)}`)}</pre></details>`
}

const headers = (all: Record<string, string>): string =>
  Object.entries(all)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('')
const json = (value: unknown): string =>
  `<pre>${xml(value === undefined ? '–' : typeof value === 'string' ? value : JSON.stringify(value, null, 2))}</pre>`

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
