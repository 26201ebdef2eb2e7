import type { Caller } from '../../identity/accounts/caller.ts'
import { actAsOwned } from '../../identity/agents/act-as-owned.ts'
import type { List, ListPage } from '../../platform/paginate.ts'
import type { TasksContext } from '../context.ts'
import { listTasks } from './list-tasks.ts'
import type { TaskView } from './task.ts'

/**
 * The tasks of one of the person's agents in one role, with their history and artifacts (AMB-183).
 * @throws DomainError not_found for another person's agent as for none; invalid_request for a cursor that no page gave
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
