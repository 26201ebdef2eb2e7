/** Ranks the gaps of a target file by the number of checks that they block, the largest gain first. */
import type { Gap } from '../runner/lease.ts'
import { areaOfHook, type OptionalArea } from '../target/optional-areas.ts'

type Closing = Gap['closedBy']

export interface Gain {
  /** The additions; several when only all of them together make a check testable. */
  closings: Closing[]
  /** The area of the hooks, unless a check that can run proves that the service has the area. */
  area?: OptionalArea
  reason: string
  /** Checks that become testable by this gain and the gains before it in the list. */
  checks: string[]
}

/**
 * Returns the key of a gap. Gaps with one key are closed together, because a service has all hooks of an area or none.
 */
function keyOf(closing: Closing): string {
  if (closing.kind === 'area') return `area ${closing.area}`
  if (closing.kind === 'hook') return `hook ${areaOfHook(closing.name) ?? closing.name}`
  return 'name' in closing ? `${closing.kind} ${closing.name}` : closing.kind
}

const sortings = 5

/** Keys of gaps that are closed together. */
type Bundle = ReadonlySet<string>

/**
 * @param blocked gaps of each blocked check, by its name, without gaps that no target file can close
 * @param present areas of checks that can run
 */
export function rankGains(
  blocked: ReadonlyMap<string, readonly Gap[]>,
  present: ReadonlySet<OptionalArea> = new Set(),
): Gain[] {
  const gaps = new Map<string, Gap[]>()
  const needed = new Map<string, Bundle>()
  for (const [check, all] of blocked) {
    for (const gap of all) gaps.set(keyOf(gap.closedBy), [...(gaps.get(keyOf(gap.closedBy)) ?? []), gap])
    needed.set(check, new Set(all.map(({ closedBy }) => keyOf(closedBy))))
  }
  let gains = closedBy(bundlesOf(needed), needed)
  // A new order moves checks to other bundles, so that one pass may not suffice.
  for (let turn = 0; turn < sortings; turn += 1) {
    const bySize = gains.toSorted((one, other) => other.checks.length - one.checks.length)
    gains = closedBy(
      bySize.map(({ bundle }) => bundle),
      needed,
    )
  }
  return gains.map(({ bundle, checks }) =>
    gainOf(
      checks,
      [...bundle].flatMap((key) => gaps.get(key) ?? []),
      present,
    ),
  )
}

/** Returns bundles that close all gaps. Each has the best ratio of checks to additions at its position. */
function bundlesOf(needed: ReadonlyMap<string, Bundle>): Bundle[] {
  const bundles: Bundle[] = []
  let open = [...needed.values()]
  while (open.length > 0) {
    const worth = (bundle: Bundle): number =>
      open.filter((keys) => [...keys].every((key) => bundle.has(key))).length / bundle.size
    const best = open.reduce((one, other) => (worth(other) > worth(one) ? other : one))
    bundles.push(best)
    open = open.map((keys) => new Set([...keys].filter((key) => !best.has(key)))).filter(({ size }) => size > 0)
  }
  return bundles
}

interface Closed {
  bundle: Bundle
  checks: string[]
}

/** Assigns each check to the bundle that closes its last gap. */
function closedBy(bundles: readonly Bundle[], needed: ReadonlyMap<string, Bundle>): Closed[] {
  const last = new Map<string, number>()
  for (const [check, keys] of needed)
    last.set(
      check,
      bundles.findLastIndex((bundle) => [...keys].some((key) => bundle.has(key))),
    )
  return bundles.map((bundle, index) => ({
    bundle,
    checks: [...last].flatMap(([check, place]) => (place === index ? [check] : [])),
  }))
}

function gainOf(checks: string[], gaps: readonly Gap[], present: ReadonlySet<OptionalArea>): Gain {
  const [{ error }] = gaps as [Gap]
  const closings = distinct(gaps.map((gap) => gap.closedBy))
  const areas = new Set(closings.map((closing) => (closing.kind === 'hook' ? areaOfHook(closing.name) : undefined)))
  const [area] = areas.size === 1 ? areas : []
  return { closings, ...(area && !present.has(area) && { area }), reason: error.message, checks }
}

/** Removes duplicates. For actors, keeps the largest number that a check needs. */
function distinct(closings: readonly Closing[]): Closing[] {
  const most = new Map<string, Closing>()
  for (const closing of closings) {
    const name = closing.kind === 'hook' ? closing.name : keyOf(closing)
    const known = most.get(name)
    if (known === undefined || more(closing) > more(known)) most.set(name, closing)
  }
  return [...most.values()]
}

const more = (closing: Closing): number => ('more' in closing ? closing.more : 0)
