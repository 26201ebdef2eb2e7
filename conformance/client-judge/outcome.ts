/** The possible outcomes of a case. */

/** The client violates a requirement. */
export class Violation extends Error {
  override name = 'Violation'
}

/** The case says nothing about this client. */
export class NotTestable extends Error {
  override name = 'NotTestable'
}

export type CaseStatus = 'passed' | 'failed' | 'warned' | 'not_testable' | 'error'

export interface CaseResult {
  id: string
  requirements: readonly string[]
  title: string
  advice: string
  status: CaseStatus
  /** Empty when the case passed. */
  message: string
  durationMs: number
  /** Operations, requests and restarts, in order. */
  timeline: readonly string[]
}
