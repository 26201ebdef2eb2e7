import type { Tx } from '../database/database.ts'
import type { LimitName } from './account-limits.ts'

/** What an operator decided for one account; a null value returned it to the general limit. */
export interface StoredOverride {
  accountId: string
  name: string
  value: number | null
  /** Grows with each change, in the order of commits. */
  revision: number
}

/** Stores or, with null, removes an override. Changes wait for each other, so that revisions become visible in order. */
export async function storeOverride(tx: Tx, accountId: string, name: LimitName, value: number | null): Promise<void> {
  const [next] = await tx.rows<{ revision: number }>(
    'UPDATE limit_revisions SET revision = revision + 1 RETURNING revision',
  )
  await tx.run(
    `INSERT INTO limit_overrides (account_id, name, value, revision) VALUES (?, ?, ?, ?)
     ON CONFLICT (account_id, name) DO UPDATE SET value = excluded.value, revision = excluded.revision`,
    [accountId, name, value, next!.revision],
  )
}

/** What changed after a revision, oldest change first, so many at most. */
export function readOverrides(tx: Tx, afterRevision: number, limit: number): Promise<StoredOverride[]> {
  return tx.rows<StoredOverride>(
    `SELECT account_id AS "accountId", name, value, revision FROM limit_overrides
     WHERE revision > ? ORDER BY revision LIMIT ?`,
    [afterRevision, limit],
  )
}
