/** What a check came to. */
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

/** What brings a counterexample back: seed and path of the property with this number inside the check. */
export interface ReplayPoint {
  check: string
  form: string
  seed: number
  property?: number
  path?: string
}

export interface CheckResult {
  id: string
  form: string
  area: string
  requirements: string[]
  status: Status
  durationMs: number
  /** Executions of properties, 1 for a check without. */
  runs: number
  requests: number
  message?: string
  /** Requirement that was broken. */
  violated?: string
  /** What went wrong, by its consequence, where the check says so. */
  failureClass?: FailureClass
  expected?: unknown
  actual?: unknown
  /** What would make it testable. */
  unlock?: string
  counterexample?: unknown
  shrinks?: number
  seen?: string
  warnings: Warning[]
  mismatches: Mismatch[]
  exchanges: Exchange[]
  replay: ReplayPoint
  /** Credentials behind the labels of the exchanges, for the replay script; never part of a report. */
  credentials?: Record<string, string>
  decisions: { id: string; observed: string }[]
  /** Members of `names` of the target file that the check read, and the names that its answers held; not in a report. */
  names?: { used: NameKey[]; seen: string[] }
}

/** The result of a test case before anything ran, with what is known of it. */
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
    replay: { check: id, form, seed },
    ...known,
  }
}
