import { findActorByHandle } from '../../identity/accounts/actor.store.ts'
import { foldHandle } from '../../identity/accounts/handle.rules.ts'
import type { HttpContext } from '../context.ts'
import { readIdCursor } from '../../platform/cursors.ts'
import { notFound } from '../../platform/errors.ts'
import { paginate, type List, type ListPage } from '../../platform/paginate.ts'
import { listAgentRows, type ListedAgent } from './account-list.store.ts'

/**
 * Returns a page of all agents, or of the agents of one user, oldest first. @throws DomainError not_found for an
 * unknown owner
 */
export async function adminListAgents(
  { database }: Pick<HttpContext, 'database'>,
  { owner, cursor, limit }: ListPage & { owner?: string | undefined },
): Promise<List<ListedAgent>> {
  const rows = await database.read(async (tx) => {
    const user = owner === undefined ? undefined : await findActorByHandle(tx, foldHandle(owner))
    if (owner !== undefined && user?.kind !== 'user') throw notFound('There is no such person.', 'owner')
    return listAgentRows(tx, user?.id, readIdCursor('agt', cursor) ?? '', limit + 1)
  })
  return paginate(rows, limit, ({ id }) => id)
}
