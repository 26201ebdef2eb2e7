import type { Tx } from '../database/database.ts'

/**
 * Waits for the last statements of a transaction, which were sent together, and has COMMIT leave with them: that spares a round
 * trip. On several servers some of them may wait for others, and COMMIT leaves behind their answers.
 */
export async function finishWith(tx: Tx, storing: Promise<unknown>): Promise<void> {
  if (!tx.distributed) await finishUnlessFailed(tx, storing)
  await storing
}

/** What failed before its statement left would be missing from what is committed: by the next tick that is known. */
async function finishUnlessFailed(tx: Tx, storing: Promise<unknown>): Promise<void> {
  let failed = false
  storing.catch(() => (failed = true))
  await new Promise<void>((resolve) => process.nextTick(resolve))
  if (!failed) tx.finish()
}
