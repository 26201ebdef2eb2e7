import { conflict, notFound } from '../../platform/errors.ts'
import type { Task, TaskRole, TaskState } from './task.ts'

/** In these nothing can happen to a task any more. */
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

/** Whether a caller who waits for a task gets it now: it has ended, or it is the caller's turn. */
export const isAnswer = (state: TaskState): boolean => isTerminal(state) || isInterrupted(state)

/**
 * Where a worker may move a task (AMB-078): from any state that is not terminal to any but the one that only sending
 * makes; interruptions go back through working.
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
 * What the caller is in a task.
 * @throws not_found for everybody else and for a task that the caller must not know of, alike
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

/** Whether a task grew out of a chat, which is its context then. */
export const namesChat = (contextId: string | undefined): boolean => contextId?.startsWith('cnv_') ?? false
