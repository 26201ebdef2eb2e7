import type { EventLog } from '../../platform/event-log/log-event.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { DeletedAccounts, ErasureTarget } from './deletion.ts'
import type { ErasureCounts } from './erasure-counts.ts'

/** Ends an area's visible data and activity of accounts, in the transaction that deletes them. */
export type ErasureStep = (tx: Tx, deleted: DeletedAccounts, now: number, eventLog: EventLog) => Promise<ErasureCounts>

/** Objects that accounts share with others, such as chats. They are locked before the accounts. */
export interface SharedChats {
  /** Locks the shared objects of these actors, ordered by id. @returns the locked ids */
  lock(tx: Tx, actorIds: readonly string[]): Promise<string[]>
  /** Returns the ids of the shared objects of these actors. */
  find(tx: Tx, actorIds: readonly string[]): Promise<string[]>
  /**
   * Ends some memberships of these accounts when there are too many for one transaction.
   * @returns undefined when the deletion can end the remaining ones
   */
  endSomeMemberships(
    tx: Tx,
    deleted: DeletedAccounts,
    now: number,
    eventLog: EventLog,
  ): Promise<ErasureCounts | undefined>
}

/**
 * Steps of the areas in the deletion of accounts. The server composes them, because identity imports no area above it.
 */
export interface ErasurePlan {
  sharedChats: SharedChats
  /**
   * Run in this order, under the locks of the accounts and of their shared objects. Then the accounts are anonymized.
   */
  steps: readonly ErasureStep[]
  /** Unbounded numbers of rows, and storage outside of the database: erased after the commit (DEL-002). */
  targets: readonly ErasureTarget[]
}
