import { idsOf, type DeletedAccounts } from '../accounts/deletion.ts'
import type { Tx } from '../../platform/database/database.ts'
import { deleteAmong, countRows } from '../../platform/database/queries.ts'
import { addToWindows } from '../../platform/rate-limits/limit.sql.ts'
import type { DeviceAuthorization } from './device-authorization.ts'
import type { ErasureCounts } from '../accounts/erasure-counts.ts'

const columns = {
  id: 'id',
  userCode: 'user_code',
  clientId: 'client_id',
  clientName: 'client_name',
  status: 'status',
  userId: 'user_id',
  intervalSeconds: 'interval_seconds',
  lastPolledAt: 'last_polled_at',
  lookups: 'lookups',
  expiresAt: 'expires_at',
} as const

export interface NewDeviceAuthorization {
  id: string
  deviceCodeHash: string
  userCode: string
  clientId: string | null
  clientName: string | null
  scope: string | null
  /** Address or network of the device. */
  address: string
  intervalSeconds: number
  expiresAt: number
  createdAt: number
}

/** Stores a request. @returns false when its user code is in use; device codes never collide */
export async function insertDeviceAuthorization(tx: Tx, request: NewDeviceAuthorization): Promise<boolean> {
  const inserted = await tx
    .knex('device_authorizations')
    .insert({
      id: request.id,
      device_code_hash: request.deviceCodeHash,
      user_code: request.userCode,
      client_id: request.clientId,
      client_name: request.clientName,
      scope: request.scope,
      status: 'pending',
      user_id: null,
      address: request.address,
      interval_seconds: request.intervalSeconds,
      last_polled_at: null,
      expires_at: request.expiresAt,
      created_at: request.createdAt,
    })
    .onConflict()
    .ignore()
    .returning('id')
  return inserted.length > 0
}

/** Serializes transactions that count the codes and add one. */
export async function lockDeviceCodes(tx: Tx, now: number): Promise<void> {
  await addToWindows(tx, [{ name: 'device codes', used: 0, endsAt: now + 60_000 }], now)
}

/** Counts pending codes: of one address, and in total up to `most`. */
export async function countPendingCodes(
  tx: Tx,
  { address, now, most }: { address: string; now: number; most: number },
): Promise<{ ofAddress: number; altogether: number }> {
  const pending = () => tx.knex('device_authorizations').whereRaw("status = 'pending'").where('expires_at', '>', now)
  const found = await pending().limit(most).select('id')
  return { ofAddress: await countRows(pending().where({ address })), altogether: found.length }
}

/** Returns whether a device code exists, without a lock. */
export async function isDeviceCode(tx: Tx, deviceCodeHash: string): Promise<boolean> {
  return (await findByDeviceCode(tx, deviceCodeHash)) !== undefined
}

/** Finds a request by its device code, without a lock. */
export async function findByDeviceCode(tx: Tx, deviceCodeHash: string): Promise<DeviceAuthorization | undefined> {
  return tx.knex('device_authorizations').where({ device_code_hash: deviceCodeHash }).first(columns)
}

/** Finds a request by its user code and locks the row until the transaction ends. */
export async function lockByUserCode(tx: Tx, userCode: string): Promise<DeviceAuthorization | undefined> {
  return tx.knex('device_authorizations').where({ user_code: userCode }).forUpdate().first(columns)
}

/** Finds a request by its device code and locks the row: only one of two concurrent polls can exchange it. */
export async function lockByDeviceCode(tx: Tx, deviceCodeHash: string): Promise<DeviceAuthorization | undefined> {
  return tx.knex('device_authorizations').where({ device_code_hash: deviceCodeHash }).forUpdate().first(columns)
}

/** Stores the columns that a step may have changed. */
export async function updateDeviceAuthorization(tx: Tx, request: DeviceAuthorization): Promise<void> {
  await tx.knex('device_authorizations').where({ id: request.id }).update({
    status: request.status,
    user_id: request.userId,
    interval_seconds: request.intervalSeconds,
    last_polled_at: request.lastPolledAt,
    lookups: request.lookups,
  })
}

/** Shifts the times of one request into the past. @returns false when there is no such request */
export async function ageDeviceAuthorization(tx: Tx, userCode: string, milliseconds: number): Promise<boolean> {
  const changed = await tx
    .knex('device_authorizations')
    .where({ user_code: userCode })
    .decrement({ expires_at: milliseconds, last_polled_at: milliseconds, created_at: milliseconds })
  return changed > 0
}

/** Deletes requests that ended before `endedBefore`. Until then their codes still return expired_token. */
export async function deleteEnded(tx: Tx, endedBefore: number): Promise<void> {
  await tx.knex('device_authorizations').where('expires_at', '<', endedBefore).delete()
}

/** Deletes the requests that deleted users have opened. */
export async function deletePairingsOf(tx: Tx, deleted: DeletedAccounts): Promise<ErasureCounts> {
  return { erased: { sign_ins: await deleteAmong(tx, 'device_authorizations', ['user_id'], idsOf(deleted)) } }
}
