/** A member name that occurs in no answer of the run is an error in the target file, not of the target. */
import { defaultNames } from '../target/load-target.ts'
import type { NameKey, Target } from '../target/target.ts'
import type { CheckResult } from './result.ts'

/**
 * Makes failures of a whole run not testable when they depend on a member name that no answer contained. This does not
 * apply to names that the document states: their absence is the finding.
 * @returns the results, in their order
 */
export function withoutUnseenNames(results: readonly CheckResult[], { names }: Pick<Target, 'names'>): CheckResult[] {
  const seen = new Set(results.flatMap((result) => result.names?.seen ?? []))
  return results.map((result) => {
    if (result.status !== 'failed') return result
    const unseen = (result.names?.used ?? []).find((key) => isGuess(names, key) && !seen.has(names[key] ?? ''))
    if (unseen === undefined) return result
    const { violated: _violated, expected: _expected, actual: _actual, counterexample: _found, ...rest } = result
    return {
      ...rest,
      status: 'not_testable',
      message: `no answer of the run contained ${names[unseen]} (${result.message ?? ''})`,
      unlock: `names.${unseen} in the target file, with the name that the target uses`,
    }
  })
}

const isGuess = (names: Target['names'], key: NameKey): boolean =>
  names[key] !== undefined && names[key] !== defaultNames[key]
