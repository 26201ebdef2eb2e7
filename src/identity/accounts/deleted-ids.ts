import type { TableParameter, Tx } from '../../platform/database/database.ts'
import type { DeletedAccounts } from './deletion.ts'

/** Every account of a deletion as something to select from, with one column `id`. */
export function allDeleted(tx: Tx, { personIds, agentIds }: DeletedAccounts): TableParameter {
  return tx.table(
    { id: 'text' },
    [...personIds, ...agentIds].map((id) => ({ id })),
  )
}

/** The persons of it alone. */
export function deletedPersons(tx: Tx, { personIds }: DeletedAccounts): TableParameter {
  return tx.table(
    { id: 'text' },
    personIds.map((id) => ({ id })),
  )
}
