import type { Caller } from '../../identity/accounts/caller.ts'
import { tasksChanged } from '../../identity/users/own-view.extensions.ts'
import type { TasksContext } from '../context.ts'
import { addTaskMessage } from './add-task-message.ts'
import type { TaskMessage, TaskView } from './task.ts'

/**
 * Adds the person's message to a task that the person requested. An interrupted task continues (AMB-192). @throws
 * not_found, conflict (the task has ended), invalid_request (another context), limit_exceeded
 */
export async function addOwnTaskMessage(
  context: Pick<TasksContext, 'limits' | 'taskWrites' | 'ephemeral'>,
  user: Caller,
  taskId: string,
  message: TaskMessage,
): Promise<TaskView> {
  const task = await addTaskMessage(context, user, taskId, message)
  context.ephemeral.publish(tasksChanged(user.id, task.contextId))
  return task
}
