/** Data of the failure at the start of a script. */
import type { LoadAsked } from '../check-api/context.ts'
import type { Form, Mode } from '../check-api/needs.ts'
import type { Status } from '../runner/result.ts'
import type { OptionalArea } from '../target/optional-areas.ts'

/** A check in one form, with its generated values by the number of the property. */
export interface RecordedCheck<Value = unknown> {
  check: string
  form: Form
  values: Readonly<Record<number, readonly Value[]>>
}

/** @template Value a generated value: the value in the script, its source text while the script is composed */
export interface RecordedFinding<Value = unknown> extends RecordedCheck<Value> {
  status: 'failed' | 'warned'
  /** Requirement of the assertion. */
  requirement: string
  statement: string
  message: string
  expected?: unknown
  actual?: unknown
  mode: Mode
  seed: number
  load?: LoadAsked
  /** Level and basis of each cited requirement, which determine whether a violation fails a target. */
  levels: Readonly<Record<string, { level: string; basis: string }>>
  /** Areas that the target offers. */
  offered: Readonly<Partial<Record<OptionalArea, boolean>>>
  receiptsBetweenAgents: boolean
  hidesPrivateAgents: boolean
  /** Checks whose exchanges violated an exchange rule. They run first. */
  causes: readonly RecordedCheck<Value>[]
  /** Stated operations as [method, path pattern, id], for exchange rules that need them. */
  operations: readonly (readonly [string, string, string])[]
  /** Target file of the run, relative to the folder of the script. */
  target: string | null
  /** Harness command that runs the check again. */
  command: string
}

/** Result of a script, with its exit code. */
export const answers = { shown: 1, 'not shown': 0, 'could not try': 2 } as const
export type AnswerName = keyof typeof answers

/** Returns the result of a repetition for the status of its check. @param found status of the finding, if it is known */
export function answerBy(status: Status | undefined, found?: 'failed'): AnswerName {
  if (status === 'failed' || (status === 'warned' && found === undefined)) return 'shown'
  return status === 'passed' || status === 'warned' ? 'not shown' : 'could not try'
}
