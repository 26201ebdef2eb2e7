import type { Actor, Profile } from '../accounts/actor.ts'
import type { IdentityContext } from '../context.ts'
import { changeProfile } from '../profiles/change-profile.ts'
import { lockOwned } from './find-owned-agent.ts'

/** Changes the given properties. Other properties are unchanged, and no event is sent. */
export function updateOwnedAgent(
  context: Pick<IdentityContext, 'accountHooks' | 'clock' | 'database'>,
  ownerId: string,
  agentId: string,
  changes: Partial<Profile>,
): Promise<Actor> {
  return context.database.write(async (tx) => {
    return changeProfile(tx, context.accountHooks, await lockOwned(tx, ownerId, agentId), changes, context.clock.now())
  })
}
