import type { Caller } from '../../identity/accounts/caller.ts'
import type { TasksContext } from '../context.ts'
import { addTaskMessage } from './add-task-message.ts'
import type { TaskMessage, TaskView } from './task.ts'

/**
 * The person says something in a task that it asked for, which sets a waiting one to work again (AMB-192).
 * @throws not_found, conflict (the task has ended), invalid_request (another context), limit_exceeded
 */
export function addOwnTaskMessage(
  context: Pick<TasksContext, 'limits' | 'taskWrites'>,
  user: Caller,
  taskId: string,
  message: TaskMessage,
): Promise<TaskView> {
  return addTaskMessage(context, user, taskId, message)
}
