import type { TasksContext } from '../context.ts'
import { conflict } from '../../platform/errors.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { taskUpdated } from './task-events.ts'
import { isTerminal, requireRole } from './task.rules.ts'
import { lockTask, updateTask } from './task.store.ts'
import type { Task, TaskView } from './task.ts'
import { viewTask } from './view-task.ts'

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
