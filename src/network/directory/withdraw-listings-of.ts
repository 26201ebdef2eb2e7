import type { DeletedAccounts } from '../../identity/accounts/deletion.ts'
import type { Tx } from '../../platform/database/database.ts'
import { deleteListing } from './listing.store.ts'
import { reindexAgent } from './reindex-agent.ts'

/** Takes deleted agents out of the directory. Their rows are locked by the deletion. */
export async function withdrawListingsOf(tx: Tx, { agentIds }: DeletedAccounts): Promise<void> {
  for (const agentId of agentIds) {
    await deleteListing(tx, agentId)
    await reindexAgent(tx, agentId)
  }
}
