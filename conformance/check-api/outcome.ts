/** Outcomes of a check other than a pass. */
import type { FailureClass } from './context.ts'
import type { RequirementId } from '../../generated/requirements.ts'

/** The target violates the requirement. */
export class Violation extends Error {
  override name = 'Violation'
  readonly requirement: RequirementId
  readonly expected: unknown
  readonly actual: unknown
  readonly failureClass: FailureClass | undefined
  /** Time of the failed assertion, in ms since the epoch. */
  readonly at = Date.now()
  constructor(
    message: string,
    about: {
      requirement: RequirementId
      expected?: unknown
      actual?: unknown
      failureClass?: FailureClass | undefined
    },
  ) {
    super(message)
    this.requirement = about.requirement
    this.expected = about.expected
    this.actual = about.actual
    this.failureClass = about.failureClass
  }
}

/** The target lacks the area. */
export class NotOffered extends Error {
  override name = 'NotOffered'
}

/** The check itself has an error: it made no assertion, or misused the check API. */
export class CheckError extends Error {
  override name = 'CheckError'
}
