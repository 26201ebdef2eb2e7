/** Accounts that go together: a person with the agents it owns, or one agent. Ids alone: the rest is gone with them. */
export interface DeletedAccounts {
  userIds: readonly string[]
  agentIds: readonly string[]
}

/** How far a deletion is: everything outside the accounts' own rows is erased, or a retry still has work (DEL-001). */
export type CleanupStatus = 'completed' | 'pending'

/** What is told about a deletion, to anybody: the id is no secret and leads to nothing else (DEL-004). */
export interface CleanupReceipt {
  receiptId: string
  status: CleanupStatus
}
