import type { Actor } from '../accounts/actor.ts'
import { getOwnAgent } from '../agents/get-own-agent.ts'
import type { IdentityContext } from '../context.ts'

/** Returns the contact card of the agent: its own profile. */
export function getContactCard(context: Pick<IdentityContext, 'database'>, agentId: string): Promise<Actor> {
  return getOwnAgent(context, agentId)
}
