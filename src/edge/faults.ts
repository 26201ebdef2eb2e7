import { DomainError, internalError, temporarilyUnavailable } from '../core/errors.ts'

/** SQLSTATE classes of a database that is away, full or shutting down: 08, 53, 57P01 to 57P05. */
const outageCodes = /^(08...|53...|57P0[1-5]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|ENOENT)$/

/** Turns whatever was thrown into what the caller may be told: an outage is 503, anything else of ours 500. */
export function refusalOf(error: unknown): DomainError {
  if (error instanceof DomainError) return error
  if (isOutage(error)) return temporarilyUnavailable('The service is not available right now; try again.', 1)
  return internalError(undefined, error)
}

function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = (error as NodeJS.ErrnoException).code
  if (typeof code === 'string' && outageCodes.test(code)) return true
  if (error.name === 'KnexTimeoutError' || error.name === 'AggregateError') return true
  return /Connection terminated|timeout exceeded when trying to connect|aborted/i.test(error.message) && code === undefined
}

/**
 * What of a fault is logged. The text of a failed query may quote values (messages, hashes), so that of database
 * errors only the part after the query is kept, and no detail.
 */
export function describeFault(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const code = (error as NodeJS.ErrnoException).code
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)).slice(0, 12)
  const message = code === undefined ? error.message : error.message.slice(error.message.lastIndexOf(' - ') + 1)
  return { type: error.name, code, message: message.slice(0, 300), frames }
}
