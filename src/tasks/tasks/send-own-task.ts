import type { Caller } from '../../identity/accounts/caller.ts'
import type { TasksContext } from '../context.ts'
import type { SentTask } from './begin-tasks.ts'
import { sendTask, type TaskSending } from './send-task.ts'

/**
 * A person asks an agent for a task, or goes on with one, by the rules between agents (AMB-192).
 * @throws forbidden, conflict, not_found, invalid_request as sendTask does
 */
export function sendOwnTask(
  context: Pick<TasksContext, 'database' | 'taskWrites' | 'taskBegins' | 'limits'>,
  user: Caller,
  sending: Omit<TaskSending, 'receiver'>,
): Promise<SentTask> {
  return sendTask(context, user, sending)
}
