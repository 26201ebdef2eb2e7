/** What the command line hands to the process that runs the checks. */
import type { Form, Mode } from '../check-api/needs.ts'
import type { Check } from '../check-api/check.ts'
import type { Capabilities } from '../target/session.ts'
import type { Target } from '../target/target.ts'
import type { ReplayPoint } from './result.ts'

export interface Plan {
  /** Folder that holds spec/. */
  root: string
  files: string[]
  target: Target
  capabilities: Capabilities
  mode: Mode
  forms: Form[]
  only: string[]
  seed: number
  /** Most checks at once; fewer while the target answers slowly. */
  concurrency: number
  replay?: ReplayPoint
  /** Bound for the whole run, in ms; checks that have not begun by then are not testable. */
  withinMs?: number
}

/** A check in one form. */
export interface TestCase {
  check: Check
  form: Form
}

type Selection = Pick<Plan, 'mode' | 'forms' | 'only' | 'replay'>

/** The checks of a plan, the longest first so that they end with the rest; last of all those that judge the whole run. */
export function selectTestCases(checks: readonly Check[], { mode, forms, only, replay }: Selection): TestCase[] {
  return checks
    .filter((check) => (replay === undefined ? check.modes.includes(mode) : check.id === replay.check))
    .filter((check) => only.length === 0 || only.some((pattern) => matchesCheck(check, pattern)))
    .flatMap((check) => check.forms.filter((form) => forms.includes(form)).map((form) => ({ check, form })))
    .sort(
      (one, other) =>
        Number(one.check.afterAll) - Number(other.check.afterAll) || other.check.seconds - one.check.seconds,
    )
}

/** A pattern is a check id or its beginning, a text with `*`, a requirement id, or an area. */
export function matchesCheck(check: Check, pattern: string): boolean {
  if (check.area === pattern || check.requirements.some((id) => id === pattern)) return true
  if (!pattern.includes('*')) return check.id === pattern || check.id.startsWith(`${pattern}.`)
  const expression = new RegExp(
    `^${pattern
      .split('*')
      .map((text) => text.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
  )
  return [check.id, ...check.requirements].some((text) => expression.test(text))
}
