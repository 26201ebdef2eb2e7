import type { Caller } from '../../identity/accounts/caller.ts'
import { tasksChanged } from '../../identity/users/own-view.extensions.ts'
import type { TasksContext } from '../context.ts'
import type { SentTask } from './begin-tasks.ts'
import { sendTask, type TaskSending } from './send-task.ts'

/**
 * Sends a task, or a further message, from a person to an agent, by the rules between agents (AMB-192). @throws
 * forbidden, conflict, not_found, invalid_request as sendTask does
 */
export async function sendOwnTask(
  context: Pick<TasksContext, 'database' | 'taskWrites' | 'taskBegins' | 'limits' | 'ephemeral'>,
  user: Caller,
  sending: Omit<TaskSending, 'receiver'>,
): Promise<SentTask> {
  const sent = await sendTask(context, user, sending)
  context.ephemeral.publish(tasksChanged(user.id, sent.task.contextId))
  return sent
}
