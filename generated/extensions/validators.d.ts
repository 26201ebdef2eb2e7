// Generated from spec/ by `npm run generate`. Never edited by hand.

import type { OperationId } from './operations.ts'

/** One error of a value: where it lies (a JSON Pointer), the keyword that it breaks, and that keyword's figures. */
export interface ValidationFault {
  instancePath: string
  schemaPath: string
  keyword: string
  params: Record<string, any>
  propertyName?: string
  message?: string
}

/** Answers whether a value is valid; afterwards `errors` holds the faults, or null. */
export interface Validate {
  (value: unknown): boolean
  errors?: ValidationFault[] | null
}

export interface OperationValidators {
  body?: Validate
  /** Turns text into numbers and booleans, and adds defaults, in the object that it is given. */
  query?: Validate
  path?: Validate
  /** Names are lower case. */
  headers?: Validate
}

export const validators: Record<OperationId, OperationValidators>

/** Of JSON that travels where any JSON is allowed. */
export const payloadValidators: Record<'pageInput' | 'providerProfile' | 'signUpForm' | 'stripeCheckoutCallback' | 'stripeRefundCallback' | 'testProviderCallback', Validate>
