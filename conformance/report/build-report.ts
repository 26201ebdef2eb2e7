import { join } from 'node:path'
import { redactValue } from '../client/redaction.ts'
import type { RecordedDelivery } from '../client/recorder.ts'
import type { Exchange } from '../client/exchange.ts'
import type { Mode } from '../check-api/needs.ts'
import { ownVersion } from '../runner/own-version.ts'
import { readProvenance } from '../runner/provenance.ts'
import { wholeSet } from '../runner/requirement-sets.ts'
import { describeSection, type Requirements } from '../runner/requirements.ts'
import type { CheckResult } from '../runner/result.ts'
import type { Capabilities } from '../target/session.ts'
import type { Target } from '../target/target.ts'
import { compare, type Earlier } from './compare.ts'
import { count } from './counts.ts'
import { findingsOf, fold } from './fold.ts'
import { listedAs, unexpectedEnd, type KnownFailures } from './known-failures.ts'
import type { Report, ReportedCheck, ReportedDelivery, ReportedExchange } from './report.ts'
import { coverRequests } from './request-coverage.ts'
import { requirementResults, reachVerdict } from './verdict.ts'

export interface ReportInput {
  root: string
  target: Target
  capabilities: Capabilities | null
  mode: Mode
  seed: number
  strict: boolean
  startedAt: number
  results: readonly CheckResult[]
  requirements: Requirements
  /** The frozen requirement set of the run; default: all requirements. */
  set?: string
  /** Returns a shell command of the harness for this target: `parley-conform --target FILE` and the arguments. */
  command: (...words: string[]) => string
  /** Shell command that repeats the run. */
  repeat: string
  /** Folder of the report, as commands contain it. */
  folder: string
  /** Forms for which the run selected all checks of the mode, so that a missing request case is a gap. */
  coveredForms?: readonly string[]
  /** Reason why the run ended before the checks. */
  failure?: string
  /** Known failures. */
  known?: KnownFailures
  /** An earlier report to compare with. */
  earlier?: Earlier
  /** The run was interrupted before all of its checks had started. */
  interrupted?: boolean
}

export function buildReport(parts: ReportInput): Report {
  const { target, capabilities, results, requirements } = parts
  const version = ownVersion(parts.root)
  const outcome = reachVerdict(results, requirements, parts)
  const rows = requirementResults(results, requirements)
  const checks = results
    .map((result) => reported(result, parts))
    .sort((one, other) => one.id.localeCompare(other.id) || one.form.localeCompare(other.form))
  fold(checks)
  return redactValue({
    tool: { name: 'parley-conform', version, node: process.version },
    provenance: readProvenance(parts.root),
    command: parts.repeat,
    target: {
      name: target.name,
      version: target.version,
      base_url: target.base_url,
      forms: target.forms,
      offers: Object.fromEntries(
        Object.entries(capabilities?.offered ?? {}).map(([area, offered]) => [
          area,
          { offered, reason: capabilities?.reasons[area as keyof Capabilities['reasons']] ?? '' },
        ]),
      ),
    },
    seed: parts.seed,
    mode: parts.mode,
    requirement_set: parts.set ?? wholeSet,
    started_at: new Date(parts.startedAt).toISOString(),
    duration_ms: Date.now() - parts.startedAt,
    verdict: parts.failure === undefined ? outcome.verdict : 'no_verdict',
    reason: parts.failure ?? outcome.reason,
    summary: {
      checks: count(checks),
      requirements: count(rows),
      findings: findingsOf(checks).length,
      must_exercised: outcome.mustExercised,
      must_total: outcome.mustTotal,
      requests: results.reduce((sum, { requests }) => sum + requests, 0),
    },
    comparison: parts.earlier && compare(parts.earlier, checks),
    requirements: rows,
    checks,
    decisions: collectDecisions(results),
    replies: collectMismatches(results),
    ...(parts.coveredForms !== undefined && capabilities !== null && parts.interrupted !== true
      ? { request_coverage: coverRequests(results, { forms: parts.coveredForms, offered: capabilities.offered }) }
      : {}),
  })
}

function reported(
  result: CheckResult,
  { requirements, command, folder, mode, known = new Map(), interrupted, failure }: ReportInput,
): ReportedCheck {
  const {
    durationMs,
    recorded: _recorded,
    decisions: _decisions,
    mismatches: _mismatches,
    requestCases: _requestCases,
    errorAnswers: _errorAnswers,
    names: _names,
    failureClass,
    exchanges,
    deliveries,
    failedAt,
    replay,
    ...rest
  } = result
  const broken = result.violated === undefined ? undefined : requirements.get(result.violated)
  const unexpected = unexpectedEnd(known, result)
  const listed = listedAs(known, result)
  const file = result.status === 'failed' ? `replay/${fileName(result)}.json` : undefined
  return {
    ...rest,
    failure_class: failureClass,
    known: listed === undefined ? undefined : true,
    flaky: listed === 'sometimes' ? true : undefined,
    ...(unexpected === undefined || interrupted || failure !== undefined ? {} : { unexpected }),
    duration_ms: Math.round(durationMs),
    statement: broken?.statement.trim(),
    section: broken && describeSection(broken),
    exchanges: exchanges.map(reportedExchange),
    deliveries: deliveries?.map(reportedDelivery),
    failed_at: failedAt,
    replay: {
      seed: replay.seed,
      property: replay.property,
      path: replay.path,
      command:
        file === undefined
          ? command('--mode', mode, '--only', result.id)
          : command('--mode', mode, '--replay', join(folder, file)),
      file,
    },
  }
}

const reportedDelivery = ({ at, url, eventType, eventId, attempt, answered }: RecordedDelivery): ReportedDelivery => ({
  at,
  url,
  event_type: eventType,
  event_id: eventId,
  attempt,
  answered,
})

function reportedExchange(exchange: Exchange): ReportedExchange {
  const { number, actor, operation, request, response, failure: fault, startedAt, durationMs } = exchange
  return { number, actor, operation, request, response, fault, started_at: startedAt, duration_ms: durationMs }
}

/** Returns the file name of a check. */
export const fileName = ({ id, form }: { id: string; form: string }): string =>
  form === 'current' ? id : `${id}.${form}`

function collectDecisions(results: readonly CheckResult[]): Report['decisions'] {
  const seen = new Map<string, Set<string>>()
  for (const { id, observed } of results.flatMap(({ decisions }) => decisions)) {
    seen.set(id, (seen.get(id) ?? new Set()).add(observed))
  }
  return [...seen]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([id, observed]) => ({ id, observed: [...observed] }))
}

function collectMismatches(results: readonly CheckResult[]): Report['replies'] {
  const seen = new Map<string, Report['replies'][number]>()
  for (const result of results) {
    for (const { operation, pointer, message } of result.mismatches) {
      const key = `${operation} ${pointer} ${message}`
      const row = seen.get(key) ?? { operation, pointer, message, checks: [] }
      row.checks.push(result.id)
      seen.set(key, row)
    }
  }
  return [...seen.values()].sort((one, other) => one.operation.localeCompare(other.operation))
}
