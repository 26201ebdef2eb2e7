import type { Tx } from '../../platform/database/database.ts'

/** A value of the details of a change: never a credential, and no words about a person. */
export type Detail = string | number | boolean | null

export interface OperatorLogEntry {
  id: string
  at: number
  operation: string
  /** The account that was changed, if it is about one. */
  accountId: string | null
  details: Readonly<Record<string, Detail>>
  address: string
  isDone: boolean
}

/** An entry with the handle that the account has now. */
export interface ListedEntry extends OperatorLogEntry {
  handle: string | null
}

/** Stores a change that begins, and drops what is older than `oldest`. */
export async function insertEntry(tx: Tx, entry: Omit<OperatorLogEntry, 'isDone'>, oldest: number): Promise<void> {
  const { id, at, operation, accountId, details, address } = entry
  await tx.run(
    'INSERT INTO operator_log (id, at, operation, account_id, details, address, is_done) VALUES (?, ?, ?, ?, ?, ?, 0)',
    [id, at, operation, accountId, JSON.stringify(details), address],
  )
  await tx.run('DELETE FROM operator_log WHERE at < ?', [oldest])
}

/** The change was done; `accountId` is that of an account which it made. */
export async function completeEntry(tx: Tx, id: string, accountId: string | null): Promise<void> {
  await tx.run('UPDATE operator_log SET is_done = 1, account_id = COALESCE(account_id, CAST(? AS text)) WHERE id = ?', [
    accountId,
    id,
  ])
}

/** The change was rejected: nothing has happened. */
export async function deleteEntry(tx: Tx, id: string): Promise<void> {
  await tx.run('DELETE FROM operator_log WHERE id = ?', [id])
}

/** The entries before one, the newest first. */
export async function listEntryRows(tx: Tx, beforeId: string | undefined, limit: number): Promise<ListedEntry[]> {
  const rows = await tx.rows<Omit<ListedEntry, 'details' | 'isDone'> & { details: string; isDone: number }>(
    `SELECT l.id, l.at, l.operation, l.account_id AS "accountId", l.details, l.address, l.is_done AS "isDone", a.handle
     FROM operator_log l LEFT JOIN actors a ON a.id = l.account_id
     ${beforeId === undefined ? '' : 'WHERE l.id < ?'} ORDER BY l.id DESC LIMIT ?`,
    [...(beforeId === undefined ? [] : [beforeId]), limit],
  )
  return rows.map(({ details, isDone, ...row }) => ({
    ...row,
    details: JSON.parse(details) as OperatorLogEntry['details'],
    isDone: Number(isDone) === 1,
  }))
}
