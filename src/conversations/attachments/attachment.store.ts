import { allDeleted, type DeletedAccounts } from '../../identity/accounts/deletion.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Attachment } from './attachment.ts'

/*
 * A row is `writing` from before its first byte, `stored` when all are there, and `removed` from when they are to go
 * until they are deleted. Only stored ones are shown to anybody.
 */

/** An attachment before its bytes are known. */
export interface UploadRow extends Omit<Attachment, 'sha256'> {
  secret: string
  /** Until then the process that writes it is taken to be alive, unless it says so again. */
  leaseUntil: number
}

/** What an account has in storage, whatever its state: a row is there as long as its bytes may be. */
export async function sumAttachments(tx: Tx, ownerId: string): Promise<{ attachments: number; bytes: number }> {
  const [row] = await tx.rows<{ n: number; bytes: number | string }>(
    'SELECT count(*) AS n, COALESCE(sum(size), 0) AS bytes FROM attachments WHERE owner_id = ?',
    [ownerId],
  )
  return { attachments: Number(row!.n), bytes: Number(row!.bytes) }
}

/** Stores the row of an upload, whose account is locked. */
export async function insertUpload(tx: Tx, row: UploadRow): Promise<void> {
  await tx.run(
    `INSERT INTO attachments (id, owner_id, secret, url, filename, content_type, size, state, lease_until, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, 'writing', ?, ?)`,
    [row.id, row.ownerId, row.secret, row.url, row.filename, row.contentType, row.size, row.leaseUntil, row.createdAt],
  )
}

/** @returns false when the upload was given up by somebody else */
export async function renewUpload(tx: Tx, id: string, leaseUntil: number): Promise<boolean> {
  return (
    (await tx.run("UPDATE attachments SET lease_until = ? WHERE id = ? AND state = 'writing'", [leaseUntil, id])) > 0
  )
}

/** Shows the attachment from now on. @returns false when the upload was given up by somebody else */
export async function finishUpload(tx: Tx, id: string, sha256: string): Promise<boolean> {
  const finished = await tx.run(
    "UPDATE attachments SET state = 'stored', sha256 = ?, lease_until = 0 WHERE id = ? AND state = 'writing'",
    [sha256, id],
  )
  return finished > 0
}

/** @param leaseUntil from when on nobody can be writing its bytes any more */
export async function giveUpUpload(tx: Tx, id: string, leaseUntil: number): Promise<void> {
  await tx.run("UPDATE attachments SET state = 'removed', lease_until = ? WHERE id = ? AND state <> 'stored'", [
    leaseUntil,
    id,
  ])
}

/** Whether the sweeper has something to do. */
export async function hasUnsettled(tx: Tx, now: number): Promise<boolean> {
  return (
    (await tx.rows("SELECT id FROM attachments WHERE state <> 'stored' AND lease_until <= ? LIMIT 1", [now])).length > 0
  )
}

/** Gives up the uploads whose processes have not been heard of: they had said that they live until then, or less long. */
export async function giveUpSilent(tx: Tx, then: number): Promise<void> {
  await tx.run(
    "UPDATE attachments SET state = 'removed', lease_until = 0 WHERE state <> 'stored' AND lease_until <= ?",
    [then],
  )
}

/** Ids of what is to go and is written by nobody (the first condition is that of the index), in order from behind `after`. */
export async function readRemoved(tx: Tx, now: number, after: string, limit: number): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    "SELECT id FROM attachments WHERE state <> 'stored' AND state = 'removed' AND lease_until <= ? AND id > ? ORDER BY id LIMIT ?",
    [now, after, limit],
  )
  return rows.map(({ id }) => id)
}

/** Nobody was told of a stored attachment, and nobody shall be. */
export async function withdrawAttachment(tx: Tx, id: string): Promise<void> {
  await tx.run("UPDATE attachments SET state = 'removed' WHERE id = ? AND state = 'stored'", [id])
}

/** The bytes are deleted. A row that somebody may still write bytes for is kept until nobody can. */
export async function deleteRemoved(tx: Tx, id: string, now: number): Promise<void> {
  await tx.run("DELETE FROM attachments WHERE id = ? AND state = 'removed' AND lease_until <= ?", [id, now])
}

/** In the transaction that deletes accounts: their attachments are there for nobody any more. */
export async function deleteAttachmentsOf(tx: Tx, deleted: DeletedAccounts): Promise<void> {
  const owners = allDeleted(tx, deleted)
  await tx.run(
    `UPDATE attachments SET state = 'removed' WHERE owner_id IN (SELECT t.id FROM ${owners.sql} AS t)`,
    owners.bindings,
  )
}

/** Ids of the attachments of deleted accounts whose bytes may still be there, in order from behind `after`. */
export async function readLeftBy(tx: Tx, deleted: DeletedAccounts, after: string, limit: number): Promise<string[]> {
  const owners = allDeleted(tx, deleted)
  const rows = await tx.rows<{ id: string }>(
    `SELECT a.id FROM ${owners.sql} AS t JOIN attachments a ON a.owner_id = t.id WHERE a.id > ? ORDER BY a.id LIMIT ?`,
    [...owners.bindings, after, limit],
  )
  return rows.map(({ id }) => id)
}

const columns = `id, owner_id AS "ownerId", url, content_type AS "contentType", filename, size, sha256,
  created_at AS "createdAt"`

/** An attachment of this agent. */
export async function findOwnAttachment(tx: Tx, id: string, ownerId: string): Promise<Attachment | undefined> {
  const [row] = await tx.rows<Attachment>(
    `SELECT ${columns} FROM attachments WHERE id = ? AND owner_id = ? AND state = 'stored'`,
    [id, ownerId],
  )
  return row
}

/** The attachment whose address has this secret. */
export async function findBySecret(tx: Tx, secret: string): Promise<Attachment | undefined> {
  const [row] = await tx.rows<Attachment>(`SELECT ${columns} FROM attachments WHERE secret = ? AND state = 'stored'`, [
    secret,
  ])
  return row
}

/** Of some attachments those that are there. */
export async function readAttachments(
  tx: Tx,
  ids: ReadonlySet<string>,
): Promise<Pick<Attachment, 'id' | 'ownerId' | 'url'>[]> {
  if (ids.size === 0) return []
  const wanted = tx.table(
    { id: 'text' },
    [...ids].map((id) => ({ id })),
  )
  return tx.rows<Pick<Attachment, 'id' | 'ownerId' | 'url'>>(
    `SELECT a.id, a.owner_id AS "ownerId", a.url FROM ${wanted.sql} AS t JOIN attachments a ON a.id = t.id
     WHERE a.state = 'stored'`,
    wanted.bindings,
  )
}
