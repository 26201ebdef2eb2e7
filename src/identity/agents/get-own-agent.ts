import type { Actor } from '../accounts/actor.ts'
import { findActor } from '../accounts/actor.store.ts'
import type { IdentityContext } from '../context.ts'
import { unauthorized } from '../../platform/errors.ts'

/** The agent behind an Agent Token (AUTH-012). An agent that went away meanwhile has no valid token any more. */
export async function getOwnAgent(context: Pick<IdentityContext, 'database'>, agentId: string): Promise<Actor> {
  const agent = await context.database.read((tx) => findActor(tx, agentId))
  if (agent?.status !== 'active') throw unauthorized()
  return agent
}
