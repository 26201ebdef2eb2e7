import type { Actor } from '../accounts/actor.ts'
import { findActor } from '../accounts/actor.store.ts'
import type { IdentityContext } from '../context.ts'
import { unauthorized } from '../../platform/errors.ts'

/**
 * Returns the agent of an Agent Token (AUTH-012). @throws unauthorized when the agent was deleted or suspended
 * meanwhile
 */
export async function getOwnAgent(context: Pick<IdentityContext, 'database'>, agentId: string): Promise<Actor> {
  const agent = await context.database.read((tx) => findActor(tx, agentId))
  if (agent?.status !== 'active') throw unauthorized()
  return agent
}
