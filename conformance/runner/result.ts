/** Result of a check. */
import type { RecordedDelivery } from '../client/recorder.ts'
import type { Exchange, Mismatch } from '../client/exchange.ts'
import type { FailureClass } from '../check-api/context.ts'
import type { NameKey } from '../target/target.ts'

export type Status = 'passed' | 'failed' | 'warned' | 'not_offered' | 'not_testable' | 'error'

export interface Warning {
  message: string
  requirement?: string
  expected?: unknown
  actual?: unknown
  details?: unknown
}

/** Input that reproduces a failure: a check, its seed, and the path of each property by its number in the check. */
export interface ReplayPoint {
  check: string
  form: string
  seed: number
  property?: number
  path?: string
  /** Checks whose exchanges violated the rule of this check, as `id form`. They run first. */
  causes?: string[]
  /** Seed of the run; the seeds of the causes are derived from it. */
  run_seed?: number
  /** Set when the check failed: a warning of the same check does not reproduce the failure. */
  status?: 'failed'
}

export interface CheckResult {
  id: string
  form: string
  area: string
  requirements: string[]
  status: Status
  durationMs: number
  /** Executions of properties; 1 for a check without properties. */
  runs: number
  requests: number
  message?: string
  /** Violated requirement. */
  violated?: string
  /** Consequence of the failure, when the check states one. */
  failureClass?: FailureClass
  expected?: unknown
  actual?: unknown
  /** Change that would make the check testable. */
  unlock?: string
  counterexample?: unknown
  shrinks?: number
  seen?: string
  warnings: Warning[]
  mismatches: Mismatch[]
  exchanges: Exchange[]
  /** Webhook deliveries to the check, in results that keep exchanges. */
  deliveries?: RecordedDelivery[]
  /** Time of the failed assertion, in ms since the epoch. */
  failedAt?: number
  replay: ReplayPoint
  /** Input of the reproduction script. Never part of a report. */
  recorded: RecordedRun
  decisions: { id: string; observed: string }[]
  /** Stated operations that the check requested, each with its request case: `POST /v1/messages success`. */
  requestCases: string[]
  /** Stated operations that rejected a request with a credential: `POST /v1/messages 403`. */
  errorAnswers: string[]
  /** Members of `names` that the check read, and the names in its answers. Not part of a report. */
  names?: { used: NameKey[]; seen: string[] }
}

/** Input of one check execution. */
export interface RecordedRun {
  /** File of the check; undefined when no check ran. */
  file?: string | undefined
  /** Last generated values as JavaScript source, by the number of the property. A counterexample is last. */
  values: Record<number, string[]>
  /** Other checks whose exchanges this check judged, as `id form`. */
  causes: string[]
}

/** Returns the result of a test case before it runs, with the known members. */
export function newResult(
  { id, area, requirements }: { id: string; area: string; requirements: readonly string[] },
  { form, seed, ...known }: Pick<CheckResult, 'form' | 'status'> & Partial<CheckResult> & { seed: number },
): CheckResult {
  return {
    id,
    form,
    area,
    requirements: [...requirements],
    durationMs: 0,
    runs: 0,
    requests: 0,
    warnings: [],
    mismatches: [],
    exchanges: [],
    decisions: [],
    requestCases: [],
    errorAnswers: [],
    replay: { check: id, form, seed },
    recorded: { values: {}, causes: [] },
    ...known,
  }
}
