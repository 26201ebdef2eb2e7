import type { Caller } from '../../identity/accounts/caller.ts'
import type { List, ListPage } from '../../platform/paginate.ts'
import type { TasksContext } from '../context.ts'
import { listTasks } from './list-tasks.ts'
import type { TaskState, TaskView } from './task.ts'

/**
 * Lists the tasks that a person requested, newest status first, with history and artifacts (AMB-192). @throws
 * invalid_request for an invalid cursor
 */
export function listOwnTasks(
  context: Pick<TasksContext, 'database'>,
  user: Caller,
  { contextId, state, cursor, limit }: ListPage & { contextId: string | null; state: TaskState | null },
): Promise<List<TaskView>> {
  return listTasks(context, {
    filter: { role: 'requester', actorId: user.id, peerId: null, contextId, state, statusSince: null },
    cursor,
    cursorField: 'cursor',
    limit,
    artifacts: true,
  })
}
