import { hash } from 'node:crypto'
import type { TaskMessage } from './task.ts'

/**
 * Builds the idempotency key of a message (AMB-072). Clients reuse a messageId for unrelated calls, so the key includes
 * the address and the content: another body with the same id is another message.
 */
export function taskIdempotencyKey(workerId: string, message: TaskMessage): string {
  return hash('sha256', JSON.stringify([workerId, canonical(message)]), 'base64url')
}

/** Normalizes a value, independent of the order of its members. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (value === null || typeof value !== 'object') return value
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, item]) => [name, canonical(item)])
}
