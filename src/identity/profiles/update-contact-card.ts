import type { Actor, Profile } from '../accounts/actor.ts'
import { findActor, lockActor } from '../accounts/actor.store.ts'
import type { IdentityContext } from '../context.ts'
import { unauthorized } from '../../platform/errors.ts'
import { changeProfile } from './change-profile.ts'

/** Properties that an agent can change itself. Only its owner can change organization and visibility. */
export type Card = Pick<Profile, 'displayName' | 'tagline' | 'avatar' | 'accentColor'>

/** Changes the given properties. @throws unauthorized when the agent was deleted or suspended meanwhile */
export function updateContactCard(
  context: Pick<IdentityContext, 'accountHooks' | 'clock' | 'database'>,
  agentId: string,
  changes: Partial<Card>,
): Promise<Actor> {
  return context.database.write(async (tx) => {
    await lockActor(tx, agentId)
    const agent = await findActor(tx, agentId)
    if (agent?.status !== 'active') throw unauthorized()
    return changeProfile(tx, context.accountHooks, agent, changes, context.clock.now())
  })
}
