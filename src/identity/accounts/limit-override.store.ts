import type { Tx } from '../../platform/database/database.ts'
import { allDeleted, type DeletedAccounts } from './deletion.ts'

/** Forgets what the operator decided on the limits of deleted accounts. */
export async function deleteOverridesOf(tx: Tx, deleted: DeletedAccounts): Promise<void> {
  const gone = allDeleted(tx, deleted)
  await tx.run(`DELETE FROM limit_overrides WHERE account_id IN (SELECT t.id FROM ${gone.sql} AS t)`, gone.bindings)
}
