import type { Tx } from '../database/database.ts'

/**
 * Waits for the last statements of a transaction, which are pipelined, and sends COMMIT with them, which saves a round
 * trip.
 */
export async function finishWith(tx: Tx, storing: Promise<unknown>): Promise<void> {
  await finishUnlessFailed(tx, storing)
  await storing
}

/** Sends COMMIT in the next tick, unless a statement has failed before it was sent: the commit would lack its rows. */
async function finishUnlessFailed(tx: Tx, storing: Promise<unknown>): Promise<void> {
  let failed = false
  storing.catch(() => (failed = true))
  await new Promise<void>((resolve) => process.nextTick(resolve))
  if (!failed) tx.finish()
}
