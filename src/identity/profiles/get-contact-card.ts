import type { Actor } from '../accounts/actor.ts'
import { getOwnAgent } from '../agents/get-own-agent.ts'
import type { IdentityContext } from '../context.ts'

/** What the agent shows others of itself, its own profile. */
export function getContactCard(context: Pick<IdentityContext, 'database'>, agentId: string): Promise<Actor> {
  return getOwnAgent(context, agentId)
}
