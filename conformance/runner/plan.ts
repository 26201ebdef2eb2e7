/** Run plan: input of the process that runs the checks. */
import type { LoadAsked } from '../check-api/context.ts'
import type { Form, Mode } from '../check-api/needs.ts'
import type { Check } from '../check-api/check.ts'
import type { Capabilities } from '../target/session.ts'
import type { Target } from '../target/target.ts'
import type { Requirements } from './requirements.ts'
import type { ReplayPoint } from './result.ts'

export interface Plan {
  /** Folder that contains spec/. */
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
  /** Maximum number of concurrent checks; fewer while the target answers slowly. */
  concurrency: number
  replay?: ReplayPoint
  shard?: Shard
  /** Name of the requirement set of the run. */
  set: string
  /** Time limit for the checks, in ms. Checks that are still running then are not testable. */
  withinMs?: number
}

/** One of several runs that share the checks. `index` counts from 1. */
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
  /** Checks that cite only requirements outside of the set of the run are omitted. */
  requirements?: Requirements
}

/**
 * Returns the checks of a plan. The longest checks come first, so that all checks end at about the same time; checks
 * that judge the whole run come last.
 */
export function selectTestCases(checks: readonly Check[], selection: Selection): TestCase[] {
  const { mode, forms, only, replay, shard, requirements } = selection
  const replayed = replay && [`${replay.check} ${replay.form}`, ...(replay.causes ?? [])]
  const selected = checks
    .filter((check) => replayed !== undefined || check.modes.includes(mode))
    .filter((check) => only.length === 0 || only.some((pattern) => matchesCheck(check, pattern)))
    .filter(({ requirements: cited }) => cited.some((id) => requirements?.get(id)?.isOutside !== true))
    .flatMap((check) => check.forms.filter((form) => forms.includes(form)).map((form) => ({ check, form })))
    .filter((testCase) => replayed?.includes(nameOf(testCase)) ?? true)
    .sort(
      (one, other) =>
        Number(one.check.afterAll) - Number(other.check.afterAll) || other.check.seconds - one.check.seconds,
    )
  return shard === undefined ? selected : inShard(selected, shard)
}

/**
 * Distributes the checks over the shards in turn, the longest first, so that all shards take about as long. Equal
 * durations are sorted by name, so that shards are deterministic. Each shard contains the checks that judge the whole
 * run.
 */
function inShard(testCases: readonly TestCase[], { index, count }: Shard): TestCase[] {
  const dealt = testCases
    .filter(({ check }) => !check.afterAll)
    .toSorted((one, other) => other.check.seconds - one.check.seconds || (nameOf(one) < nameOf(other) ? -1 : 1))
    .filter((_, place) => place % count === index - 1)
  return [...dealt, ...testCases.filter(({ check }) => check.afterAll)]
}

const nameOf = ({ check, form }: TestCase): string => `${check.id} ${form}`

/** A pattern is a check id, a prefix of one, a text with `*`, a requirement id, or an area. */
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
