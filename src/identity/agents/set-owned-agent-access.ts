import type { Caller } from '../accounts/caller.ts'
import type { IdentityContext } from '../context.ts'
import type { AccessLists, AccessReplacement } from './access.rules.ts'
import { actAsOwned } from './act-as-owned.ts'
import { setAgentAccess } from './set-agent-access.ts'

/** Replaces both lists of an agent that the person owns. @throws DomainError not_found, limit_exceeded */
export async function setOwnedAgentAccess(
  context: Pick<IdentityContext, 'database' | 'limits'>,
  owner: Caller,
  agentId: string,
  replacement: AccessReplacement,
): Promise<AccessLists> {
  return setAgentAccess(context, (await actAsOwned(context, owner, agentId)).id, replacement)
}
