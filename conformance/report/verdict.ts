/** Computes the verdict on a target from the results. */
import { listedAs, unexpectedEnd, type KnownFailures } from './known-failures.ts'
import { describeSection, type Requirements } from '../runner/requirements.ts'
import type { CheckResult, Status } from '../runner/result.ts'
import { count, describeCounts } from './counts.ts'
import type { ReportedRequirement, Verdict } from './report.ts'

export interface VerdictResult {
  verdict: Verdict
  reason: string
  mustExercised: number
  mustTotal: number
}

export const conclusive: readonly Status[] = ['passed', 'failed', 'warned']
/** Statuses from worst to best, for a requirement that several checks cite. */
export const worstFirst: readonly Status[] = ['failed', 'error', 'warned', 'passed', 'not_testable', 'not_offered']

export interface VerdictOptions {
  strict: boolean
  /** Known failures. */
  known?: KnownFailures
  /** The run was interrupted before all of its checks had started. */
  interrupted?: boolean
}

/**
 * Computes the verdict. Violations: a failed check that is not a known failure, or a listed one that did not fail. No
 * verdict: any error, or tests of less than half of the MUST requirements that are observable over HTTP and that
 * selected checks cite. Flaky checks do not affect the verdict.
 */
export function reachVerdict(
  results: readonly CheckResult[],
  requirements: Requirements,
  { strict, known = new Map(), interrupted = false }: VerdictOptions,
): VerdictResult {
  const rows = [
    ...new Set(results.filter(({ status }) => status !== 'not_offered').flatMap((result) => result.requirements)),
  ].filter((id) => requirements.get(id)?.level === 'MUST' && requirements.get(id)?.observable.includes('http-only'))
  const exercised = rows.filter((id) =>
    results.some((result) => result.requirements.includes(id) && conclusive.includes(result.status)),
  )
  const numbers = { mustExercised: exercised.length, mustTotal: rows.length }
  const isFlaky = (result: CheckResult): boolean => listedAs(known, result) === 'sometimes'
  const flaky = results.filter((result) => isFlaky(result) && ['failed', 'error'].includes(result.status)).length
  // A flaky check never affects the verdict.
  const counts = count(results.filter((result) => !isFlaky(result)))
  const knownToFail = results.filter(
    (result) => result.status === 'failed' && listedAs(known, result) === 'always',
  ).length
  const asKnown = [
    ...(knownToFail === 0 ? [] : [`${knownToFail} failed as known`]),
    ...(flaky === 0 ? [] : [`${flaky} failed as flaky`]),
  ].join(', ')
  const failed = counts.failed - knownToFail
  const unexpected = interrupted ? 0 : results.filter((result) => unexpectedEnd(known, result) !== undefined).length
  if (failed > 0 || unexpected > 0) {
    const parts = [
      ...(failed > 0 ? [`${counted(failed, 'check')} failed`] : []),
      ...(unexpected > 0 ? [`${counted(unexpected, 'known failure')} did not fail`] : []),
      ...(asKnown === '' ? [] : [asKnown]),
    ]
    return { verdict: 'violations', reason: parts.join(', '), ...numbers }
  }
  if (interrupted) return { verdict: 'no_verdict', reason: 'the run was interrupted', ...numbers }
  if (strict && counts.not_testable > 0)
    return {
      verdict: 'violations',
      reason: `${counted(counts.not_testable, 'check')} not testable (--strict)`,
      ...numbers,
    }
  if (counts.error > 0)
    return { verdict: 'no_verdict', reason: `${counted(counts.error, 'check')} ended in an error`, ...numbers }
  if (!results.some(({ status }) => conclusive.includes(status)))
    return { verdict: 'no_verdict', reason: 'no check was testable', ...numbers }
  if (exercised.length * 2 < rows.length) {
    return {
      verdict: 'no_verdict',
      reason: `only ${exercised.length} of ${rows.length} MUST requirements observable over HTTP were tested`,
      ...numbers,
    }
  }
  const none = asKnown === '' ? 'none failed' : `${asKnown}, no other failed`
  const judged = describeCounts({ ...counts, failed: 0, not_testable: 0, not_offered: 0 })
  return { verdict: 'conformant', reason: `${judged}, ${none}`, ...numbers }
}

/** Formats a count with its noun: `1 check`, `2 checks`. */
const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** Returns the cited requirements, each with the worst result of the checks that cite it. */
export function requirementResults(results: readonly CheckResult[], requirements: Requirements): ReportedRequirement[] {
  const ids = [...new Set(results.flatMap((result) => result.requirements))].sort()
  return ids.flatMap((id) => {
    const row = requirements.get(id)
    if (row === undefined || row.isOutside) return []
    const citing = results.filter((result) => result.requirements.includes(id))
    const said = citing.map((result) => contribution(result, id))
    const status = worstFirst.find((candidate) => said.includes(candidate)) ?? 'not_testable'
    const { area, level, form, statement } = row
    return [
      {
        id,
        area,
        level,
        form,
        section: describeSection(row),
        statement: statement.trim(),
        status,
        checks: citing.map((result) => `${result.id} [${result.form}]`),
      },
    ]
  })
}

/** Returns the result of a check for a requirement. A failed check proves nothing about its other requirements. */
export function contribution(result: Pick<CheckResult, 'status' | 'violated' | 'warnings'>, id: string): Status {
  if (result.status === 'failed')
    return result.violated === undefined || result.violated === id ? 'failed' : 'not_testable'
  if (result.status === 'warned')
    return result.warnings.some(({ requirement }) => requirement === undefined || requirement === id)
      ? 'warned'
      : 'passed'
  return result.status
}

export const exitCodes: Record<Verdict, number> = { conformant: 0, violations: 1, no_verdict: 2 }
