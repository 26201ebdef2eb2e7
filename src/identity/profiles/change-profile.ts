import type { AccountHooks } from '../context.ts'
import type { Actor, Profile } from '../accounts/actor.ts'
import { updateProfile } from '../accounts/actor.store.ts'
import type { Tx } from '../../platform/database/database.ts'

/**
 * Changes what is given of a profile and leaves the rest; the directory follows. The agent's row is locked before it
 * is read as `before`. No event announces it.
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
