import type { TableParameter, Tx, Database } from '../../platform/database/database.ts'

/** Accounts that go together: a user with the agents it owns, or one agent. Ids alone: the rest is deleted with them. */
export interface DeletedAccounts {
  userIds: readonly string[]
  agentIds: readonly string[]
}

/** How far a deletion is: everything outside the accounts' own rows is erased, or a retry still has work (DEL-001). */
export type ErasureStatus = 'completed' | 'pending'

/** What is shown of a deletion, to everybody: the id is no secret and leads to nothing else (DEL-004). */
export interface DeletionReceipt {
  receiptId: string
  status: ErasureStatus
}

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

/** Something that has to be erased after accounts were deleted, and that may fail or take long. */
export interface ErasureTarget {
  /** Under this name the work is stored: it never changes. */
  name: string
  /**
   * Erases what belonged to these accounts, in steps that each leave something done. It is called again after a
   * failure or a crash, at times by two processes at once, until it returns.
   * @param signal aborted when the process stops or the work takes too long; give up at the next step
   * @throws whatever keeps it from finishing; the text is logged
   */
  erase(database: Database, deleted: DeletedAccounts, signal: AbortSignal): Promise<void>
}
