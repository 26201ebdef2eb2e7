import { forbidden } from '../../platform/errors.ts'
import type { Pace } from '../../platform/pace.ts'
import type { ErasureDatabase } from './erasure-counts.ts'

/**
 * Accounts deleted together: a user with the agents it owns, or one agent. Only ids, because all other data is deleted.
 */
export interface DeletedAccounts {
  userIds: readonly string[]
  agentIds: readonly string[]
}

/** Progress of a deletion: completed, or retries are still pending (DEL-001). */
export type ErasureStatus = 'completed' | 'pending'

/** Public view of a deletion: the id is not secret and gives access to nothing else (DEL-004). */
export interface DeletionReceipt {
  receiptId: string
  status: ErasureStatus
}

/** The error of every write to a deleted account (AMB-262). */
export const noLongerExists = (handle?: string) =>
  forbidden(handle === undefined ? 'The other side of this chat no longer exists.' : `${handle} no longer exists.`)

export const idsOf = ({ userIds, agentIds }: DeletedAccounts): string[] => [...userIds, ...agentIds]

/** Data to erase after accounts were deleted, with work that may fail or take long. */
export interface ErasureTarget {
  /** Name under which the work is stored; it must never change. */
  name: string
  /**
   * Erases the data of these accounts, in steps that each make progress. It is called again after a failure or a crash,
   * possibly by two processes at once, until it returns.
   * @param pace delays each step; it rejects when the process stops or the work takes too long
   * @throws any error that prevents completion; its text is logged
   */
  erase(database: ErasureDatabase, deleted: DeletedAccounts, pace: Pace): Promise<void>
}
