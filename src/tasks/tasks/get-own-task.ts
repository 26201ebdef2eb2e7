import type { Caller } from '../../identity/accounts/caller.ts'
import type { TasksContext } from '../context.ts'
import { getTask } from './get-task.ts'
import type { TaskView } from './task.ts'

/** Returns a task that the person requested (AMB-192). @throws not_found to other callers */
export function getOwnTask(
  context: Pick<TasksContext, 'database'>,
  user: Caller,
  taskId: string,
  historyLength?: number,
): Promise<TaskView> {
  return getTask(context, user, taskId, historyLength)
}
