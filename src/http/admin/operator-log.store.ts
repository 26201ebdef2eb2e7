import type { Tx } from '../../platform/database/database.ts'

/** A detail of a change: never a credential, and no text about a person. */
export type Detail = string | number | boolean | null

export interface OperatorLogEntry {
  id: string
  at: number
  operation: string
  /** The changed account; null for a change that concerns no account. */
  accountId: string | null
  details: Readonly<Record<string, Detail>>
  address: string
  isDone: boolean
}

/** An entry with the current handle of the account. */
export interface ListedEntry extends OperatorLogEntry {
  handle: string | null
}

/** Stores the entry of a change that begins, and deletes entries older than `oldest`. */
export async function insertEntry(tx: Tx, entry: Omit<OperatorLogEntry, 'isDone'>, oldest: number): Promise<void> {
  const { id, at, operation, accountId, details, address } = entry
  await tx.knex('operator_log').insert({
    id,
    at,
    operation,
    account_id: accountId,
    details: JSON.stringify(details),
    address,
    is_done: false,
  })
  await tx.knex('operator_log').where('at', '<', oldest).delete()
}

/**
 * Marks a change as done. @param accountId account that the change created @param receiptId receipt of the deletion that
 * the change began
 */
export async function completeEntry(
  tx: Tx,
  id: string,
  accountId: string | null,
  receiptId: string | null,
): Promise<void> {
  await tx
    .knex('operator_log')
    .where({ id })
    .update({
      is_done: true,
      account_id: tx.knex.raw('COALESCE(account_id, CAST(? AS text))', [accountId]),
      ...(receiptId !== null && { details: JSON.stringify({ receipt_id: receiptId }) }),
    })
}

/** Deletes the entry of a rejected change. */
export async function deleteEntry(tx: Tx, id: string): Promise<void> {
  await tx.knex('operator_log').where({ id }).delete()
}

/** Returns the entries with ids below `beforeId`, newest first. */
export async function listEntryRows(tx: Tx, beforeId: string, limit: number): Promise<ListedEntry[]> {
  const rows = await tx
    .knex('operator_log as l')
    .leftJoin('actors as a', 'a.id', 'l.account_id')
    .where('l.id', '<', beforeId)
    .orderBy('l.id', 'desc')
    .limit(limit)
    .select<(Omit<ListedEntry, 'details' | 'isDone'> & { details: string; isDone: number })[]>({
      id: 'l.id',
      at: 'l.at',
      operation: 'l.operation',
      accountId: 'l.account_id',
      details: 'l.details',
      address: 'l.address',
      isDone: 'l.is_done',
      handle: 'a.handle',
    } satisfies Record<keyof ListedEntry, string>)
  return rows.map(({ details, isDone, ...row }) => ({
    ...row,
    details: JSON.parse(details) as OperatorLogEntry['details'],
    isDone: isDone === 1,
  }))
}
