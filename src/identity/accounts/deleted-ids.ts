import type { TableParameter, Tx } from '../../platform/database/database.ts'
import type { DeletedAccounts } from './deletion.ts'

/** Every account of a deletion as something to select from, with one column `id`. */
export function allDeleted(tx: Tx, { userIds, agentIds }: DeletedAccounts): TableParameter {
  return tx.table(
    { id: 'text' },
    [...userIds, ...agentIds].map((id) => ({ id })),
  )
}

/** The users of it alone. */
export function deletedUsers(tx: Tx, { userIds }: DeletedAccounts): TableParameter {
  return tx.table(
    { id: 'text' },
    userIds.map((id) => ({ id })),
  )
}
