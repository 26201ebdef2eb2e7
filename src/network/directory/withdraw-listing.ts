import { lockOwned } from '../../identity/agents/find-agents.ts'
import type { ConversationsContext } from '../../conversations/context.ts'
import type { DeletedAccounts } from '../../identity/accounts/deletion.ts'
import type { ErasureCounts } from '../../identity/accounts/erasure-counts.ts'
import type { Tx } from '../../platform/database/database.ts'
import { deleteListing, listedAmong } from './listing.store.ts'
import { reindexAgent } from './reindex-agent.ts'

/**
 * Removes an agent from the directory. Without a listing it does nothing.
 * @throws DomainError not_found when the agent is not this person's
 */
export function withdrawListing(
  context: Pick<ConversationsContext, 'database'>,
  ownerId: string,
  agentId: string,
): Promise<void> {
  return context.database.write(async (tx) => {
    await lockOwned(tx, ownerId, agentId)
    await deleteListing(tx, agentId)
    await reindexAgent(tx, agentId)
  })
}

/** Removes deleted agents from the directory. The deletion has locked their rows. */
export async function withdrawListingsOf(tx: Tx, { agentIds }: DeletedAccounts): Promise<ErasureCounts> {
  let listings = 0
  for (const agentId of await listedAmong(tx, agentIds)) {
    listings += await deleteListing(tx, agentId)
    await reindexAgent(tx, agentId)
  }
  return { erased: { agent_settings: listings } }
}
