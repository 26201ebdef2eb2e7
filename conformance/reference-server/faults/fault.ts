import type { RequirementId } from '../../../generated/requirements.ts'

/**
 * One precise deviation from the documents, planted to prove that the checks detect it. "Fault" is the term of
 * mutation testing; an unintended deviation is an error.
 */
export interface Fault<Name extends string = string> extends FaultDetails {
  readonly name: Name
  /** Requirement ids. The mutant is killed when an assertion about one of them fails. */
  readonly violates: readonly [RequirementId, ...RequirementId[]]
  /** Behavior of the server with the fault. */
  readonly description: string
}

interface FaultDetails {
  /** Only a full run waits long enough to detect the fault. */
  readonly mode?: 'full'
  /** Areas or checks whose exchanges let an exchange rule detect the fault. The checks themselves do not detect it. */
  readonly through?: readonly string[]
  /**
   * A warning detects the fault: the document supports no failure in this case of a derived requirement. The same holds
   * without this mark for faults whose requirements can never fail a target.
   */
  readonly warns?: true
}

/** Faults by name. A row has the violated requirements, the behavior with the fault, and details of its detection. */
export type FaultTable = Readonly<
  Record<string, readonly [violates: Fault['violates'], description: string, details?: FaultDetails]>
>

export const full = { mode: 'full' } as const
export const warns = { warns: true } as const
