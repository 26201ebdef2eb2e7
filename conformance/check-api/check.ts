/** `check()`: declares what is judged. Declaring runs nothing; the runner picks from the registry. */
import { excludedRequirements, requirementLevels, type RequirementId } from '../../generated/requirements.ts'
import type { CheckContext } from './context.ts'
import { modes, type Form, type Mode, type Needs } from './needs.ts'
import type { OptionalArea } from '../target/optional-areas.ts'

export type { RequirementId }

export interface CheckOptions {
  /** The room of the house that the check belongs to: messages, receipts, webhooks, … */
  area: string
  needs?: Needs
  /** Default: all modes, or full and deep when `seconds` is above 5. */
  modes?: readonly Mode[]
  /** Default: current. */
  forms?: readonly Form[]
  /** The check runs only where the target offers this area (AMB-001); else it is not_offered. */
  optionalArea?: OptionalArea | readonly OptionalArea[]
  /** How long the check takes on a fast target, in seconds. Long ones start first. Default 1. */
  seconds?: number
  /**
   * It waits for a stated time and asks little: where there is a second instance of the target, it runs there, so that
   * checks that restart the first need not wait for it.
   */
  apart?: boolean
  /** Runs alone, after everything else: what it does to the target would disturb every other check. */
  exclusive?: boolean
  /** Judges what was seen during the whole run: runs after every other check, even when the time of the run is over. */
  afterAll?: boolean
  /** Bound in seconds after the resources were leased; default 60 (quick), 120 (full), 600 (deep), at least 3 x seconds. */
  timeoutSeconds?: number
}

export type CheckBody = (t: CheckContext) => Promise<void>

export interface Check extends CheckOptions {
  id: string
  requirements: readonly [RequirementId, ...RequirementId[]]
  needs: Needs
  modes: readonly Mode[]
  forms: readonly Form[]
  optionalAreas: readonly OptionalArea[]
  seconds: number
  apart: boolean
  exclusive: boolean
  afterAll: boolean
  body: CheckBody
  /** Where it stands, when it was loaded with others. */
  file?: string
}

const registry = new Map<string, Check>()

/** The file that is being loaded. */
export const loading: { file?: string } = {}

const idShape = /^[a-z0-9_]+(\.[a-z0-9-]+){2,3}$/

/**
 * Declares a check. The id is `<area>.<operation>.<fact>`; the first requirement is the one that a failed assertion
 * violates unless the assertion names another of the list.
 * @throws TypeError for a malformed or repeated id, an unknown requirement, or one that no black box can see
 */
export function check(
  id: string,
  requirements: readonly [RequirementId, ...RequirementId[]],
  options: CheckOptions,
  body: CheckBody,
): void {
  if (!idShape.test(id)) throw new TypeError(`${id}: a check id reads <area>.<operation>.<fact>`)
  if (registry.has(id)) throw new TypeError(`${id}: declared twice`)
  if (requirements.length === 0) throw new TypeError(`${id}: cites no requirement`)
  for (const requirement of requirements) {
    if (!(requirement in requirementLevels)) throw new TypeError(`${id}: unknown requirement ${requirement}`)
    const reason = excludedRequirements[requirement]
    if (reason !== undefined) throw new TypeError(`${id}: ${requirement} is excluded: ${reason}`)
  }
  const seconds = options.seconds ?? 1
  registry.set(id, {
    ...options,
    id,
    requirements,
    seconds,
    apart: options.apart ?? false,
    body,
    exclusive: options.exclusive ?? options.afterAll ?? false,
    afterAll: options.afterAll ?? false,
    needs: options.needs ?? {},
    modes: options.modes ?? (seconds > 5 ? ['full', 'deep'] : modes),
    forms: options.forms ?? ['current'],
    ...(loading.file === undefined ? {} : { file: loading.file }),
    optionalAreas: options.optionalArea === undefined ? [] : ([options.optionalArea].flat() as OptionalArea[]),
  })
}

/** Every check declared so far, in the order of declaration. */
export const declaredChecks = (): readonly Check[] => [...registry.values()]

/** Forgets what was declared; for tests of the check API. */
export const forgetChecks = (): void => registry.clear()
