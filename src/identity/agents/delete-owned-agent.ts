import type { DeletionReceipt } from '../accounts/deletion.ts'
import { deleteAccounts } from '../accounts/delete-accounts.ts'
import type { IdentityContext } from '../context.ts'
import { requireOwned } from './find-owned-agent.ts'

/**
 * Deletes an agent: its token is rejected, its handle is retired permanently, its webhooks stop. Its chats keep their
 * history for the other members (AUTH-027). @throws DomainError not_found for another user's agent and an unknown one
 * alike
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
