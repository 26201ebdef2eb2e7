import type { Tx } from '../../platform/database/database.ts'
import type { SealedColumn } from '../../platform/encryption/sealed-columns.ts'

/** The key of the digests. */
export const sealedServiceKeys: SealedColumn = { table: 'service_keys', key: 'name', column: 'secret' }

export interface FoundUser {
  phoneNumber: string
  handle: string
  name: string | null
}

/** The users who have some verified numbers, but for the caller and whoever blocks the caller. */
export async function findUsersByNumber(tx: Tx, callerId: string, numbers: readonly string[]): Promise<FoundUser[]> {
  const wanted = tx.table(
    { number: 'text' },
    numbers.map((number) => ({ number })),
  )
  return tx.rows<FoundUser>(
    `SELECT a.phone_number AS "phoneNumber", a.handle, a.display_name AS name
     FROM ${wanted.sql} AS t JOIN actors a ON a.phone_number = t.number
     WHERE a.kind = 'user' AND a.status = 'active' AND a.id <> ?
       AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b.blocker_id = a.id AND b.blocked_id = ?)
     ORDER BY a.id`,
    [...wanted.bindings, callerId, callerId],
  )
}

/** Keeps digests of what a user looked for: by them it is found when another user gets one of the numbers. */
export async function insertSoughtNumbers(tx: Tx, userId: string, digests: readonly string[]): Promise<void> {
  const added = tx.table(
    { digest: 'text' },
    digests.map((digest) => ({ digest })),
  )
  await tx.run(
    `INSERT INTO sought_numbers (digest, user_id) SELECT t.digest, CAST(? AS text) FROM ${added.sql} AS t
     WHERE true ORDER BY t.digest ON CONFLICT DO NOTHING`,
    [userId, ...added.bindings],
  )
}

/** Who looked for a number, but for the user who has it now and those whom that user blocks. */
export async function findSeekers(tx: Tx, userId: string, digest: string): Promise<string[]> {
  const rows = await tx.rows<{ user_id: string }>(
    `SELECT s.user_id FROM sought_numbers s WHERE s.digest = ? AND s.user_id <> ?
       AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b.blocker_id = ? AND b.blocked_id = s.user_id) ORDER BY s.user_id`,
    [digest, userId, userId],
  )
  return rows.map((row) => row.user_id)
}

/** The sealed key of a name; the first one that asks stores its own. */
export async function findOrStoreKey(tx: Tx, name: string, sealed: string): Promise<string> {
  await tx.run('INSERT INTO service_keys (name, secret) VALUES (?, ?) ON CONFLICT DO NOTHING', [name, sealed])
  const [row] = await tx.rows<{ secret: string }>('SELECT secret FROM service_keys WHERE name = ?', [name])
  return row!.secret
}
