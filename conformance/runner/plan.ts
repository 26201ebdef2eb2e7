/** What the command line hands to the process that runs the checks. */
import type { LoadAsked } from '../check-api/context.ts'
import type { Form, Mode } from '../check-api/needs.ts'
import type { Check } from '../check-api/check.ts'
import type { Capabilities } from '../target/session.ts'
import type { Target } from '../target/target.ts'
import type { Requirements } from './requirements.ts'
import type { ReplayPoint } from './result.ts'

export interface Plan {
  /** Folder that holds spec/. */
  root: string
  files: string[]
  target: Target
  capabilities: Capabilities
  /** A second instance of the target, for the checks that run apart. */
  apart?: { target: Target; capabilities: Capabilities }
  mode: Mode
  load?: LoadAsked
  forms: Form[]
  only: string[]
  seed: number
  /** Most checks at once; fewer while the target answers slowly. */
  concurrency: number
  replay?: ReplayPoint
  shard?: Shard
  /** The set of requirements that the run judges by. */
  set: string
  /** Bound for the whole run, in ms; checks that have not begun by then are not testable. */
  withinMs?: number
}

/** One of several runs that share the checks; `index` counts from 1. */
export interface Shard {
  index: number
  count: number
}

/** A check in one form. */
export interface TestCase {
  check: Check
  form: Form
}

type Selection = Pick<Plan, 'mode' | 'forms' | 'only' | 'replay' | 'shard'> & {
  /** Checks that cite none of them, or only such as are outside the set of the run, are left out. */
  requirements?: Requirements
}

/** The checks of a plan, the longest first so that they end with the rest; last of all those that judge the whole run. */
export function selectTestCases(checks: readonly Check[], selection: Selection): TestCase[] {
  const { mode, forms, only, replay, shard, requirements } = selection
  const selected = checks
    .filter((check) => (replay === undefined ? check.modes.includes(mode) : check.id === replay.check))
    .filter((check) => only.length === 0 || only.some((pattern) => matchesCheck(check, pattern)))
    .filter(({ requirements: cited }) => cited.some((id) => requirements?.get(id)?.isOutside !== true))
    .flatMap((check) => check.forms.filter((form) => forms.includes(form)).map((form) => ({ check, form })))
    .sort(
      (one, other) =>
        Number(one.check.afterAll) - Number(other.check.afterAll) || other.check.seconds - one.check.seconds,
    )
  return shard === undefined ? selected : inShard(selected, shard)
}

/**
 * Dealt out in turn, the long ones first, so that every run takes about as long; by name, so that it is always the same.
 * What judges a whole run is in each of them.
 */
function inShard(testCases: readonly TestCase[], { index, count }: Shard): TestCase[] {
  const name = ({ check, form }: TestCase): string => `${check.id} ${form}`
  const dealt = testCases
    .filter(({ check }) => !check.afterAll)
    .toSorted((one, other) => other.check.seconds - one.check.seconds || (name(one) < name(other) ? -1 : 1))
    .filter((_, place) => place % count === index - 1)
  return [...dealt, ...testCases.filter(({ check }) => check.afterAll)]
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
