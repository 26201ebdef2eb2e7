import type { AccountHooks, IdentityContext } from '../context.ts'
import type { Actor, Profile } from '../accounts/actor.ts'
import { updateProfile, findActor, lockActor } from '../accounts/actor.store.ts'
import type { Tx } from '../../platform/database/database.ts'
import { unauthorized } from '../../platform/errors.ts'

/**
 * Changes the given properties of a profile and updates the directory. The caller has locked the agent's row before it
 * read `before`. No event is sent.
 */
export async function changeProfile(
  tx: Tx,
  hooks: AccountHooks,
  before: Actor,
  changes: Partial<Profile>,
  now: number,
): Promise<Actor> {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined)
  const agent = { ...before, ...Object.fromEntries(given) } as Actor
  await updateProfile(tx, agent.id, agent as Profile, now)
  await hooks.profileChanged(tx, agent.id)
  return agent
}

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
