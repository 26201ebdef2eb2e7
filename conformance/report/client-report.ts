/** The report of `parley-conform client`: the same files as the report on a service, without scripts and replays. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { redactValue } from '../client/redaction.ts'
import type { CaseResult } from '../client-judge/outcome.ts'
import { ownVersion } from '../runner/own-version.ts'
import { readProvenance, type Provenance } from '../runner/provenance.ts'
import { describeSection, readRequirements } from '../runner/requirements.ts'
import { renderBadge } from './badge.ts'
import { count, describeCounts, statusInWords, type Counts } from './counts.ts'
import { requirementTable } from './html-tables.ts'
import { filter, renderDetails, renderPage } from './html.ts'
import { renderSuites, xml } from './junit.ts'
import { countsTable } from './markdown.ts'
import { statuses, type Report, type ReportedRequirement, type Verdict } from './report.ts'
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
  requirements: ReportedRequirement[]
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

function requirementRows(root: string, checks: readonly ReportedCase[]): ReportedRequirement[] {
  const known = readRequirements(root)
  return [...new Set(checks.flatMap(({ requirements }) => requirements))].toSorted().map((id) => {
    const { area, level, form, statement, ...row } = known.get(id)!
    const cited = checks.filter(({ requirements }) => requirements.includes(id))
    const status = worstFirst.find((one) => cited.some((reported) => reported.status === one))!
    const names = cited.map((reported) => reported.id)
    return { id, area, level, form, section: describeSection(row), statement, status, checks: names }
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
const seconds = ({ duration_ms: ms }: ClientReport): string => (ms / 1000).toFixed(1)
const worst = (checks: readonly ReportedCase[]): ReportedCase[] =>
  checks.toSorted((one, other) => statuses.indexOf(one.status) - statuses.indexOf(other.status))

function renderHtml(report: ClientReport): string {
  return renderPage({
    report,
    name: nameOf(report),
    noun: 'cases',
    facts: `seed <code>${report.seed}</code> · ${report.started_at} · ${seconds(report)} s`,
    checks: `<section id="checks"><h2>Cases</h2>${filter('case')}
${worst(report.checks).map(renderCase).join('\n')}</section>`,
    tables: requirementTable(report),
  })
}

function renderCase(one: ReportedCase): string {
  const { id, requirements, title, status, message, advice, timeline, replay } = one
  const cited = requirements.map((name) => `<code>${xml(name)}</code>`).join(' ')
  const shown = timeline.length === 0 ? '' : `<h3>Timeline</h3><pre>${xml(timeline.join('\n'))}</pre>`
  return renderDetails({
    check: one,
    name: id,
    text: [id, ...requirements, title, message ?? ''].join(' ').toLowerCase(),
    isOpen: status === 'failed',
    badge: statusInWords(status),
    body: `<p class="soft">${cited}</p><p>The client ${xml(title)}.</p>${message ? `<p><b>${xml(message)}</b></p>` : ''}${advice ? `<p class="rule">${xml(advice)}</p>` : ''}${shown}<h3>Reproduce</h3><pre>${xml(replay)}</pre>`,
  })
}

function renderMarkdown(report: ClientReport): string {
  const open = worst(report.checks).filter(({ status }) => status !== 'passed')
  return [
    `# ${nameOf(report)}: ${report.verdict.replace('_', ' ')}`,
    '',
    `${report.reason}. Seed ${report.seed}, ${seconds(report)} s.`,
    '',
    ...countsTable(report.summary.checks),
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

const renderJunit = (report: ClientReport): string =>
  renderSuites(nameOf(report), report.duration_ms, report.checks, (one) => {
    const message = xml(one.message ?? '')
    const text = xml([one.advice, ...one.timeline, one.replay].join('\n'))
    return {
      passed: '',
      warned: `<system-out>${message}</system-out>`,
      failed: `<failure message="${message}" type="${xml(one.requirements[0] ?? '')}">${text}</failure>`,
      error: `<error message="${message}">${text}</error>`,
      not_testable: `<skipped message="${message}"/>`,
    }[one.status]
  })
