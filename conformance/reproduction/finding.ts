/** What a script knows of the failure that it is about, as data at its beginning. */
import type { LoadAsked } from '../check-api/context.ts'
import type { Form, Mode } from '../check-api/needs.ts'
import type { OptionalArea } from '../target/optional-areas.ts'

/** A check in one form, and the generated values that it was run with, by the number of the property. */
export interface RecordedCheck<Value = unknown> {
  check: string
  form: Form
  values: Readonly<Record<number, readonly Value[]>>
}

/** @template Value a generated value: as it is in the script, its source where the script is written */
export interface RecordedFinding<Value = unknown> extends RecordedCheck<Value> {
  status: 'failed' | 'warned'
  /** Requirement that the assertion is about. */
  requirement: string
  statement: string
  message: string
  expected?: unknown
  actual?: unknown
  mode: Mode
  seed: number
  load?: LoadAsked
  /** Of each cited requirement, what decides whether breaking it fails a target. */
  levels: Readonly<Record<string, { level: string; basis: string }>>
  /** Areas that the target was found to offer. */
  offered: Readonly<Partial<Record<OptionalArea, boolean>>>
  receiptsBetweenAgents: boolean
  /** Checks whose exchanges broke a rule that holds for every exchange. They run first. */
  causes: readonly RecordedCheck<Value>[]
  /** Stated operations as [method, pattern of the path, id], where a rule over exchanges needs them. */
  operations: readonly (readonly [string, string, string])[]
  /** Target file of the run, from the folder of the script. */
  target: string | null
  /** How the harness runs the check again. */
  command: string
}

/** What a script says, and its exit code. */
export const answers = { shown: 1, 'not shown': 0, 'could not try': 2 } as const
export type AnswerName = keyof typeof answers
