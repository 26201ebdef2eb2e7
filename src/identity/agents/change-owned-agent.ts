import type { Actor, Profile } from '../accounts/actor.ts'
import type { IdentityContext } from '../context.ts'
import { changeProfile } from '../profiles/change-profile.ts'
import type { DeletionReceipt } from '../accounts/deletion.ts'
import { deleteAccounts } from '../accounts/delete-accounts.ts'
import { lockOwned, requireOwned } from './find-agents.ts'

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

/**
 * Deletes an agent: its token is rejected, its handle is retired permanently, its webhooks stop. Its chats keep their
 * history for the other members (AUTH-027).
 * @throws DomainError not_found for another user's agent and an unknown one alike
 */
export function deleteOwnedAgent(
  context: Pick<IdentityContext, 'erasure' | 'clock' | 'ids' | 'database'>,
  ownerId: string,
  agentId: string,
): Promise<DeletionReceipt> {
  return deleteAccounts(context, async (tx) => {
    await requireOwned(tx, ownerId, agentId)
    return { userIds: [], agentIds: [agentId] }
  })
}
