import { hash } from 'node:crypto'
import { conflict, notFound } from '../../platform/errors.ts'
import type { Task, TaskRole, TaskState, TaskMessage } from './task.ts'

/** States in which a task can no longer change. */
export const terminalStates: ReadonlySet<TaskState> = new Set<TaskState>([
  'TASK_STATE_COMPLETED',
  'TASK_STATE_FAILED',
  'TASK_STATE_CANCELED',
  'TASK_STATE_REJECTED',
])

const interrupted: ReadonlySet<TaskState> = new Set<TaskState>([
  'TASK_STATE_INPUT_REQUIRED',
  'TASK_STATE_AUTH_REQUIRED',
])

export const isTerminal = (state: TaskState): boolean => terminalStates.has(state)

/** Whether a task waits for its requester. */
export const isInterrupted = (state: TaskState): boolean => interrupted.has(state)

/** Whether a waiting caller gets the task now: it has ended, or it waits for its requester. */
export const isAnswer = (state: TaskState): boolean => isTerminal(state) || isInterrupted(state)

/**
 * Returns whether a worker may change the state (AMB-078): from any state that is not terminal to any but submitted; an
 * interrupted task first returns to working.
 */
export function mayMove(from: TaskState, to: TaskState): boolean {
  if (isTerminal(from) || to === 'TASK_STATE_SUBMITTED') return false
  if (isInterrupted(from)) return isTerminal(to) || to === 'TASK_STATE_WORKING' || to === from
  return true
}

/** @throws conflict when the task has ended */
export function requireOpen(task: Task): void {
  if (isTerminal(task.state)) throw conflict('The task has ended.')
}

/**
 * Returns the role of the caller in a task. @throws not_found for other callers and for a task that is hidden from the
 * caller
 */
export function requireTaskParticipant(task: Task | undefined, callerId: string): TaskRole {
  if (task?.requesterId === callerId) return 'requester'
  if (task?.workerId === callerId && !task.suppressed) return 'worker'
  throw noTask()
}

/** @throws not_found unless the caller has this role */
export function requireRole(task: Task | undefined, callerId: string, role: TaskRole): asserts task is Task {
  if (requireTaskParticipant(task, callerId) !== role) throw noTask()
}

export const noTask = () => notFound('There is no such task.', 'id')

/** Whether a task began in a chat, which is its context. */
export const namesChat = (contextId: string | undefined): boolean => contextId?.startsWith('cnv_') ?? false

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
