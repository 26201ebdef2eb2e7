import type { RequestHandler } from 'express'

import { payloadValidators } from '../../../generated/extensions/validators.js'
import { assertValid } from '../../platform/validation.ts'

/** Validates the query and the form of a page before a page reads them. @throws DomainError invalid_request */
export const validatePageInput: RequestHandler = (request, _response, next) => {
  assertValid(payloadValidators.pageInput, { ...request.query }, 'query')
  assertValid(payloadValidators.pageInput, { ...(request.body as object | undefined) }, 'body')
  next()
}

/** Returns a query parameter or form field; undefined when it is missing or empty. */
export function pageText(input: unknown, name: string): string | undefined {
  const value = (input as Record<string, unknown> | undefined)?.[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}
