import type { RequirementId } from '../../../generated/requirements.ts'

/**
 * One precise deviation from the documents, planted to prove that the checks detect it. "Fault" is the term of
 * mutation testing; an unintended deviation is an error.
 */
export interface Fault {
  readonly name: string
  /** Requirement ids. The mutant is killed when an assertion about one of them fails. */
  readonly violates: readonly [RequirementId, ...RequirementId[]]
  /** Behavior of the server with the fault. */
  readonly description: string
  /** Only a full run waits long enough to detect the fault. */
  readonly mode?: 'full'
  /** Areas or checks whose exchanges let an exchange rule detect the fault. The checks themselves do not detect it. */
  readonly through?: readonly string[]
  /** The fault violates only requirements that can never fail a target (open or derived ones). A warning detects it. */
  readonly warns?: true
}
