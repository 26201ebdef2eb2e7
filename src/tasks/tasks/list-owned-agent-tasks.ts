import type { Caller } from '../../identity/accounts/caller.ts'
import { actAsOwned } from '../../identity/agents/act-as-owned.ts'
import type { List, ListPage } from '../../platform/paginate.ts'
import type { TasksContext } from '../context.ts'
import { listTasks } from './list-tasks.ts'
import type { TaskView } from './task.ts'

/**
 * Lists the tasks of an agent that the person owns, in one role, with history and artifacts (AMB-183).
 * @throws DomainError not_found for another person's agent and an unknown one alike; invalid_request for an invalid
 * cursor
 */
export async function listOwnedAgentTasks(
  context: Pick<TasksContext, 'database'>,
  owner: Caller,
  agentId: string,
  { role, cursor, limit }: ListPage & { role: 'requester' | 'worker' },
): Promise<List<TaskView>> {
  const agent = await actAsOwned(context, owner, agentId)
  return listTasks(context, {
    filter: { role, actorId: agent.id, peerId: null, contextId: null, state: null, statusSince: null },
    cursor,
    cursorField: 'cursor',
    limit,
    artifacts: true,
  })
}
