import type { Tx } from '../../platform/database/database.ts'
import { amongIds } from '../../platform/database/queries.ts'
import { idsOf, type DeletedAccounts } from './deletion.ts'

/** Deletes the operator's limit overrides for deleted accounts, and the counts of their stored bytes. */
export async function deleteLimitsOf(tx: Tx, deleted: DeletedAccounts): Promise<void> {
  const gone = amongIds(tx, 'account_id', idsOf(deleted))
  await tx.knex('limit_overrides').where(gone).delete()
  await tx.knex('stored_bytes').where(gone).delete()
}
