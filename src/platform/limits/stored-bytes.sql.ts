import type { Tx } from '../database/database.ts'

export interface AccountBytes {
  accountId: string
  bytes: number
}

/** Adds to the stored bytes of accounts. @returns the new totals */
export async function addStoredBytes(tx: Tx, added: readonly AccountBytes[]): Promise<AccountBytes[]> {
  const rows = tx.table(
    { account_id: 'text', bytes: 'bigint' },
    // Sorted, so that processes that update the same accounts cannot deadlock.
    added
      .map(({ accountId, bytes }) => ({ account_id: accountId, bytes }))
      .toSorted((a, b) => (a.account_id < b.account_id ? -1 : 1)),
  )
  return tx.rows(
    `INSERT INTO stored_bytes (account_id, bytes) SELECT t.account_id, t.bytes FROM ${rows.sql} AS t WHERE true
     ON CONFLICT (account_id) DO UPDATE SET bytes = stored_bytes.bytes + excluded.bytes
     RETURNING account_id AS "accountId", bytes`,
    rows.bindings,
  )
}

/** Returns the bytes that an account has stored in messages and tasks. */
export async function storedBytesOf(tx: Tx, accountId: string): Promise<number> {
  const row = await tx.knex('stored_bytes').where({ account_id: accountId }).first('bytes')
  return row?.bytes ?? 0
}
