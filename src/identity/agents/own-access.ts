import type { IdentityContext } from '../context.ts'
import { unauthorized } from '../../platform/errors.ts'
import { lockActorForShare } from '../accounts/actor.store.ts'
import type { AccessLists } from './access.ts'
import { normalizeLists } from './access.rules.ts'
import { readAccess, replaceAccess } from './access.store.ts'

export function getAccess(context: Pick<IdentityContext, 'database'>, agentId: string): Promise<AccessLists> {
  return context.database.read((tx) => readAccess(tx, agentId))
}

/**
 * Replaces both lists. They are asked when somebody opens a chat with the agent or adds it to a group, from now on;
 * handles that nobody has are kept, so that the answer tells nothing about who exists.
 * @throws DomainError limit_exceeded
 */
export async function setAccess(
  context: Pick<IdentityContext, 'database'>,
  agentId: string,
  wanted: AccessLists,
): Promise<AccessLists> {
  const lists = normalizeLists(wanted)
  return context.database.write(async (tx) => {
    if (!(await lockActorForShare(tx, agentId))) throw unauthorized()
    await replaceAccess(tx, agentId, lists)
    return lists
  })
}
