import type { Caller } from '../../identity/accounts/caller.ts'
import { actAsOwned } from '../../identity/agents/act-as-owned.ts'
import { getHandleLimits } from '../admin/limits.ts'
import type { Needs } from '../../platform/context.ts'

/** Returns the limits and the usage of one of the user's agents. @throws DomainError not_found */
export async function getOwnedAgentLimits(
  context: Needs<'clock' | 'database' | 'limits'>,
  owner: Caller,
  agentId: string,
): ReturnType<typeof getHandleLimits> {
  return getHandleLimits(context, (await actAsOwned(context, owner, agentId)).handle)
}
