/** Compares a report with an earlier one. */
import { readFileSync } from 'node:fs'
import { nameOf, type Comparison, type Report } from './report.ts'

/** Members of a report that a comparison needs. */
export type Earlier = Pick<Report, 'started_at'> & { checks: { id: string; form: string; status: string }[] }

/** The earlier report cannot be read. The message gives the reason. */
export class ReportFileError extends Error {
  override name = 'ReportFileError'
}

/** @throws ReportFileError */
export function readEarlier(file: string): Earlier {
  try {
    const { started_at: startedAt, checks } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Earlier>
    if (typeof startedAt === 'string' && Array.isArray(checks)) return { started_at: startedAt, checks }
  } catch (error) {
    throw new ReportFileError((error as Error).message)
  }
  throw new ReportFileError('not a report.json of this harness')
}

const fails = (status: string | undefined): boolean => status === 'failed' || status === 'error'
const passes = (status: string | undefined): boolean => status === 'passed' || status === 'warned'

export function compare(earlier: Earlier, checks: Earlier['checks']): Comparison {
  const before = new Map(earlier.checks.map((check) => [nameOf(check), check.status]))
  const now = new Map(checks.map((check) => [nameOf(check), check.status]))
  const failing = [...now].filter(([, status]) => fails(status)).map(([name]) => name)
  const failed = [...before].filter(([, status]) => fails(status)).map(([name]) => name)
  return {
    since: earlier.started_at,
    newly_failing: failing.filter((name) => !fails(before.get(name))),
    newly_passing: failed.filter((name) => passes(now.get(name))),
    still_failing: failing.filter((name) => fails(before.get(name))),
    no_longer_judged: failed.filter((name) => !fails(now.get(name)) && !passes(now.get(name))),
  }
}

/** Returns the groups of a comparison with their titles. The last group is omitted if it is empty. */
export const comparedGroups = (found: Comparison): [title: string, names: readonly string[]][] => [
  ['new failures', found.newly_failing],
  ['new passes', found.newly_passing],
  ['remaining failures', found.still_failing],
  ...(found.no_longer_judged.length === 0
    ? []
    : ([['failed before, not judged in this run', found.no_longer_judged]] as [string, string[]][])),
]
