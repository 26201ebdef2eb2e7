import type { Caller } from '../accounts/caller.ts'
import type { IdentityContext } from '../context.ts'
import type { AccessLists } from './access.rules.ts'
import { actAsOwned } from './act-as-owned.ts'
import { getAgentAccess } from './get-agent-access.ts'

/** Returns the access lists of an agent that the person owns. @throws DomainError not_found */
export async function getOwnedAgentAccess(
  context: Pick<IdentityContext, 'database'>,
  owner: Caller,
  agentId: string,
): Promise<AccessLists> {
  return getAgentAccess(context, (await actAsOwned(context, owner, agentId)).id)
}
