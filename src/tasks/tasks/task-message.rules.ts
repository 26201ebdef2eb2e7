import { invalidRequest } from '../../platform/errors.ts'
import type { Task, TaskMessage, TaskRole } from './task.ts'

/** Roles of the two sides in A2A messages. */
const roles = { requester: 'ROLE_USER', worker: 'ROLE_AGENT' } as const satisfies Record<TaskRole, TaskMessage['role']>

/** Checks the role in a message against its sender (AMB-220). @throws invalid_request for the role of the other side */
export function requireTrueRole(message: TaskMessage, sender: TaskRole): void {
  if (message.role === roles[sender]) return
  throw invalidRequest(
    (name) => `${name('message.role')} must be ${roles[sender]}: the ${sender} sends it.`,
    'message.role',
  )
}

/** @throws invalid_request when the message names another context or task */
export function requireOwnTask(task: Pick<Task, 'id' | 'contextId'>, { contextId, taskId }: TaskMessage): void {
  if (contextId !== undefined && contextId !== task.contextId) {
    throw invalidRequest((name) => `${name('message.contextId')} must be the context of the task.`, 'message.contextId')
  }
  if (taskId !== undefined && taskId !== task.id) {
    throw invalidRequest((name) => `${name('message.taskId')} must be the id of the task.`, 'message.taskId')
  }
}

/** A message that begins a task, and its requester and worker. */
export interface FirstMessage {
  requesterId: string
  workerId: string
  message: TaskMessage
}

export const contextKey = ({ requesterId, workerId, message }: FirstMessage): string =>
  `${requesterId} ${workerId} ${message.contextId}`

/**
 * @param known contexts of the pairs, from `findContexts`
 * @throws invalid_request for an unknown context and one of other agents alike (A2A-028, AMB-221)
 */
export function requireKnownContext(known: ReadonlySet<string>, first: FirstMessage): void {
  if (first.message.contextId === undefined || known.has(contextKey(first))) return
  throw invalidRequest(
    (name) => `${name('message.contextId')} must be a conversation with this agent.`,
    'message.contextId',
  )
}

export const referenceKey = (senderId: string, taskId: string): string => `${senderId} ${taskId}`

/**
 * @param known tasks of the senders, from `findReferences`
 * @throws invalid_request for an unknown task and one of other agents alike
 */
export function requireKnownReferences(
  known: ReadonlySet<string>,
  senderId: string,
  message: Pick<TaskMessage, 'referenceTaskIds'>,
): void {
  const at = message.referenceTaskIds?.findIndex((taskId) => !known.has(referenceKey(senderId, taskId))) ?? -1
  if (at >= 0) {
    const field = `message.referenceTaskIds[${at}]`
    throw invalidRequest((name) => `${name(field)} must name one of your tasks.`, field)
  }
}
