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
