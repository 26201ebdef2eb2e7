import type { TasksContext } from '../context.ts'
import { conflict } from '../../platform/errors.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { requireTrueMessage } from './add-task-message.ts'
import { insertTaskMessage } from './task-content.sql.ts'
import { taskUpdated } from './task-events.ts'
import { sumOfUsage, usageOfMessage, usageWith } from './task-usage.rules.ts'
import { isTerminal, mayMove, requireOpen, requireRole } from './task.rules.ts'
import { lockTask, updateTask } from './task.sql.ts'
import type { Task, TaskMessage, TaskState, TaskView } from './task.ts'
import { viewTask } from './view-task.ts'

export interface StatusChange {
  state: TaskState
  message: TaskMessage | null
  metadata?: Record<string, unknown> | undefined
}

/**
 * Sets the status of a task for its worker. The message joins the history.
 * @returns `changed: false` when the state is the same and there is no message
 * @throws not_found (also for the requester), conflict (the task has ended, or the state is not reachable),
 * invalid_request (the role, or an id in the message), limit_exceeded (messages or bytes of a task; never for the
 * status that ends it)
 */
export function changeTaskStatus(
  context: Pick<TasksContext, 'limits' | 'taskWrites'>,
  caller: Caller,
  taskId: string,
  change: StatusChange,
): Promise<{ task: TaskView; changed: boolean }> {
  return context.taskWrites.submit(async ({ tx, now, emit }) => {
    const task = await lockTask(tx, taskId)
    requireRole(task, caller.id, 'worker')
    if (task.state === change.state && change.message === null)
      return { task: await viewTask(tx, task), changed: false }
    requireOpen(task)
    if (!mayMove(task.state, change.state))
      throw conflict(`A task cannot change from ${task.state} to ${change.state}.`, 'state')
    if (change.message) await requireTrueMessage(tx, { task, message: change.message, sender: 'worker' })
    const message = change.message && { ...change.message, contextId: task.contextId, taskId: task.id }
    const added = usageOfMessage(change.message, change.metadata)
    const usage = isTerminal(change.state)
      ? sumOfUsage(task.usage, added)
      : usageWith(context.limits, task, added, change.message ? 'message' : 'state')
    if (message) await insertTaskMessage(tx, task.id, caller.id, message, null)
    const moved: Task = { ...task, state: change.state, statusMessage: message, statusAt: now, usage }
    await updateTask(tx, moved)
    emit(
      taskUpdated(moved, caller.id, {
        kind: 'status',
        state: change.state,
        message,
        at: now,
        ...(change.metadata && { metadata: change.metadata }),
      }),
    )
    return { task: await viewTask(tx, moved), changed: true }
  })
}

/** Message for a task that has ended; A2A has a separate error for it. */
const notCancelable = 'The task has ended and cannot be canceled.'

/**
 * Cancels a task for its requester; the worker receives an event.
 * @returns `changed: false` when it was already canceled
 * @throws not_found (also for the worker), conflict (the task ended otherwise)
 */
export function cancelTask(
  context: Pick<TasksContext, 'taskWrites'>,
  caller: Caller,
  taskId: string,
): Promise<{ task: TaskView; changed: boolean }> {
  return context.taskWrites.submit(async ({ tx, now, emit }) => {
    const task = await lockTask(tx, taskId)
    requireRole(task, caller.id, 'requester')
    if (task.state === 'TASK_STATE_CANCELED') return { task: await viewTask(tx, task), changed: false }
    if (isTerminal(task.state)) throw conflict(notCancelable)
    const canceled: Task = { ...task, state: 'TASK_STATE_CANCELED', statusMessage: null, statusAt: now }
    await updateTask(tx, canceled)
    emit(taskUpdated(canceled, caller.id, { kind: 'status', state: canceled.state, message: null, at: now }))
    return { task: await viewTask(tx, canceled), changed: true }
  })
}
