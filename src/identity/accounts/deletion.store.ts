import type { Tx } from '../../platform/database/database.ts'
import { amongIds, deleteAmong } from '../../platform/database/queries.ts'
import type { DeletionRow } from '../../platform/database/tables/accounts.ts'
import { type DeletionReceipt, type DeletedAccounts, idsOf } from './deletion.ts'
import { readCounts, type ErasureCount, type ErasureCounts } from './erasure-counts.ts'

/** Role of the requester of a deletion. A person deletes the own account, and agents of its own. */
export type Requester = 'person' | 'operator'

interface NewDeletion {
  id: string
  requestedBy: Requester
  deleted: DeletedAccounts
  targets: readonly string[]
  now: number
}

/** Stores a deletion with one row for each target, which is deleted when the target is erased. */
export async function insertDeletion(tx: Tx, { id, requestedBy, deleted, targets, now }: NewDeletion): Promise<void> {
  const accounts = { persons: deleted.userIds.length, agents: deleted.agentIds.length }
  const completedAt = targets.length === 0 ? now : null
  await tx
    .knex('deletions')
    .insert({ id, created_at: now, requested_by: requestedBy, ...accounts, completed_at: completedAt })
  const subject = JSON.stringify(deleted)
  const rows = targets.map((target) => ({
    deletion_id: id,
    target,
    subject,
    next_at: now,
    lease_id: null,
    last_error: null,
  }))
  await tx.knex('cleanup_targets').insert(rows)
}

export async function findReceipt(tx: Tx, id: string): Promise<DeletionReceipt | undefined> {
  const found = await tx.knex('deletions').where({ id }).first('id')
  const open = await tx.knex('cleanup_targets').where({ deletion_id: id }).first('target')
  return found && { receiptId: id, status: open ? 'pending' : 'completed' }
}

/** A target of a deletion that is not erased yet. */
export interface PendingTarget {
  target: string
  attempts: number
  nextAt: number
}

/** A deletion, for its report. Values of deletions before version 1.0 are null where they were not recorded. */
export interface Deletion {
  id: string
  requestedBy: Requester | null
  createdAt: number
  completedAt: number | null
  accounts: { persons: number; agents: number } | null
  pending: PendingTarget[]
  counts: ErasureCount[]
}

/** Lists deletions with ids below `before`, newest first. */
export async function listDeletions(tx: Tx, before: string, limit: number): Promise<Deletion[]> {
  const rows = await tx.knex('deletions').where('id', '<', before).orderBy('id', 'desc').limit(limit).select('*')
  return withProgress(tx, rows)
}

export async function findDeletion(tx: Tx, id: string): Promise<Deletion | undefined> {
  return (await withProgress(tx, await tx.knex('deletions').where({ id }).select('*')))[0]
}

async function withProgress(tx: Tx, rows: readonly DeletionRow[]): Promise<Deletion[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const open = await tx
    .knex('cleanup_targets')
    .where(amongIds(tx, 'deletion_id', ids))
    .orderBy(['deletion_id', 'target'])
    .select('deletion_id', 'target', 'attempts', 'next_at')
  const targets = Map.groupBy(open, (row) => row.deletion_id)
  const counts = await readCounts(tx, ids)
  return rows.map(({ id, requested_by, created_at, completed_at, persons, agents }) => ({
    id,
    requestedBy: requested_by,
    createdAt: created_at,
    completedAt: completed_at,
    accounts: persons === null ? null : { persons, agents: agents ?? 0 },
    pending: (targets.get(id) ?? []).map(({ target, attempts, next_at }) => ({ target, attempts, nextAt: next_at })),
    counts: counts.get(id) ?? [],
  }))
}

/** A target of a deletion, claimed by this process. */
export interface ClaimedErasure {
  deletionId: string
  target: string
  deleted: DeletedAccounts
  /** Number of this attempt, from 1. */
  attempt: number
  leaseId: string
}

export interface Claim {
  /** Deletion whose targets are claimed; null claims targets of any deletion. */
  deletionId: string | null
  leaseId: string
  now: number
  leaseUntil: number
  limit: number
}

/** Returns whether a target is due, so that a claim would return rows. */
export async function hasDueErasure(tx: Tx, now: number): Promise<boolean> {
  return (await tx.knex('cleanup_targets').where('next_at', '<=', now).first('deletion_id')) !== undefined
}

/** Claims due targets, oldest first. A target claimed by another process is not due before its lease expires. */
export async function claimErasures(tx: Tx, claim: Claim): Promise<ClaimedErasure[]> {
  const query = tx.knex('cleanup_targets').where('next_at', '<=', claim.now).orderBy('next_at').limit(claim.limit)
  if (claim.deletionId !== null) query.where({ deletion_id: claim.deletionId })
  if (tx.dialect === 'postgres') query.forUpdate().skipLocked()
  const due = await query.select('deletion_id', 'target', 'subject', 'attempts')
  for (const { deletion_id, target, attempts } of due) {
    const claimed = { attempts: attempts + 1, next_at: claim.leaseUntil, lease_id: claim.leaseId }
    await tx.knex('cleanup_targets').where({ deletion_id, target }).update(claimed)
  }
  return due.map((row) => ({
    deletionId: row.deletion_id,
    target: row.target,
    deleted: JSON.parse(row.subject) as DeletedAccounts,
    attempt: row.attempts + 1,
    leaseId: claim.leaseId,
  }))
}

/** Selects the row of a claim under its lease, so that late results change nothing. */
const leased = (tx: Tx, { deletionId, target, leaseId }: ClaimedErasure) =>
  tx.knex('cleanup_targets').where({ deletion_id: deletionId, target, lease_id: leaseId })

/** Extends the lease of a claim. */
export async function renewErasure(tx: Tx, claim: ClaimedErasure, leaseUntil: number): Promise<void> {
  await leased(tx, claim).update({ next_at: leaseUntil })
}

/** Marks the target as erased, even if the lease has expired. The last target completes the deletion. */
export async function finishErasure(tx: Tx, { deletionId, target }: ClaimedErasure, now: number): Promise<void> {
  // Of two targets that end at once, the second sees that it is the last.
  await tx.knex('deletions').where({ id: deletionId }).forUpdate().select('id')
  await tx.knex('cleanup_targets').where({ deletion_id: deletionId, target }).delete()
  const open = await tx.knex('cleanup_targets').where({ deletion_id: deletionId }).first('target')
  if (!open) await tx.knex('deletions').where({ id: deletionId, completed_at: null }).update({ completed_at: now })
}

/** Releases a claim after a failure, for a retry at `nextAt`. */
export async function postponeErasure(tx: Tx, claim: ClaimedErasure, nextAt: number, error: string): Promise<void> {
  await leased(tx, claim).update({ next_at: nextAt, last_error: error, lease_id: null })
}

/** Deletes the operator's limit overrides for deleted accounts, and the counts of their stored bytes. */
export async function deleteLimitsOf(tx: Tx, deleted: DeletedAccounts): Promise<ErasureCounts> {
  const ids = idsOf(deleted)
  await deleteAmong(tx, 'stored_bytes', ['account_id'], ids)
  return { erased: { other: await deleteAmong(tx, 'limit_overrides', ['account_id'], ids) } }
}
