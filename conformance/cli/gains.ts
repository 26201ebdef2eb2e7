/** Which gaps of a target file keep how many checks from running, the largest gain first. */
import type { Gap } from '../runner/lease.ts'

type Closing = Gap['closedBy']

export interface Gain {
  closedBy: Closing
  reason: string
  /** Checks that become testable by this and what stands before it in the list. */
  checks: string[]
  /** Further checks that need it beside something that stands after it. */
  alsoNeededBy: number
}

const keyOf = (closing: Closing): string =>
  closing.kind === 'area'
    ? `area ${closing.area}`
    : 'name' in closing
      ? `${closing.kind} ${closing.name}`
      : closing.kind

/** @param blocked the gaps of each check that cannot run, by its name; gaps that no target file closes are left out by the caller */
export function rankGains(blocked: ReadonlyMap<string, readonly Gap[]>): Gain[] {
  const open = new Map(
    [...blocked].map(([check, gaps]) => [check, new Map(gaps.map((gap) => [keyOf(gap.closedBy), gap]))]),
  )
  const gains: Gain[] = []
  while (open.size > 0) {
    const counts = new Map<string, { gap: Gap; closes: string[]; needed: number }>()
    for (const [check, gaps] of open)
      for (const [key, gap] of gaps) {
        const count = counts.get(key) ?? { gap, closes: [], needed: 0 }
        // Of actors, the most that any check asks for.
        if (more(gap) > more(count.gap)) count.gap = gap
        count.needed += 1
        if (gaps.size === 1) count.closes.push(check)
        counts.set(key, count)
      }
    const [best] = [...counts].toSorted(
      ([, one], [, other]) => other.closes.length - one.closes.length || other.needed - one.needed,
    ) as [[string, { gap: Gap; closes: string[]; needed: number }]]
    const [key, { gap, closes, needed }] = best
    gains.push({
      closedBy: gap.closedBy,
      reason: gap.error.message,
      checks: closes,
      alsoNeededBy: needed - closes.length,
    })
    for (const [check, gaps] of open) {
      gaps.delete(key)
      if (gaps.size === 0) open.delete(check)
    }
  }
  return gains
}

const more = ({ closedBy }: Gap): number => ('more' in closedBy ? closedBy.more : 0)
