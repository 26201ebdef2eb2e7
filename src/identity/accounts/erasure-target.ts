import type { Database } from '../../platform/database/database.ts'
import type { DeletedAccounts } from './deletion.ts'

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
