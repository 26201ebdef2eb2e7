/** What an answer says about its request, with everything left out that two conformant servers may answer differently. */
import type { Reply } from '../client/exchange.ts'
import { statusOfCode } from '../client/error-codes.ts'
import { valueAt } from '../client/json-pointer.ts'
import type { RuleLog } from './rules.ts'

/**
 * What is known about a request before it is sent: `body`, `access` and `reference` name what a rejection is about,
 * `stated` that the document states status and code, `open` that it states nothing.
 */
export type Reading = 'body' | 'access' | 'reference' | 'stated' | 'open'

export interface ReadingOptions {
  reading: Reading
  /** The stated status of success; any 2xx without it. */
  success?: number
  /** Where a decision tolerates 400 and its neighbours with the code invalid_request. */
  lenientStatus?: boolean
  /** Where either error body, or that of another protocol, is allowed. */
  anyErrorBody?: boolean
}

export interface Outcome {
  answer: string
  error?: string
}

const classes = {
  body: { rule: 'rejected-body', not: [401, 403, 404, 429], text: 'rejected as a bad request (4xx)' },
  reference: { rule: 'rejected-reference', not: [401, 429], text: 'rejected (4xx)' },
} as const

/** @returns the outcome, in which equal texts mean what no document tells apart */
export function outcomeOf(reply: Reply, options: ReadingOptions, log: RuleLog): Outcome {
  const { status } = reply
  if (reply.ok) return { answer: success(reply, options, log) }
  if (status < 400 || status > 499) return { answer: `${status}` }
  if (options.reading === 'open') {
    log.note('open-outcome')
    return { answer: 'allowed either way' }
  }
  const answer = classOf(status, options.reading, log)
  return { answer, error: errorOf(reply, options, log) }
}

function success({ status }: Reply, { reading, success: stated }: ReadingOptions, log: RuleLog): string {
  if (reading === 'open') {
    log.note('open-outcome')
    return 'allowed either way'
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

/** Whether the error body is one that a document describes; the code itself where it is stated. */
function errorOf(reply: Reply, { reading, lenientStatus, anyErrorBody }: ReadingOptions, log: RuleLog): string {
  log.note('texts-for-people-unread')
  if (anyErrorBody === true) {
    log.note('either-error-body')
    return 'any error body'
  }
  const code = valueAt(reply.body, '/error/code')
  const message = valueAt(reply.body, '/error/message')
  if (typeof code !== 'string' || typeof message !== 'string')
    return `not { error: { code, message } } with two texts: ${JSON.stringify(shapeOf(reply.body))}`
  if (reading === 'stated') return code
  const belongs = statusOfCode[code]
  const tolerated = lenientStatus === true && code === 'invalid_request'
  if (belongs !== undefined && belongs !== reply.status && !tolerated) return `code ${code} with another status`
  return 'code and status fit'
}

/** Types in place of values. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf)
  if (typeof value !== 'object' || value === null) return value === null ? null : typeof value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]))
}
