/** Coverage of stated operations: the request cases that a run covered, and those that it did not. */
import {
  keyOf,
  requestCases,
  statedOperations,
  type RequestCase,
  type StatedOperation,
} from '../client/request-case.ts'
import type { CheckResult } from '../runner/result.ts'
import { operationsWithOnlyErrors, type OnlyErrors } from './only-errors.ts'
import type { Capabilities } from '../target/session.ts'

export interface OperationCoverage {
  form: string
  operation: string
  area: string
  /** Request cases covered by the run. */
  asked: RequestCase[]
  /** Request cases that were not covered. */
  never: RequestCase[]
}

export interface RequestCoverage {
  /** Number of request cases of the operations, and number of the covered ones. */
  cases: number
  asked: number
  operations: OperationCoverage[]
  /** Excluded request cases, each with its reason. */
  excluded: { operation: string; case: RequestCase; reason: string }[]
  /** Operations that answered only errors. Checks that need their success are not testable. */
  only_errors: OnlyErrors[]
}

const noBody = 'its body and its answer are not stated (AMB-097)'

/** Request cases that cannot exist, or for which no document defines a valid request. */
const excluded: readonly { id: string; case: RequestCase; reason: string }[] = [
  ...requestCases.map((one) => ({ id: 'sendVoiceMemo', case: one, reason: noBody })),
  { id: 'startDeviceAuthorization', case: 'bad_input', reason: 'the members of its body are not stated (AMB-081)' },
  { id: 'getOwnAgent', case: 'bad_input', reason: 'the request has neither parameters nor a body' },
  { id: 'GetExtendedAgentCard', case: 'bad_input', reason: 'the method has no parameters' },
  { id: 'getAgentCard', case: 'no_credential', reason: 'a card may be public (AMB-075)' },
  { id: 'getAgentCard', case: 'wrong_credential', reason: 'a card may be public (AMB-075)' },
]

const reasonNotToAsk = ({ id }: StatedOperation, asked: RequestCase): string | undefined =>
  excluded.find((row) => row.id === id && row.case === asked)?.reason

/** Returns the request cases of an operation. Public operations do not reject callers without a credential. */
const casesOf = (operation: StatedOperation): RequestCase[] =>
  requestCases.filter(
    (one) =>
      reasonNotToAsk(operation, one) === undefined &&
      !(operation.isPublic && (one === 'no_credential' || one === 'wrong_credential')),
  )

/**
 * Counts the request cases that the checks of a run covered, for the operations of the forms and areas that the target
 * offers. Where two forms share a route, each counts the requests of its own checks.
 */
export function coverRequests(
  results: readonly Pick<CheckResult, 'form' | 'requestCases' | 'errorAnswers'>[],
  { forms, offered }: { forms: readonly string[]; offered: Partial<Capabilities['offered']> },
): RequestCoverage {
  const shared = sharedKeys()
  const counted = new Set(
    results.flatMap(({ form, requestCases: cases }) => cases.flatMap((one) => [one, `${form}: ${one}`])),
  )
  const has = (operation: StatedOperation, one: RequestCase): boolean => {
    const key = `${keyOf(operation)} ${one}`
    return counted.has(shared.has(keyOf(operation)) ? `${operation.form}: ${key}` : key)
  }
  const asked = statedOperations.filter(
    ({ form, area }) => forms.includes(form) && (offered as Record<string, boolean>)[areaOf(area)] !== false,
  )
  const operations = asked.map((operation) => ({
    form: operation.form,
    operation: operation.id,
    area: operation.area,
    asked: casesOf(operation).filter((one) => has(operation, one)),
    never: casesOf(operation).filter((one) => !has(operation, one)),
  }))
  return {
    cases: operations.reduce((sum, { asked: done, never }) => sum + done.length + never.length, 0),
    asked: operations.reduce((sum, { asked: done }) => sum + done.length, 0),
    operations,
    only_errors: operationsWithOnlyErrors(
      asked.filter((operation) => casesOf(operation).includes('success') && !has(operation, 'success')),
      results.flatMap(({ errorAnswers }) => errorAnswers),
    ),
    excluded: asked.flatMap((operation) =>
      requestCases.flatMap((one) => {
        const reason = reasonNotToAsk(operation, one)
        return reason === undefined ? [] : [{ operation: operation.id, case: one, reason }]
      }),
    ),
  }
}

function sharedKeys(): Set<string> {
  const forms = Map.groupBy(statedOperations, keyOf)
  return new Set([...forms].filter(([, rows]) => new Set(rows.map(({ form }) => form)).size > 1).map(([key]) => key))
}

/** Returns the optional area of an operation. */
const areaOf = (area: string): string => (area === 'receipts' ? 'read_state' : area)

/** Formats one line for each request case: `sendTask with bad input`. */
export const neverAsked = ({ operations }: RequestCoverage): string[] =>
  operations.flatMap(({ form, operation, never }) =>
    never.map((one) => `${operation}${form === 'variant' ? ' [variant]' : ''} ${inWords[one]}`),
  )

export const inWords: Readonly<Record<RequestCase, string>> = {
  success: 'with success',
  no_credential: 'without a credential',
  wrong_credential: 'with a wrong credential',
  bad_input: 'with bad input',
}
