import type { Caller } from '../../identity/accounts/caller.ts'
import { tasksChanged } from '../../identity/users/own-view.extensions.ts'
import type { TasksContext } from '../context.ts'
import { cancelTask } from './cancel-task.ts'
import type { TaskView } from './task.ts'

/**
 * Cancels a task that the person requested; the agent receives an event (AMB-192). @returns `changed: false` when it
 * was already canceled @throws not_found, conflict (the task ended in another way)
 */
export async function cancelOwnTask(
  context: Pick<TasksContext, 'taskWrites' | 'ephemeral'>,
  user: Caller,
  taskId: string,
): Promise<{ task: TaskView; changed: boolean }> {
  const result = await cancelTask(context, user, taskId)
  context.ephemeral.publish(tasksChanged(user.id, result.task.contextId))
  return result
}
