import type { RequirementId } from '../../../generated/requirements.ts'

/**
 * One precise deviation from the documents, planted on purpose to prove that the checks see it. "Fault" is the term of
 * mutation testing; what goes wrong by accident is an error.
 */
export interface Fault {
  readonly name: string
  /** Requirement ids; the mutant is killed when an assertion about one of them failed. */
  readonly violates: readonly [RequirementId, ...RequirementId[]]
  /** What the server does with the fault. */
  readonly description: string
  /** Only a full run waits long enough to see it. */
  readonly mode?: 'full'
  /** Areas or checks that make the exchanges in which a rule over the whole run sees it, without judging them so. */
  readonly through?: readonly string[]
  /** It breaks only rows that may never fail a target (open or derived ones): a warning finds it. */
  readonly warns?: true
}
