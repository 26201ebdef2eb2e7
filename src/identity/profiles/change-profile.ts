import type { AccountHooks } from '../context.ts'
import type { Actor, Profile } from '../accounts/actor.ts'
import { updateProfile } from '../accounts/actor.store.ts'
import type { Tx } from '../../platform/database/database.ts'

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
