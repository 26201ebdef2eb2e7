import type { Caller } from '../../identity/accounts/caller.ts'
import { tasksChanged } from '../../identity/users/own-view.extensions.ts'
import type { TasksContext } from '../context.ts'
import { cancelTask } from './cancel-task.ts'
import type { TaskView } from './task.ts'

/**
 * The person cancels a task that it asked for; the agent gets an event (AMB-192).
 * @returns `changed: false` when it was canceled already
 * @throws not_found, conflict (the task ended in another way)
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
