import type { Tx } from '../../platform/database/database.ts'
import type { DeletionReceipt, DeletedAccounts } from './deletion.ts'

/** Stores a deletion with the work that it leaves: one row for each target, there until it is erased. */
export async function insertDeletion(
  tx: Tx,
  id: string,
  deleted: DeletedAccounts,
  targets: readonly string[],
  now: number,
): Promise<void> {
  await tx.run('INSERT INTO deletions (id, created_at) VALUES (?, ?)', [id, now])
  const rows = tx.table(
    { target: 'text' },
    targets.map((target) => ({ target })),
  )
  await tx.run(
    `INSERT INTO cleanup_targets (deletion_id, target, subject, next_at)
     SELECT CAST(? AS text), t.target, CAST(? AS text), CAST(? AS bigint) FROM ${rows.sql} AS t`,
    [id, JSON.stringify(deleted), now, ...rows.bindings],
  )
}

export async function findReceipt(tx: Tx, id: string): Promise<DeletionReceipt | undefined> {
  const [row] = await tx.rows<{ open: number }>(
    `SELECT (SELECT count(*) FROM cleanup_targets t WHERE t.deletion_id = d.id) AS open
     FROM deletions d WHERE d.id = ?`,
    [id],
  )
  return row && { receiptId: id, status: row.open === 0 ? 'completed' : 'pending' }
}

/** One target of one deletion, claimed by this process. */
export interface ClaimedErasure {
  deletionId: string
  target: string
  deleted: DeletedAccounts
  /** Number of this attempt, from 1. */
  attempt: number
  leaseId: string
}

export interface Claim {
  /** Only of this deletion; null: of any. */
  deletionId: string | null
  leaseId: string
  now: number
  leaseUntil: number
  limit: number
}

/** Whether some target is due, so that a claim would find something. */
export async function hasDueErasure(tx: Tx, now: number): Promise<boolean> {
  return (await tx.rows('SELECT deletion_id FROM cleanup_targets WHERE next_at <= ? LIMIT 1', [now])).length > 0
}

/** Takes what is due, the longest waiting first. What another process works on is not due before its lease ends. */
export async function claimErasures(tx: Tx, claim: Claim): Promise<ClaimedErasure[]> {
  const skip = tx.dialect === 'postgres' ? ' FOR UPDATE SKIP LOCKED' : ''
  const due = await tx.rows<{ deletion_id: string; target: string; subject: string; attempts: number }>(
    `SELECT deletion_id, target, subject, attempts FROM cleanup_targets
     WHERE next_at <= ? AND (deletion_id = ? OR CAST(? AS text) IS NULL) ORDER BY next_at LIMIT ?${skip}`,
    [claim.now, claim.deletionId, claim.deletionId, claim.limit],
  )
  if (due.length === 0) return []
  const taken = tx.table(
    { deletion_id: 'text', target: 'text' },
    due.map(({ deletion_id, target }) => ({ deletion_id, target })),
  )
  await tx.run(
    `UPDATE cleanup_targets SET attempts = attempts + 1, next_at = ?, lease_id = ? FROM ${taken.sql} AS t
     WHERE cleanup_targets.deletion_id = t.deletion_id AND cleanup_targets.target = t.target`,
    [claim.leaseUntil, claim.leaseId, ...taken.bindings],
  )
  return due.map((row) => ({
    deletionId: row.deletion_id,
    target: row.target,
    deleted: JSON.parse(row.subject) as DeletedAccounts,
    attempt: row.attempts + 1,
    leaseId: claim.leaseId,
  }))
}

/** Names the row of a claim while its lease stands: a result that comes too late changes nothing. */
const leased = 'deletion_id = ? AND target = ? AND lease_id = ?'

/** Prolongs the lease of a claim. */
export async function renewErasure(tx: Tx, claim: ClaimedErasure, leaseUntil: number): Promise<void> {
  await tx.run(`UPDATE cleanup_targets SET next_at = ? WHERE ${leased}`, [
    leaseUntil,
    claim.deletionId,
    claim.target,
    claim.leaseId,
  ])
}

/** The target is erased, by whoever says so first. */
export async function finishErasure(tx: Tx, claim: ClaimedErasure): Promise<void> {
  await tx.run('DELETE FROM cleanup_targets WHERE deletion_id = ? AND target = ?', [claim.deletionId, claim.target])
}

/** Gives a claim back after a failure, to be tried again at `nextAt`. */
export async function postponeErasure(tx: Tx, claim: ClaimedErasure, nextAt: number, error: string): Promise<void> {
  await tx.run(`UPDATE cleanup_targets SET next_at = ?, last_error = ?, lease_id = NULL WHERE ${leased}`, [
    nextAt,
    error,
    claim.deletionId,
    claim.target,
    claim.leaseId,
  ])
}
