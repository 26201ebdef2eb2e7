/** How a check ends other than by passing. */
import type { FailureClass } from './context.ts'
import type { RequirementId } from '../../generated/requirements.ts'

/** The requirement is broken. */
export class Violation extends Error {
  override name = 'Violation'
  readonly requirement: RequirementId
  readonly expected: unknown
  readonly actual: unknown
  readonly failureClass: FailureClass | undefined
  /** When it was found, in ms since the epoch. */
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

/** The check itself is wrong: it judged nothing, or misused the check API. */
export class CheckError extends Error {
  override name = 'CheckError'
}
