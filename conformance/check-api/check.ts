/** `check()` declares a check. A declaration runs nothing; the runner selects checks from the registry. */
import { excludedRequirements, requirementLevels, type RequirementId } from '../../generated/requirements.ts'
import type { CheckContext } from './context.ts'
import { modes, type Form, type Mode, type Needs } from './needs.ts'
import { areaOfHook, isOptionalArea, type OptionalArea } from '../target/optional-areas.ts'

export type { RequirementId }

export interface CheckOptions {
  /** Area of the API that the check tests. Default: the first part of the id. */
  area?: string
  needs?: Needs
  /** Default: all modes; full and deep only when `seconds` is above 5. */
  modes?: readonly Mode[]
  /** Default: current. */
  forms?: readonly Form[]
  /** Optional area of the API (AMB-001), besides `area`. On a target without the area, the check is not_offered. */
  optionalArea?: OptionalArea | readonly OptionalArea[]
  /** Duration of the check on a fast target, in seconds. Long checks start first. Default: 1. */
  seconds?: number
  /**
   * The check mostly waits and sends few requests. It runs on the second instance of the target, if there is one, so
   * that checks that restart the first instance need not wait for it.
   */
  apart?: boolean
  /** The check runs alone, after all other checks, because its effect on the target would disturb them. */
  exclusive?: boolean
  /** The check judges the whole run. It runs after all other checks, even after the time limit of the run. */
  afterAll?: boolean
  /**
   * Time limit in seconds, counted from the lease. Default: 60 (quick), 120 (full), 600 (deep), and at least 3 ×
   * `seconds`.
   */
  timeoutSeconds?: number
}

export type CheckBody = (t: CheckContext) => Promise<void>

export interface Check extends CheckOptions {
  id: string
  area: string
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
  /** File of the check; undefined when the check was not loaded by `loadChecks`. */
  file?: string
}

const registry = new Map<string, Check>()

/** The file whose declarations are being loaded. */
export const loading: { file?: string } = {}

const idShape = /^[a-z0-9_]+(\.[a-z0-9-]+){2,3}$/

/**
 * Declares a check. The id is `<area>.<operation>.<fact>`. A failed assertion violates the first requirement unless it
 * names another requirement of the list.
 * @throws TypeError for a malformed or repeated id, an unknown requirement, or a requirement that a black-box test
 * cannot observe
 */
export function check(
  id: string,
  requirements: readonly [RequirementId, ...RequirementId[]],
  options: CheckOptions,
  body: CheckBody,
): void {
  if (!idShape.test(id)) throw new TypeError(`${id}: a check id has the form <area>.<operation>.<fact>`)
  if (registry.has(id)) throw new TypeError(`${id}: declared twice`)
  if (requirements.length === 0) throw new TypeError(`${id}: cites no requirement`)
  for (const requirement of requirements) {
    if (!(requirement in requirementLevels)) throw new TypeError(`${id}: unknown requirement ${requirement}`)
    const reason = excludedRequirements[requirement]
    if (reason !== undefined) throw new TypeError(`${id}: ${requirement} is excluded: ${reason}`)
  }
  const area = options.area ?? (id.split('.')[0] as string)
  const seconds = options.seconds ?? 1
  registry.set(id, {
    ...options,
    id,
    area,
    requirements,
    seconds,
    apart: options.apart ?? false,
    body,
    exclusive: options.exclusive ?? options.afterAll ?? false,
    afterAll: options.afterAll ?? false,
    needs: options.needs ?? {},
    modes: options.modes ?? (seconds > 5 ? ['full', 'deep'] : modes),
    forms: options.forms ?? ['current'],
    file: loading.file,
    optionalAreas: areasOf(area, options),
  })
}

/** Returns the optional areas that a check needs: its `optionalArea`, its own area, and the areas of its hooks. */
function areasOf(area: string, { optionalArea, needs = {} }: CheckOptions): OptionalArea[] {
  const hooks = [...(needs.hooks ?? []), ...(needs.group === true ? (['createGroup'] as const) : [])]
  const areas = [optionalArea ?? [], isOptionalArea(area) ? area : [], hooks.map((hook) => areaOfHook(hook) ?? [])]
  return [...new Set(areas.flat(2))]
}

/** Returns all declared checks, in the order of declaration. */
export const declaredChecks = (): readonly Check[] => [...registry.values()]

/** Clears the registry; for tests of the check API. */
export const forgetChecks = (): void => registry.clear()
