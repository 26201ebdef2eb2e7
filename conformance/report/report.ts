/** report.json as a type; spec/report.schema.yaml describes it for others. */
import type { Mode } from '../check-api/needs.ts'
import type { RequestCoverage } from './request-coverage.ts'
import type { Counts } from './counts.ts'
import type { Status, Warning } from '../runner/result.ts'

export type Verdict = 'conformant' | 'violations' | 'no_verdict'

export interface ReportedExchange {
  number: number
  actor: string
  operation: string | null
  request: { method: string; url: string; headers: Record<string, string>; body: string | null }
  response: { status: number; headers: Record<string, string>; body: string } | null
  fault?: string
  started_at: number
  duration_ms: number
}

export interface ReportedDelivery {
  at: number
  url: string
  event_type?: string
  event_id?: string
  attempt: number
  /** The status that the receiver gave, or what it did instead. */
  answered: string
}

export interface ReportedCheck {
  id: string
  form: string
  area: string
  requirements: string[]
  status: Status
  duration_ms: number
  runs: number
  requests: number
  message?: string
  violated?: string
  /** What went wrong, by its consequence: lost, duplicated, leaked or changed. */
  failure_class?: string
  /** The check whose finding explains this one: `id [form]`. */
  folded_under?: string
  /** Listed as a known failure. */
  known?: true
  /** Why a listed check fails the run although it did not fail itself. */
  unexpected?: string
  statement?: string
  expected?: unknown
  actual?: unknown
  unlock?: string
  counterexample?: unknown
  shrinks?: number
  seen?: string
  warnings: Warning[]
  exchanges: ReportedExchange[]
  /** Webhook deliveries that came to the check. */
  deliveries?: ReportedDelivery[]
  /** When its assertion failed, in milliseconds since 1970. */
  failed_at?: number
  replay: {
    seed: number
    property?: number
    path?: string
    command: string
    file?: string
    script?: string
    script_command?: string
  }
}

/** What changed since an earlier report. */
export interface Comparison {
  /** When the earlier run began. */
  since: string
  newly_failing: string[]
  newly_passing: string[]
  still_failing: string[]
  /** Failed then, and could not be judged or was not selected this time. */
  no_longer_judged: string[]
}

export interface ReportedRequirement {
  id: string
  area: string
  level: string
  form: string
  statement: string
  status: Status
  checks: string[]
}

export interface Report {
  tool: { name: string; version: string; node: string }
  target: {
    name: string
    base_url: string
    forms: string[]
    offers: Record<string, { offered: boolean; reason: string }>
  }
  seed: number
  mode: Mode
  /** Name of a frozen set of requirements, or `all` those of this version of the harness. */
  requirement_set: string
  started_at: string
  duration_ms: number
  verdict: Verdict
  reason: string
  summary: {
    checks: Counts
    requirements: Counts
    /** Failed checks without those that another one explains. */
    findings: number
    must_exercised: number
    must_total: number
    requests: number
  }
  /** Against an earlier report; names as `id [form]`. */
  comparison?: Comparison
  requirements: ReportedRequirement[]
  checks: ReportedCheck[]
  decisions: { id: string; observed: string[] }[]
  replies: { operation: string; pointer: string; message: string; checks: string[] }[]
  /** Missing where checks were selected one by one: such a run covers nothing. */
  request_coverage?: RequestCoverage
}

export const statuses: readonly Status[] = ['failed', 'error', 'warned', 'passed', 'not_testable', 'not_offered']

/** How to run the script of a finding, and what its answer means; undefined where there is none. */
export function describeScript({ replay: { script, script_command: command } }: ReportedCheck): string | undefined {
  if (script === undefined) return undefined
  return `${command ?? `node ${script} --target FILE`}  # exit code 1: shown, 0: not shown, 2: could not try`
}

/** How a check is named in reports. */
export const nameOf = ({ id, form }: { id: string; form: string }): string => `${id} [${form}]`
