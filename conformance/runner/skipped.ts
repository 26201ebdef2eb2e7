import type { TestCase } from './plan.ts'
import { newResult, type CheckResult } from './result.ts'

/** Reasons why a check was not judged, each with the change that would allow it. */
export const timeLimitReached = ['the time limit of the run was reached', 'a higher --minutes'] as const

/** Returns the result of a check that did not start. */
export function skipped(
  { check, form }: TestCase,
  seed: number,
  message: string = timeLimitReached[0],
  unlock: string = timeLimitReached[1],
): CheckResult {
  return newResult(check, { form, seed, status: 'not_testable', message, unlock })
}
