import { unauthorized } from '../../platform/errors.ts'
import type { Needs } from '../../platform/context.ts'
import type { Caller } from '../accounts/caller.ts'
import { type AccessLists, type AccessReplacement, normalizeLists } from './access.rules.ts'
import { readAccess, replaceAccess } from './access.store.ts'
import { actAsOwned } from './act-as-owned.ts'

export function getAgentAccess(context: Needs<'database'>, agentId: string): Promise<AccessLists> {
  return context.database.read((tx) => readAccess(tx, agentId))
}

/**
 * Replaces both lists and the mode. They apply to future chats with the agent and additions of it to groups. Unknown
 * handles are stored too, so that the reply does not reveal which exist.
 * @throws DomainError limit_exceeded
 */
export async function setAgentAccess(
  context: Needs<'limits' | 'database'>,
  agentId: string,
  replacement: AccessReplacement,
): Promise<AccessLists> {
  const lists = normalizeLists(replacement, context.limits.of('access_entries_per_list', agentId))
  return context.database.write(async (tx) => {
    if (!(await replaceAccess(tx, agentId, lists))) throw unauthorized()
    return lists
  })
}

/** Returns the access lists of an agent that the person owns. @throws DomainError not_found */
export async function getOwnedAgentAccess(
  context: Needs<'database'>,
  owner: Caller,
  agentId: string,
): Promise<AccessLists> {
  return getAgentAccess(context, (await actAsOwned(context, owner, agentId)).id)
}

/** Replaces both lists of an agent that the person owns. @throws DomainError not_found, limit_exceeded */
export async function setOwnedAgentAccess(
  context: Needs<'database' | 'limits'>,
  owner: Caller,
  agentId: string,
  replacement: AccessReplacement,
): Promise<AccessLists> {
  return setAgentAccess(context, (await actAsOwned(context, owner, agentId)).id, replacement)
}
