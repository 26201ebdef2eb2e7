import { DomainError, internalError, temporarilyUnavailable } from '../errors.ts'
import { isOutage, isRetryable } from '../database/database-errors.ts'
import { secretPrefixes } from '../secrets.ts'

/** Matches bearer secrets by their prefixes, and the credentials of a URL. */
const secrets = new RegExp(`\\b(${Object.values(secretPrefixes).join('|')})[\\w-]+|(://)[^/\\s@]+(?=@)`, 'g')

/** Converts an error for the caller: outages and repeated deadlocks are 503, other server errors 500. */
export function toErrorResponse(error: unknown): DomainError {
  if (error instanceof DomainError) return error
  if (isOutage(error) || isRetryable(error))
    return temporarilyUnavailable('The service is not available right now; try again.', 1)
  return internalError(undefined, error)
}

/**
 * Returns the loggable part of an error, for the key `err`. The text of a failed query may contain values (messages,
 * hashes), so the query and the detail of a database error are removed. Secrets are masked.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const code = (error as NodeJS.ErrnoException).code
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
  const message = code === undefined ? error.message : error.message.slice(error.message.lastIndexOf(' - ') + 1)
  return { type: error.name, code, message: message.slice(0, 300).replace(secrets, '$1$2***'), frames }
}
