import { NotTestable } from './not-testable.ts'
import type { Reply } from './exchange.ts'

/**
 * Returns the body of an answer that is a prerequisite, not the tested answer.
 * @throws NotTestable when the status is not 2xx, or the body of a 2xx is not an object
 */
export function requireOk<T>(reply: Reply<T>, what: string): T {
  if (reply.ok && (reply.status === 204 || (typeof reply.body === 'object' && reply.body !== null))) return reply.body
  const { method, url } = reply.exchange.request
  throw new NotTestable(
    `a prerequisite failed: ${what} (${method} ${url} answered ${reply.status})`,
    `a target that accepts ${what}`,
  )
}
