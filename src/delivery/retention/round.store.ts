import type { Tx } from '../../platform/database/database.ts'

/** The only round, of all data with a retention time. */
const name = 'retention'

/** Returns whether a round is due, so that a claim would succeed. */
export async function isRoundDue(tx: Tx, now: number): Promise<boolean> {
  return (await tx.knex('retention_rounds').where({ name }).where('due_at', '>', now).first('name')) === undefined
}

export interface RoundClaim {
  leaseId: string
  now: number
  leaseUntil: number
  /** Claims also a round that is not due, unless another process works on it. */
  early: boolean
}

/** Claims the round of purging. @returns undefined unless this process has it */
export async function claimRound(tx: Tx, claim: RoundClaim): Promise<{ reached: string | null } | undefined> {
  const { leaseId, now, leaseUntil, early } = claim
  const first = { name, due_at: now, lease_id: null, reached: null }
  await tx.knex('retention_rounds').insert(first).onConflict('name').ignore()
  const claimed = await tx
    .knex('retention_rounds')
    .where({ name })
    .where(
      (due) => void (early ? due.whereNull('lease_id').orWhere('due_at', '<=', now) : due.where('due_at', '<=', now)),
    )
    .update({ lease_id: leaseId, due_at: leaseUntil })
  return claimed === 0 ? undefined : tx.knex('retention_rounds').where({ name }).first('reached')
}

/**
 * Extends the lease of the round. @param reached last chat whose messages were purged; null: unchanged @returns false
 * when another process has claimed the round
 */
export async function renewRound(
  tx: Tx,
  leaseId: string,
  leaseUntil: number,
  reached: string | null,
): Promise<boolean> {
  const own = tx.knex('retention_rounds').where({ name, lease_id: leaseId })
  return (await own.update({ due_at: leaseUntil, ...(reached !== null && { reached }) })) > 0
}

/** Ends the work of this process on the round. A round that is not complete continues after the reached chat. */
export async function endRound(tx: Tx, leaseId: string, dueAt: number, isComplete: boolean): Promise<void> {
  const own = tx.knex('retention_rounds').where({ name, lease_id: leaseId })
  await own.update({ due_at: dueAt, lease_id: null, ...(isComplete && { reached: null }) })
}
