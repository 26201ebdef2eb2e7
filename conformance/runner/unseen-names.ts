/** A name in the target file that no answer of the run held is a slip in that file, and no fault of the target. */
import type { Target } from '../target/target.ts'
import type { CheckResult } from './result.ts'

/**
 * Makes the failures that rest on a name which was never seen not testable.
 * @returns the results, in their order
 */
export function withoutUnseenNames(results: readonly CheckResult[], names: Target['names']): CheckResult[] {
  const seen = new Set(results.flatMap((result) => result.names?.seen ?? []))
  return results.map((result) => {
    if (result.status !== 'failed') return result
    const unseen = (result.names?.used ?? []).find((key) => names[key] !== undefined && !seen.has(names[key]))
    if (unseen === undefined) return result
    const { violated: _violated, expected: _expected, actual: _actual, counterexample: _found, ...rest } = result
    return {
      ...rest,
      status: 'not_testable',
      message: `never seen: ${names[unseen]} (${result.message ?? ''})`,
      unlock: `names.${unseen} in the target file must be the name that the target uses`,
    }
  })
}
