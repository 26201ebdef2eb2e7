import { script, style } from './html-style.ts'
import { xml } from './junit.ts'
import { comparedGroups } from './compare.ts'
import { nameOf, statuses, type Report, type ReportedCheck, type ReportedExchange } from './report.ts'

const verdicts = { conformant: 'Conformant', violations: 'Violations found', no_verdict: 'No verdict' } as const
const words = (text: string): string => text.replaceAll('_', ' ')

/** The report as one page that needs no network. */
export function renderHtml(report: Report): string {
  const checks = report.checks
    .filter((check) => check.folded_under === undefined)
    .sort((one, other) => place(one) - place(other))
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${xml(report.target.name)}: ${verdicts[report.verdict]}</title><style>${style}</style></head><body><main>
<header><h1>${xml(report.target.name)}</h1><p class="soft">${xml(report.target.base_url)} · ${xml(report.target.forms.join(' and '))} form · ${report.mode} · seed <code>${report.seed}</code> · ${xml(report.started_at)} · ${(report.duration_ms / 1000).toFixed(1)} s · ${report.summary.requests} requests</p></header>
<section class="verdict ${report.verdict}"><div><strong>${verdicts[report.verdict]}</strong><p>${xml(report.reason)}.</p>
<p class="soft">${report.summary.must_exercised} of ${report.summary.must_total} MUST requirements observable over HTTP were tested.</p></div></section>
${summary(report)}${comparison(report)}
<h2>Checks</h2><label><span class="soft" id="shown"></span><input type="search" placeholder="Filter by check, requirement, area or text" aria-label="Filter"></label>
${checks.map((check) => renderCheck(check, report.checks)).join('\n')}
${requirements(report)}${offers(report)}${replies(report)}${decisions(report)}
<p class="soft">${xml(report.tool.name)} ${xml(report.tool.version)}, Node ${xml(report.tool.node)}</p>
</main><script>${script}</script></body></html>
`
}

function summary({ summary: { checks }, checks: all }: Report): string {
  const used = statuses.filter((status) => checks[status] > 0)
  const bar = used.map((status) => `<i class="${status}" style="flex:${checks[status]}"></i>`).join('')
  const buttons = statuses
    .map(
      (status) =>
        `<button class="count ${status}" value="${status}" aria-pressed="false"><b>${checks[status]}</b>${words(status)}</button>`,
    )
    .join('')
  return `<div class="bar" role="img" aria-label="${all.length} checks">${bar}</div><div class="counts">${buttons}</div>`
}

/** Failures that may not be come first, then what a list of known failures says wrongly. */
const place = ({ status, known, unexpected }: ReportedCheck): number =>
  unexpected !== undefined ? 0.5 : status === 'failed' && known ? statuses.length : statuses.indexOf(status)

function comparison({ comparison: found }: Report): string {
  if (found === undefined) return ''
  const rows = comparedGroups(found).map(
    ([title, names]) =>
      `<tr><td>${title}</td><td>${names.length}</td><td>${names.map((name) => `<code>${xml(name)}</code>`).join(' ')}</td></tr>`,
  )
  return `<h2>Since the run of ${xml(found.since)}</h2><table><tbody>${rows.join('')}</tbody></table>`
}

const searchText = ({ id, form, area, status, requirements: cited, message }: ReportedCheck): string =>
  [id, form, area, status, ...cited, message ?? ''].join(' ').toLowerCase()

/** A check, and inside it those that it explains. */
function renderCheck(check: ReportedCheck, all: readonly ReportedCheck[]): string {
  const others = all.filter(({ folded_under: under }) => under === nameOf(check))
  const explained =
    others.length === 0
      ? ''
      : `<h3>This explains ${others.length} more</h3>${others.map((other) => renderCheck(other, [])).join('')}`
  // Who looks for a check that is inside another must find the other.
  const text = [check, ...others].map(searchText).join(' ')
  return `<details class="check ${check.status}" data-status="${check.status}" data-text="${xml(text)}"${check.status === 'failed' && !check.known && check.folded_under === undefined ? ' open' : ''}>
<summary><span class="badge">${check.status === 'failed' && check.known ? 'failed as known' : words(check.status)}</span><span class="name">${xml(check.id)} [${check.form}]</span><span class="soft">${check.duration_ms} ms</span></summary>
<div class="body">${renderBody(check)}${explained}</div></details>`
}

function renderBody(check: ReportedCheck): string {
  const parts = [
    `<p class="soft">${check.requirements.map((id) => `<code>${xml(id)}</code>`).join(' ')} · ${check.runs} ${check.runs === 1 ? 'run' : 'runs'} · ${check.requests} requests</p>`,
  ]
  if (check.unexpected !== undefined) parts.push(`<p><b>${xml(check.unexpected)}</b></p>`)
  if (check.statement !== undefined)
    parts.push(`<p class="rule"><b>${xml(check.violated ?? '')}</b> ${xml(check.statement)}</p>`)
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
  parts.push(
    `<h3>Reproduce</h3><pre>${xml(check.replay.command)}${check.replay.script === undefined ? '' : `\nnode ${xml(check.replay.script)}`}</pre>`,
  )
  if (check.exchanges.length > 0)
    parts.push(`<h3>HTTP exchanges, secrets redacted</h3>${check.exchanges.map(renderExchange).join('')}`)
  return parts.join('\n')
}

function renderExchange({
  number,
  actor,
  request,
  response,
  fault: failure,
  duration_ms: ms,
}: ReportedExchange): string {
  const outcome = response === null ? (failure ?? 'no answer') : String(response.status)
  return `<details class="exchange"><summary>${number}. ${xml(actor)} · ${xml(request.method)} ${xml(new URL(request.url).pathname + new URL(request.url).search)} → ${xml(outcome)} · ${ms} ms</summary>
<pre>${xml(`${request.method} ${request.url}\n${headers(request.headers)}${request.body === null ? '' : `\n${pretty(request.body)}`}`)}</pre>
<pre>${xml(response === null ? (failure ?? '') : `${response.status}\n${headers(response.headers)}\n${pretty(response.body)}`)}</pre></details>`
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

function requirements({ requirements: rows }: Report): string {
  const body = rows.map(
    (row) =>
      `<tr data-status="${row.status}" data-text="${xml(`${row.id} ${row.area} ${row.status} ${row.statement} ${row.checks.join(' ')}`.toLowerCase())}" class="${row.status}"><td><code>${row.id}</code></td><td>${row.level}</td><td>${xml(row.statement)}</td><td><span class="badge">${words(row.status)}</span></td></tr>`,
  )
  return `<h2>Requirements</h2><table><thead><tr><th>Id</th><th>Level</th><th>Statement</th><th>Status</th></tr></thead><tbody>${body.join('')}</tbody></table>`
}

function offers({ target }: Report): string {
  const rows = Object.entries(target.offers).map(
    ([area, { offered, reason }]) =>
      `<tr><td>${xml(words(area))}</td><td>${offered ? 'offered' : 'not offered'}</td><td class="soft">${xml(reason)}</td></tr>`,
  )
  return rows.length === 0
    ? ''
    : `<h2>Areas</h2><table><thead><tr><th>Area</th><th>This target</th><th>Because</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

function replies({ replies: rows }: Report): string {
  const body = rows.map(
    (row) =>
      `<tr><td><code>${xml(row.operation)}</code></td><td><code>${xml(row.pointer || '/')}</code></td><td>${xml(row.message)}</td></tr>`,
  )
  return rows.length === 0
    ? ''
    : `<h2>Answers that differ from the documents</h2><table><tbody>${body.join('')}</tbody></table>`
}

function decisions({ decisions: rows }: Report): string {
  const body = rows.map(
    (row) => `<tr><td><code>${xml(row.id)}</code></td><td>${row.observed.map(xml).join('<br>')}</td></tr>`,
  )
  return rows.length === 0
    ? ''
    : `<h2>Open questions, as this target answers them</h2><table><tbody>${body.join('')}</tbody></table>`
}
