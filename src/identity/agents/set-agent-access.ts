import type { IdentityContext } from '../context.ts'
import { unauthorized } from '../../platform/errors.ts'
import { lockActorForShare } from '../accounts/actor.store.ts'
import { type AccessLists, normalizeLists } from './access.rules.ts'
import { replaceAccess } from './access.store.ts'

/**
 * Replaces both lists. They are asked when somebody opens a chat with the agent or adds it to a group, from now on;
 * handles that nobody has are kept, so that the reply does not reveal who exists.
 * @throws DomainError limit_exceeded
 */
export async function setAgentAccess(
  context: Pick<IdentityContext, 'limits' | 'database'>,
  agentId: string,
  replacement: AccessLists,
): Promise<AccessLists> {
  const lists = normalizeLists(replacement, context.limits.of('access_entries_per_list', agentId))
  return context.database.write(async (tx) => {
    if (!(await lockActorForShare(tx, agentId))) throw unauthorized()
    await replaceAccess(tx, agentId, lists)
    return lists
  })
}
