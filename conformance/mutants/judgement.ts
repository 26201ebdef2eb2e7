/** What the harness said of a candidate, as far as a verdict needs it. */
export interface CheckRow {
  id: string
  requirements: string[]
  status: 'passed' | 'failed' | 'warned' | 'not_offered' | 'not_testable' | 'error'
  message?: string
  /** Requirements that the failed assertion or the warnings are about; a resident process says so. */
  named?: string[]
  /** Path of the script that reproduces it, where one was asked for. */
  script?: string
}

export interface Report {
  verdict: 'conformant' | 'violations' | 'no_verdict'
  checks: CheckRow[]
}

export interface Judgement {
  /** Null when there is no report. */
  checks: CheckRow[] | null
  /** Verdict and exit code of the command line; absent where a resident process judged. */
  verdict?: Report['verdict']
  /** Null when the process was stopped at the time limit. */
  exitCode?: number | null
  durationMs: number
  /** The end of what the harness wrote, for candidates without a report. */
  output: string
}

export type Mode = 'quick' | 'full'
