import { invalidRequest } from '../errors.ts'

/**
 * Rejects text that PostgreSQL cannot store, on both engines: the last check after the validators of requests.
 * @throws DomainError invalid_request
 */
export function storable<Value>(value: Value): Value {
  if (typeof value === 'string' ? value.includes('\0') : Array.isArray(value) && value.some(hasNul))
    throw invalidRequest('A text must not contain U+0000.')
  return value
}

const hasNul = (item: unknown): boolean => typeof item === 'string' && item.includes('\0')
