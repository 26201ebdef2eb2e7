import { NotTestable } from './not-testable.ts'
import type { Reply } from './exchange.ts'

/**
 * The body of an answer that is a prerequisite and not the thing judged.
 * @throws NotTestable when it is not 2xx, or 2xx without an object
 */
export function requireOk<T>(reply: Reply<T>, what: string): T {
  if (reply.ok && (reply.status === 204 || (typeof reply.body === 'object' && reply.body !== null))) return reply.body
  const { method, url } = reply.exchange.request
  throw new NotTestable(
    `a prerequisite is missing: ${what} (${method} ${url} answered ${reply.status})`,
    `the target must accept ${what}`,
  )
}
