import type { DeletedAccounts } from '../../identity/accounts/deletion.ts'
import type { Tx } from '../../platform/database/database.ts'
import { deleteListing, listedAmong } from './listing.store.ts'
import { reindexAgent } from './reindex-agent.ts'

/** Removes deleted agents from the directory. The deletion has locked their rows. */
export async function withdrawListingsOf(tx: Tx, { agentIds }: DeletedAccounts): Promise<void> {
  for (const agentId of await listedAmong(tx, agentIds)) {
    await deleteListing(tx, agentId)
    await reindexAgent(tx, agentId)
  }
}
