import { createHash } from 'node:crypto'

import type { Tx } from '../../platform/database/database.ts'
import { idempotencyConflict } from '../../platform/errors.ts'

/** Tables of objects with a request id, and the column of their creator. */
const makers = { actors: 'owner_id', chats: 'created_by', communities: 'owner_id', requests: 'asker_id' } as const

/** Key of an object that was created with a request id. */
export interface RequestKey {
  table: keyof typeof makers
  makerId: string
  requestId: string
}

/** Stores a hash of the request's content with its request id. */
export async function keepRequestHash(tx: Tx, key: RequestKey, content: unknown): Promise<void> {
  await withRequestId(tx, key).update({ request_hash: hashOf(content) })
}

/** @throws DomainError idempotency_conflict when the request id was used with other content (AMB-224) */
export async function requireSameRequest(tx: Tx, key: RequestKey, content: unknown): Promise<void> {
  const row = await withRequestId(tx, key).first<{ request_hash: string | null } | undefined>('request_hash')
  if (!row || row.request_hash === null || row.request_hash === hashOf(content)) return
  throw idempotencyConflict((name) => `This ${name('requestId')} was used with another content.`, 'requestId')
}

const withRequestId = (tx: Tx, { table, makerId, requestId }: RequestKey) =>
  tx
    .knex<{ request_id: string; request_hash: string | null }>(table as string)
    .where({ [makers[table]]: makerId, request_id: requestId })

const hashOf = (content: unknown): string => createHash('sha256').update(JSON.stringify(content)).digest('base64')
