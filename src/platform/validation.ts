import { invalidRequest, notFound, type DomainError } from './errors.ts'
import { explain, type ValidationError, type Validate } from './validation-errors.ts'

export interface OperationValidators {
  body?: Validate
  query?: Validate
  path?: Validate
  headers?: Validate
}

/** Validators of responses by operation and status. A response without a JSON body has none. */
export type ReplyValidators = Readonly<Record<string, Readonly<Record<string, Validate>>>>

/** @throws DomainError invalid_request that names the first invalid field */
export function assertValid(validate: Validate | undefined, value: unknown, place: 'body' | 'query'): void {
  if (!validate) return
  const texts = place === 'query' ? { ...(value as Parameters) } : undefined
  if (!validate(value)) throw describe(validate.errors ?? [], value, place)
  const odd = texts && oddNumber(texts, value as Parameters)
  if (odd !== undefined) throw invalidRequest(`${odd} must be a number in decimal digits.`, odd)
}

type Parameters = Record<string, unknown>

/** Returns a parameter that ajv read from `0x10`, `1e1`, `5.0`, ` 5` or `Infinity`: these are no integers (AMB-044). */
function oddNumber(texts: Parameters, values: Parameters): string | undefined {
  for (const name in values) {
    if (typeof values[name] === 'number' && typeof texts[name] === 'string' && !/^-?\d+$/.test(texts[name])) return name
  }
  return undefined
}

/** Validates path parameters. A value that no id, handle or number can have is not found: 404, never 422. */
export function validatePathParameters(validate: Validate | undefined, parameters: Parameters): void {
  if (!validate) return
  const texts = { ...parameters }
  if (!validate(parameters) || oddNumber(texts, parameters) !== undefined)
    throw notFound('There is no object at this path.')
}

function describe(errors: readonly ValidationError[], value: unknown, place: 'body' | 'query'): DomainError {
  if (value === undefined) return invalidRequest('A JSON body is required.', place)
  const explained = explain(errors)
  if (!explained) return invalidRequest(`The ${place} is not valid.`, place)
  const { field, problem } = explained
  return invalidRequest(field === '' ? `The ${place} ${problem}.` : `${field} ${problem}.`, field || place)
}
