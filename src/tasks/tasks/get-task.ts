import type { TasksContext } from '../context.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { requireTaskParticipant } from './task.rules.ts'
import { findTask } from './task.store.ts'
import type { Task, TaskView } from './task.ts'
import { viewTasks } from './view-task.ts'

/** Returns the task without history and artifacts. @throws not_found to all but its two participants */
export async function requireTaskOf(
  context: Pick<TasksContext, 'database'>,
  caller: Caller,
  taskId: string,
): Promise<Task> {
  const task = await context.database.read((tx) => findTask(tx, taskId))
  requireTaskParticipant(task, caller.id)
  return task!
}

/**
 * Returns the task with all of its artifacts and its newest messages.
 * @param historyLength maximum messages; undefined uses the default
 * @throws not_found to all but its two participants
 */
export async function getTask(
  context: Pick<TasksContext, 'database'>,
  caller: Caller,
  taskId: string,
  historyLength?: number,
): Promise<TaskView> {
  return context.database.read(async (tx) => {
    const task = await findTask(tx, taskId)
    requireTaskParticipant(task, caller.id)
    const [view] = await viewTasks(tx, [task!], { historyLength, artifacts: true })
    return view!
  })
}
