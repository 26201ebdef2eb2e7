import type { TestCase } from './plan.ts'
import type { CheckResult } from './result.ts'

/** The result of a check that never began. */
export function skipped(
  { check, form }: TestCase,
  seed: number,
  reason = 'the time of the run was over',
  unlock = 'a higher --minutes',
): CheckResult {
  return {
    id: check.id,
    form,
    area: check.area,
    requirements: [...check.requirements],
    status: 'not_testable',
    durationMs: 0,
    runs: 0,
    requests: 0,
    message: reason,
    unlock,
    warnings: [],
    mismatches: [],
    exchanges: [],
    decisions: [],
    replay: { check: check.id, form, seed },
  }
}
