import { DomainError, internalError, temporarilyUnavailable } from '../errors.ts'
import { isOutage, isRetryable } from '../database/database-errors.ts'
import { secretPrefixes } from '../secrets.ts'

/** Bearer secrets by their prefixes, and the user and password of a URL. */
const secrets = new RegExp(`\\b(${Object.values(secretPrefixes).join('|')})[\\w-]+|(://)[^/\\s@]+(?=@)`, 'g')

/** Turns whatever was thrown into what the caller may see: an outage is 503, and so is a deadlock that went on; the rest is 500. */
export function toErrorResponse(error: unknown): DomainError {
  if (error instanceof DomainError) return error
  if (isOutage(error) || isRetryable(error))
    return temporarilyUnavailable('The service is not available right now; try again.', 1)
  return internalError(undefined, error)
}

/**
 * What of an error is logged, under the key `err`. The text of a failed query may quote values (messages, hashes), so
 * that of database errors only the part after the query is kept, and no detail. Secrets in the text are masked.
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
