/** Type of report.json. spec/report.schema.yaml describes it for other programs. */
import type { Mode } from '../check-api/needs.ts'
import type { RequestCoverage } from './request-coverage.ts'
import type { Provenance } from '../runner/provenance.ts'
import type { Counts } from './counts.ts'
import type { Status, Warning } from '../runner/result.ts'

export type Verdict = 'conformant' | 'violations' | 'no_verdict'

export const verdictInWords: Record<Verdict, string> = {
  conformant: 'Conformant',
  violations: 'Violations found',
  no_verdict: 'No verdict',
}

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
  /** Status that the receiver returned, or its action instead. */
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
  /** Consequence of the failure: lost, duplicated, leaked or changed. */
  failure_class?: string
  /** The check that explains this finding: `id [form]`. */
  folded_under?: string
  /** Listed as a known failure. */
  known?: true
  /** Listed as flaky. */
  flaky?: true
  /** Reason why a listed check that did not fail makes the run fail. */
  unexpected?: string
  statement?: string
  /** Section of the interface document that states the violated requirement. */
  section?: string
  expected?: unknown
  actual?: unknown
  unlock?: string
  counterexample?: unknown
  shrinks?: number
  seen?: string
  warnings: Warning[]
  exchanges: ReportedExchange[]
  /** Webhook deliveries to the check. */
  deliveries?: ReportedDelivery[]
  /** Time of the failed assertion, in milliseconds since 1970. */
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

/** Changes since an earlier report. */
export interface Comparison {
  /** Start of the earlier run. */
  since: string
  newly_failing: string[]
  newly_passing: string[]
  still_failing: string[]
  /** Failed in the earlier run, and not judged or not selected in this run. */
  no_longer_judged: string[]
}

export interface ReportedRequirement {
  id: string
  area: string
  level: string
  form: string
  /** Section of the interface document, with its lines. */
  section: string
  statement: string
  status: Status
  checks: string[]
}

export interface Report {
  tool: { name: string; version: string; node: string }
  provenance: Provenance
  /** Command that repeats the run. */
  command: string
  target: {
    name: string
    /** Version of the implementation, from the target file. */
    version?: string
    base_url: string
    forms: string[]
    offers: Record<string, { offered: boolean; reason: string }>
  }
  seed: number
  mode: Mode
  /** Name of a frozen requirement set, or `all` for the requirements of this version of the harness. */
  requirement_set: string
  started_at: string
  duration_ms: number
  verdict: Verdict
  reason: string
  summary: {
    checks: Counts
    requirements: Counts
    /** Failed checks, without those that another check explains. */
    findings: number
    must_exercised: number
    must_total: number
    requests: number
  }
  /** Comparison with an earlier report; names as `id [form]`. */
  comparison?: Comparison
  requirements: ReportedRequirement[]
  checks: ReportedCheck[]
  decisions: { id: string; observed: string[] }[]
  replies: { operation: string; pointer: string; message: string; checks: string[] }[]
  /** Missing when the user selected individual checks, because such a run has no coverage. */
  request_coverage?: RequestCoverage
}

/** Explains the list of answers that differ from the documents. */
export const differencesExplained =
  'The documents in spec/ are stricter than the requirements, so these differences are not violations by themselves. Additional members are allowed and are not listed.'

export const statuses: readonly Status[] = ['failed', 'error', 'warned', 'passed', 'not_testable', 'not_offered']

/** Describes how to run the script of a finding, and its exit codes; undefined without a script. */
export function describeScript({ replay: { script, script_command: command } }: ReportedCheck): string | undefined {
  if (script === undefined) return undefined
  return `${command ?? `node ${script} --target FILE`}  # exit code 1: shown, 0: not shown, 2: could not try`
}

/** Names of the digests of a report. */
export const provenanceInWords: Record<keyof Omit<Provenance, 'commit'>, string> = {
  checks: 'checks',
  requirements: 'requirements',
  documents: 'API documents',
  interface: 'interface document',
}

/** Returns the violated requirement with its section: `MSG-040 (4 Messages, line 216)`. */
export const violatedWithSection = ({ violated, section }: Pick<ReportedCheck, 'violated' | 'section'>): string =>
  `${violated}${section === undefined ? '' : ` (${section})`}`

/** Returns the name of a check in reports. */
export const nameOf = ({ id, form }: { id: string; form: string }): string => `${id} [${form}]`
