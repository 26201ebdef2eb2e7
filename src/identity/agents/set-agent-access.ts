import type { IdentityContext } from '../context.ts'
import { unauthorized } from '../../platform/errors.ts'
import { type AccessLists, type AccessReplacement, normalizeLists } from './access.rules.ts'
import { replaceAccess } from './access.store.ts'

/**
 * Replaces both lists and the mode. They apply to future chats with the agent and additions of it to groups. Unknown
 * handles are stored too, so that the reply does not reveal which exist. @throws DomainError limit_exceeded
 */
export async function setAgentAccess(
  context: Pick<IdentityContext, 'limits' | 'database'>,
  agentId: string,
  replacement: AccessReplacement,
): Promise<AccessLists> {
  const lists = normalizeLists(replacement, context.limits.of('access_entries_per_list', agentId))
  return context.database.write(async (tx) => {
    if (!(await replaceAccess(tx, agentId, lists))) throw unauthorized()
    return lists
  })
}
