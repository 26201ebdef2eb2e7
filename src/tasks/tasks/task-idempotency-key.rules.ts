import { hash } from 'node:crypto'
import type { TaskMessage } from './task.ts'

/**
 * What a message is recognised by when it comes again (AMB-072). Clients use one messageId for unrelated calls, so the
 * key holds the address and the content as well: another body under the same id is another message.
 */
export function taskIdempotencyKey(workerId: string, message: TaskMessage): string {
  return hash('sha256', JSON.stringify([workerId, canonical(message)]), 'base64url')
}

/** The same value whatever the order of its members. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (value === null || typeof value !== 'object') return value
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, item]) => [name, canonical(item)])
}
