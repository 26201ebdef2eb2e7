import type { ReplayPoint } from '../runner/result.ts'

/** Result of the harness for a candidate, with the members that a verdict needs. */
export interface CheckRow {
  id: string
  requirements: string[]
  status: 'passed' | 'failed' | 'warned' | 'not_offered' | 'not_testable' | 'error'
  message?: string
  /** Values of the failed assertion. */
  expected?: unknown
  actual?: unknown
  /** Number of executions, among them those of shrinking. */
  runs?: number
  /** Requirements of the failed assertion or the warnings. Set only by a resident process. */
  named?: string[]
  /** Path of the reproduction script, if requested. */
  script?: string
  /** Input of --replay for the failure. Set only by a resident process. */
  replay?: ReplayPoint
}

export interface Report {
  verdict: 'conformant' | 'violations' | 'no_verdict'
  checks: CheckRow[]
}

export interface Judgement {
  /** Null without a report. */
  checks: CheckRow[] | null
  /** Verdict and exit code of the command line. Absent for a resident process. */
  verdict?: Report['verdict']
  /** Null when the process reached the time limit. */
  exitCode?: number | null
  durationMs: number
  /** End of the harness output, for candidates without a report. */
  output: string
}

export type Mode = 'quick' | 'full'
