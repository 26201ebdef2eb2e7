import { invalidRequest, notFound, type DomainError } from './errors.ts'
import { explain, type ValidationError, type Validate } from './validation-errors.ts'

export interface OperationValidators {
  body?: Validate
  query?: Validate
  path?: Validate
  headers?: Validate
}

/** Validators of answers by operation and status, as text. An answer without a JSON body has none. */
export type ReplyValidators = Readonly<Record<string, Readonly<Record<string, Validate>>>>

/** @throws DomainError invalid_request that names the first field that does not fit */
export function assertValid(validate: Validate | undefined, value: unknown, place: 'body' | 'query'): void {
  if (!validate) return
  if (!validate(value)) throw describe(validate.errors ?? [], value, place)
  if (place === 'query') assertFinite(value as Record<string, unknown>)
}

/** ajv reads `Infinity` as an integer, and then compares it with no limit. */
function assertFinite(query: Record<string, unknown>): void {
  const infinite = Object.keys(query).find((name) => typeof query[name] === 'number' && !Number.isFinite(query[name]))
  if (infinite !== undefined) throw invalidRequest(`${infinite} must be a number.`, infinite)
}

/** A path parameter that no id or handle can be is the address of nothing: 404, never 422. */
export function validatePathParameters(validate: Validate | undefined, parameters: unknown): void {
  if (validate && !validate(parameters)) throw notFound('There is nothing at this address.')
}

function describe(errors: readonly ValidationError[], value: unknown, place: 'body' | 'query'): DomainError {
  if (value === undefined) return invalidRequest('A JSON body is required.', place)
  const explained = explain(errors)
  if (!explained) return invalidRequest(`The ${place} is not valid.`, place)
  const { field, problem } = explained
  return invalidRequest(field === '' ? `The ${place} ${problem}.` : `${field} ${problem}.`, field || place)
}
