/** Counts of checks by status, shared by the terminal, the report files, the badge and the annotations. */
import type { Status } from '../runner/result.ts'

export type Counts = Record<Status, number>

/** Statuses in the order of the output. */
export const countedStatuses: readonly Status[] = ['passed', 'warned', 'failed', 'error', 'not_testable', 'not_offered']

export const statusInWords = (status: Status): string => status.replaceAll('_', ' ')

/** Counts items by status. A check that warned does not count as passed. */
export function count(items: Iterable<{ status: Status }>): Counts {
  const counts: Counts = { passed: 0, failed: 0, warned: 0, not_offered: 0, not_testable: 0, error: 0 }
  for (const { status } of items) counts[status] += 1
  return counts
}

/**
 * Formats counts as one line: `454 passed, 1 warned, 2 not testable`, without empty statuses.
 * @param show formats one of the counts, for example in colour
 */
export function describeCounts(
  counts: Counts,
  show: (status: Status, text: string) => string = (_, text) => text,
): string {
  const there = countedStatuses.filter((status) => counts[status] > 0)
  return there.length === 0
    ? 'no check'
    : there.map((status) => show(status, `${counts[status]} ${statusInWords(status)}`)).join(', ')
}
