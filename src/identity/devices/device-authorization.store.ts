import { allDeleted, type DeletedAccounts } from '../accounts/deletion.ts'
import type { Tx } from '../../platform/database/database.ts'
import { addToWindows } from '../../platform/rate-limits/limit.store.ts'
import type { DeviceAuthorization } from './device-authorization.ts'

const columns = `id, user_code AS "userCode", client_id AS "clientId", client_name AS "clientName", status,
  user_id AS "userId", interval_seconds AS "intervalSeconds", last_polled_at AS "lastPolledAt", lookups,
  expires_at AS "expiresAt"`

export interface NewDeviceAuthorization {
  id: string
  deviceCodeHash: string
  userCode: string
  clientId: string | null
  clientName: string | null
  scope: string | null
  /** The address, or the network, that asked. */
  address: string
  intervalSeconds: number
  expiresAt: number
  createdAt: number
}

/** @returns false when one of the codes is in use, which only the short one can be */
export async function insertDeviceAuthorization(tx: Tx, request: NewDeviceAuthorization): Promise<boolean> {
  return (
    (await tx.run(
      `INSERT INTO device_authorizations (id, device_code_hash, user_code, client_id, client_name, scope, address,
       status, interval_seconds, expires_at, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, 'pending', ?, ?, ?) ON CONFLICT DO NOTHING`,
      [
        request.id,
        request.deviceCodeHash,
        request.userCode,
        request.clientId,
        request.clientName,
        request.scope,
        request.address,
        request.intervalSeconds,
        request.expiresAt,
        request.createdAt,
      ],
    )) > 0
  )
}

/** Whoever counts the codes, in order to add one, waits for the transaction that counted before. */
export async function lockDeviceCodes(tx: Tx, now: number): Promise<void> {
  await addToWindows(tx, [{ name: 'device codes', used: 0, endsAt: now + 60_000 }], now)
}

/** How many codes wait for a person: of one address, and altogether, where counting ends at `most`. */
export async function countPendingCodes(
  tx: Tx,
  { address, now, most }: { address: string; now: number; most: number },
): Promise<{ ofAddress: number; altogether: number }> {
  const [row] = await tx.rows<{ ofAddress: number; altogether: number }>(
    `SELECT
       (SELECT count(*) FROM device_authorizations
        WHERE status = 'pending' AND address = ? AND expires_at > ?) AS "ofAddress",
       (SELECT count(*) FROM (
          SELECT 1 AS one FROM device_authorizations WHERE status = 'pending' AND expires_at > ? LIMIT ?) AS pending) AS altogether`,
    [address, now, now, most],
  )
  return { ofAddress: Number(row!.ofAddress), altogether: Number(row!.altogether) }
}

/** Whether a code is there, without a lock. */
export async function isDeviceCode(tx: Tx, deviceCodeHash: string): Promise<boolean> {
  const rows = await tx.rows('SELECT id FROM device_authorizations WHERE device_code_hash = ?', [deviceCodeHash])
  return rows.length > 0
}

/** Finds by the device's code, without a lock. */
export async function findByDeviceCode(tx: Tx, deviceCodeHash: string): Promise<DeviceAuthorization | undefined> {
  const [row] = await tx.rows<DeviceAuthorization>(
    `SELECT ${columns} FROM device_authorizations WHERE device_code_hash = ?`,
    [deviceCodeHash],
  )
  return row
}

/** Finds by the person's code and locks the row until the transaction ends. */
export async function lockByUserCode(tx: Tx, userCode: string): Promise<DeviceAuthorization | undefined> {
  const [row] = await tx.rows<DeviceAuthorization>(
    `SELECT ${columns} FROM device_authorizations WHERE user_code = ?${tx.forUpdate}`,
    [userCode],
  )
  return row
}

/** Finds by the device's code and locks the row: of two polls at once, one can exchange it. */
export async function lockByDeviceCode(tx: Tx, deviceCodeHash: string): Promise<DeviceAuthorization | undefined> {
  const [row] = await tx.rows<DeviceAuthorization>(
    `SELECT ${columns} FROM device_authorizations WHERE device_code_hash = ?${tx.forUpdate}`,
    [deviceCodeHash],
  )
  return row
}

/** Writes back what a step may have changed. */
export async function updateDeviceAuthorization(tx: Tx, request: DeviceAuthorization): Promise<void> {
  await tx.run(
    `UPDATE device_authorizations SET status = ?, user_id = ?, interval_seconds = ?, last_polled_at = ?, lookups = ?
     WHERE id = ?`,
    [request.status, request.userId, request.intervalSeconds, request.lastPolledAt, request.lookups, request.id],
  )
}

/**
 * Moves the times of one request into the past.
 * @returns false when there is no such request
 */
export async function ageDeviceAuthorization(tx: Tx, userCode: string, milliseconds: number): Promise<boolean> {
  return (
    (await tx.run(
      `UPDATE device_authorizations SET expires_at = expires_at - ?, last_polled_at = last_polled_at - ?,
       created_at = created_at - ? WHERE user_code = ?`,
      [milliseconds, milliseconds, milliseconds, userCode],
    )) > 0
  )
}

/** Deletes requests that ended before `endedBefore`; until then their codes still answer expired_token. */
export async function deleteEnded(tx: Tx, endedBefore: number): Promise<void> {
  await tx.run('DELETE FROM device_authorizations WHERE expires_at < ?', [endedBefore])
}

/** Deletes the requests that deleted users have opened. */
export async function deletePairingsOf(tx: Tx, deleted: DeletedAccounts): Promise<void> {
  const gone = allDeleted(tx, deleted)
  await tx.run(`DELETE FROM device_authorizations WHERE user_id IN (SELECT t.id FROM ${gone.sql} AS t)`, gone.bindings)
}
