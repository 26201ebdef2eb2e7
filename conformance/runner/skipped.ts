import type { TestCase } from './plan.ts'
import { newResult, type CheckResult } from './result.ts'

/** The result of a check that never began. */
export function skipped(
  { check, form }: TestCase,
  seed: number,
  message = 'the time limit of the run was reached',
  unlock = 'a higher --minutes',
): CheckResult {
  return newResult(check, { form, seed, status: 'not_testable', message, unlock })
}
