import type { Tx } from '../database/database.ts'
import type { LimitName } from './account-limits.ts'

/** An operator's limit for one account; a null value restored the general limit. */
export interface StoredOverride {
  accountId: string
  name: string
  value: number | null
  /** Increases with each change, in commit order. */
  revision: number
}

/** Stores or, with null, removes an override. Changes are serialized, so that revisions become visible in order. */
export async function storeOverride(tx: Tx, accountId: string, name: LimitName, value: number | null): Promise<void> {
  const [next] = await tx.knex('limit_revisions').increment('revision').returning('revision')
  const { revision } = next!
  const override = { account_id: accountId, name, value, revision }
  await tx.knex('limit_overrides').insert(override).onConflict(['account_id', 'name']).merge(['value', 'revision'])
}

/** Returns at most `limit` changes after a revision, oldest first. */
export async function readOverrides(tx: Tx, afterRevision: number, limit: number): Promise<StoredOverride[]> {
  return tx
    .knex('limit_overrides')
    .where('revision', '>', afterRevision)
    .orderBy('revision')
    .limit(limit)
    .select({ accountId: 'account_id', name: 'name', value: 'value', revision: 'revision' } as const)
}
