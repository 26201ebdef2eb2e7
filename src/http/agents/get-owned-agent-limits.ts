import type { Caller } from '../../identity/accounts/caller.ts'
import { actAsOwned } from '../../identity/agents/act-as-owned.ts'
import { getHandleLimits } from '../admin/get-handle-limits.ts'
import type { HttpContext } from '../context.ts'

/** The limits of one of the person's agents, and what it uses of them. @throws DomainError not_found */
export async function getOwnedAgentLimits(
  context: Pick<HttpContext, 'clock' | 'database' | 'limits'>,
  owner: Caller,
  agentId: string,
): ReturnType<typeof getHandleLimits> {
  return getHandleLimits(context, (await actAsOwned(context, owner, agentId)).handle)
}
