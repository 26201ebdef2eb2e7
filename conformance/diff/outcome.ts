/** Reduces an answer to its meaning: removes all details in which two conformant servers may differ. */
import type { Reply } from '../client/exchange.ts'
import { statusOfCode } from '../client/error-codes.ts'
import { valueAt } from '../client/json-pointer.ts'
import type { RuleLog } from './rules.ts'

/**
 * Knowledge about a request before it is sent. `body`, `access` and `reference` name the cause of a rejection.
 * `stated`: the document states status and code. `open`: the document states neither.
 */
export type Reading = 'body' | 'access' | 'reference' | 'stated' | 'open'

export interface ReadingOptions {
  reading: Reading
  /** Stated status of success. Without it, any 2xx is a success. */
  success?: number
  /** A decision tolerates other statuses, such as 400, with the code invalid_request. */
  lenientStatus?: boolean
  /** Either error body, or that of another protocol, is allowed. */
  anyErrorBody?: boolean
}

export interface Outcome {
  answer: string
  error?: string
}

const classes = {
  body: { rule: 'rejected-body', not: [401, 403, 404, 429], text: 'rejected as an invalid request (4xx)' },
  reference: { rule: 'rejected-reference', not: [401, 429], text: 'rejected (4xx)' },
} as const

/** @returns the outcome; answers that no document distinguishes have equal outcomes */
export function outcomeOf(reply: Reply, options: ReadingOptions, log: RuleLog): Outcome {
  const { status } = reply
  if (reply.ok) return { answer: success(reply, options, log) }
  if (status < 400 || status > 499) return { answer: `${status}` }
  if (options.reading === 'open') {
    log.note('open-outcome')
    return { answer: 'acceptance or rejection, both allowed' }
  }
  const answer = classOf(status, options.reading, log)
  return { answer, error: errorOf(reply, options, log) }
}

function success({ status }: Reply, { reading, success: stated }: ReadingOptions, log: RuleLog): string {
  if (reading === 'open') {
    log.note('open-outcome')
    return 'acceptance or rejection, both allowed'
  }
  if (stated !== undefined) return `${status}`
  log.note('open-success')
  return 'accepted (2xx)'
}

function classOf(status: number, reading: Reading, log: RuleLog): string {
  if (reading === 'stated' || reading === 'open') return `${status}`
  if (reading === 'access') {
    if (status !== 403 && status !== 404) return `${status}`
    log.note('rejected-access')
    return 'no access (403 or 404)'
  }
  const { rule, not, text } = classes[reading]
  if ((not as readonly number[]).includes(status)) return `${status}`
  log.note(rule)
  return text
}

/** Compares the error body with the document. Returns the code itself where it is stated. */
function errorOf(reply: Reply, { reading, lenientStatus, anyErrorBody }: ReadingOptions, log: RuleLog): string {
  log.note('texts-for-people-unread')
  if (anyErrorBody === true) {
    log.note('either-error-body')
    return 'any error body'
  }
  const code = valueAt(reply.body, '/error/code')
  const message = valueAt(reply.body, '/error/message')
  if (typeof code !== 'string' || typeof message !== 'string')
    return `not { error: { code, message } } with two strings: ${JSON.stringify(shapeOf(reply.body))}`
  if (reading === 'stated') return code
  const belongs = statusOfCode[code]
  const tolerated = lenientStatus === true && code === 'invalid_request'
  if (belongs !== undefined && belongs !== reply.status && !tolerated) return `code ${code} with another status`
  return 'code and status match'
}

/** Replaces values with their types. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf)
  if (typeof value !== 'object' || value === null) return value === null ? null : typeof value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]))
}
