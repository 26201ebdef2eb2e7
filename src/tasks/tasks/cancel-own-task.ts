import type { Caller } from '../../identity/accounts/caller.ts'
import type { TasksContext } from '../context.ts'
import { cancelTask } from './cancel-task.ts'
import type { TaskView } from './task.ts'

/**
 * The person cancels a task that it asked for; the agent gets an event (AMB-192).
 * @returns `changed: false` when it was canceled already
 * @throws not_found, conflict (the task ended in another way)
 */
export function cancelOwnTask(
  context: Pick<TasksContext, 'taskWrites'>,
  user: Caller,
  taskId: string,
): Promise<{ task: TaskView; changed: boolean }> {
  return cancelTask(context, user, taskId)
}
