/** What a check came to. */
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
  /** Webhook deliveries that came to the check, where its exchanges are kept. */
  deliveries?: RecordedDelivery[]
  /** When the assertion failed, in ms since the epoch. */
  failedAt?: number
  replay: ReplayPoint
  /** What a script that reproduces it is made from; never part of a report. */
  recorded: RecordedRun
  decisions: { id: string; observed: string }[]
  /** Which stated operations it asked, and in which ways: `POST /v1/messages success`. */
  requestCases: string[]
  /** Members of `names` of the target file that the check read, and the names that its answers held; not in a report. */
  names?: { used: NameKey[]; seen: string[] }
}

/** What a check was run with. */
export interface RecordedRun {
  /** The file of the check; undefined where none ran. */
  file?: string | undefined
  /** Generated values as JavaScript, by the number of the property: those that failed, or the last ones. */
  values: Record<number, string[]>
  /** Other checks whose exchanges it judged, as `id form`. */
  causes: string[]
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
    requestCases: [],
    replay: { check: id, form, seed },
    recorded: { values: {}, causes: [] },
    ...known,
  }
}
