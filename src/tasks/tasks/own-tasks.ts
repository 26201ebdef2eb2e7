import type { Needs } from '../../platform/context.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import type { List, ListPage } from '../../platform/paginate.ts'
import type { TasksContext } from '../context.ts'
import type { SentTask } from './begin-tasks.ts'
import { sendTask, type TaskSending } from './send-task.ts'
import { listTasks } from './find-tasks.ts'
import type { TaskState, TaskView, TaskMessage } from './task.ts'
import { addTaskMessage } from './add-task-message.ts'
import { cancelTask } from './change-task-status.ts'

/**
 * Sends a task, or a further message, from a person to an agent, by the rules between agents (AMB-192).
 * @throws forbidden, conflict, not_found, invalid_request as sendTask does
 */
export async function sendOwnTask(
  context: Pick<TasksContext, 'database' | 'taskWrites' | 'taskBegins' | 'limits' | 'ephemeral'>,
  user: Caller,
  sending: Omit<TaskSending, 'receiver'>,
): Promise<SentTask> {
  const sent = await sendTask(context, user, sending)
  context.ephemeral.publish({ kind: 'tasks_changed', recipients: [user.id], contextId: sent.task.contextId })
  return sent
}

/**
 * Lists the tasks that a person requested, newest status first, with history and artifacts (AMB-192).
 * @throws invalid_request for an invalid cursor
 */
export function listOwnTasks(
  context: Needs<'database'>,
  user: Caller,
  { contextId, state, cursor, limit }: ListPage & { contextId: string | null; state: TaskState | null },
): Promise<List<TaskView>> {
  return listTasks(context, {
    filter: { role: 'requester', actorId: user.id, peerId: null, contextId, state, statusSince: null },
    cursor,
    limit,
    artifacts: true,
  })
}

/**
 * Adds the person's message to a task that the person requested. An interrupted task continues (AMB-192).
 * @throws not_found, conflict (the task has ended), invalid_request (another context), limit_exceeded
 */
export async function addOwnTaskMessage(
  context: Pick<TasksContext, 'limits' | 'taskWrites' | 'ephemeral'>,
  user: Caller,
  taskId: string,
  message: TaskMessage,
): Promise<TaskView> {
  const task = await addTaskMessage(context, user, taskId, message)
  context.ephemeral.publish({ kind: 'tasks_changed', recipients: [user.id], contextId: task.contextId })
  return task
}

/**
 * Cancels a task that the person requested; the agent receives an event (AMB-192).
 * @returns `changed: false` when it was already canceled
 * @throws not_found, conflict (the task ended in another way)
 */
export async function cancelOwnTask(
  context: Pick<TasksContext, 'taskWrites' | 'ephemeral'>,
  user: Caller,
  taskId: string,
): Promise<{ task: TaskView; changed: boolean }> {
  const result = await cancelTask(context, user, taskId)
  context.ephemeral.publish({ kind: 'tasks_changed', recipients: [user.id], contextId: result.task.contextId })
  return result
}
