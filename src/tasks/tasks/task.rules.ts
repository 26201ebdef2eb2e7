import { hash } from 'node:crypto'
import { conflict, notFound } from '../../platform/errors.ts'
import type { Task, TaskRole, TaskState, TaskMessage } from './task.ts'

const interrupted = ['TASK_STATE_INPUT_REQUIRED', 'TASK_STATE_AUTH_REQUIRED'] as const
const terminal = ['TASK_STATE_COMPLETED', 'TASK_STATE_FAILED', 'TASK_STATE_CANCELED', 'TASK_STATE_REJECTED'] as const

/**
 * States that a worker may set, by the current state (AMB-078). An interrupted task waits for its requester, whose
 * message returns it to working. The requester may cancel a task in each state that is not terminal. The deletion of its
 * worker fails it, and that of its requester cancels it. `server/transitions.test.ts` compares the table with the statements.
 */
export const taskTransitions: Readonly<Record<TaskState, readonly TaskState[]>> = {
  TASK_STATE_SUBMITTED: ['TASK_STATE_WORKING', ...interrupted, ...terminal],
  TASK_STATE_WORKING: ['TASK_STATE_WORKING', ...interrupted, ...terminal],
  TASK_STATE_INPUT_REQUIRED: ['TASK_STATE_INPUT_REQUIRED', 'TASK_STATE_WORKING', ...terminal],
  TASK_STATE_AUTH_REQUIRED: ['TASK_STATE_AUTH_REQUIRED', 'TASK_STATE_WORKING', ...terminal],
  TASK_STATE_COMPLETED: [],
  TASK_STATE_FAILED: [],
  TASK_STATE_CANCELED: [],
  TASK_STATE_REJECTED: [],
}

/** States in which a task can no longer change. */
export const terminalStates: ReadonlySet<TaskState> = new Set(terminal)

export const isTerminal = (state: TaskState): boolean => terminalStates.has(state)

/** Returns whether a task waits for its requester. */
export const isInterrupted = (state: TaskState): boolean => interrupted.some((one) => one === state)

/** Returns whether a waiting caller gets the task: it has ended, or it waits for its requester. */
export const isAnswer = (state: TaskState): boolean => isTerminal(state) || isInterrupted(state)

/** Returns whether a worker may change the state. */
export const mayMove = (from: TaskState, to: TaskState): boolean => taskTransitions[from].includes(to)

/** @throws conflict when the task has ended */
export function requireOpen(task: Task): void {
  if (isTerminal(task.state)) throw conflict('The task has ended.')
}

/**
 * Returns the role of the caller in a task.
 * @throws not_found for other callers and for a task that is hidden from the caller
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

const noTask = () => notFound('There is no such task.', 'id')

/** Returns whether a task began in a chat, which is its context. */
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
