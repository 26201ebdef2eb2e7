import type { Ids } from '../../platform/ids.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { DeletedAccounts, ErasureTarget } from './deletion.ts'

/** Ends what one area has of accounts in the transaction that deletes them: everything that an API would still show or do. */
export type ErasureStep = (tx: Tx, deleted: DeletedAccounts, now: number, ids: Ids) => Promise<void>

/** What accounts take part in together with others, and what is locked before the accounts are. */
export interface AccountTies {
  /** Locks what ties these actors to others, in the order of the ids. @returns the ids of what it locked */
  lock(tx: Tx, actorIds: readonly string[]): Promise<string[]>
  /** The ids of what ties these actors to others now. */
  find(tx: Tx, actorIds: readonly string[]): Promise<string[]>
}

/** What the areas contribute to the deletion of accounts. The server composes it: identity knows none of them. */
export interface ErasurePlan {
  ties: AccountTies
  /** Run in this order, under the locks of the accounts and of their ties; then the accounts are anonymized. */
  steps: readonly ErasureStep[]
  /** Rows without number, and storage outside of the database: erased after the commit (DEL-002). */
  targets: readonly ErasureTarget[]
}
