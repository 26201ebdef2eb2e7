import { idsOf, type DeletedAccounts } from '../../identity/accounts/deletion.ts'
import type { Knex } from 'knex'
import type { Tx } from '../../platform/database/database.ts'
import { amongIds, sendNow } from '../../platform/database/queries.ts'
import type { AttachmentRow } from '../../platform/database/tables/conversations.ts'
import type { LoadedState } from '../../platform/unit-of-work/state.ts'
import { rankOf } from '../statement-order.ts'
import type { ChatKind } from '../chats/chat.ts'
import type { Attachment } from './attachment.ts'
import type { ErasureCounts } from '../../identity/accounts/erasure-counts.ts'

/*
 * States of a row: `writing` from before its first byte, `stored` when the bytes are complete, and `removed` until the
 * bytes are deleted. Only stored attachments are visible.
 */

/** An attachment before its bytes are known. */
export interface UploadRow extends Omit<Attachment, 'sha256'> {
  secret: string
  /** Lease of the process that writes the bytes. Without a renewal, the process counts as dead after this time. */
  leaseUntil: number
}

/** Sums the attachments and bytes of an account in all states: a row exists as long as its bytes may exist. */
export async function sumAttachments(tx: Tx, ownerId: string): Promise<{ attachments: number; bytes: number }> {
  const [row] = (await tx
    .knex('attachments')
    .where({ owner_id: ownerId })
    .count({ n: '*' })
    .sum({ bytes: 'size' })) as { n: number; bytes: number | null }[]
  return { attachments: Number(row!.n), bytes: Number(row!.bytes ?? 0) }
}

/** Stores the row of an upload. The caller has locked the account. */
export async function insertUpload(tx: Tx, row: UploadRow): Promise<void> {
  await tx.knex('attachments').insert({
    id: row.id,
    owner_id: row.ownerId,
    secret: row.secret,
    url: row.url,
    filename: row.filename,
    content_type: row.contentType,
    size: row.size,
    sha256: null,
    state: 'writing',
    lease_until: row.leaseUntil,
    created_at: row.createdAt,
  })
}

/** Extends the lease of an upload. @returns false when another process has abandoned the upload */
export async function renewUpload(tx: Tx, id: string, leaseUntil: number): Promise<boolean> {
  return (await tx.knex('attachments').where({ id, state: 'writing' }).update({ lease_until: leaseUntil })) > 0
}

/**
 * Marks an attachment as stored, which makes it visible.
 * @returns false when another process has abandoned the upload
 */
export async function finishUpload(tx: Tx, id: string, sha256: string): Promise<boolean> {
  const finished = { state: 'stored', sha256, lease_until: 0 } as const
  return (await tx.knex('attachments').where({ id, state: 'writing' }).update(finished)) > 0
}

/**
 * Marks a failed upload as removed, including a row that is already stored because of a commit without confirmation.
 * @param leaseUntil time from which no process can still write its bytes
 */
export async function giveUpUpload(tx: Tx, id: string, leaseUntil: number): Promise<void> {
  await tx.knex('attachments').where({ id }).update({ state: 'removed', lease_until: leaseUntil })
}

/** Selects attachments without a lease that are not stored, by the condition of their index. */
const unsettled = (tx: Tx, now: number) =>
  tx.knex('attachments').whereRaw("state <> 'stored'").where('lease_until', '<=', now)

/** Returns whether the sweeper has work. */
export async function hasUnsettled(tx: Tx, now: number): Promise<boolean> {
  return (await unsettled(tx, now).first('id')) !== undefined
}

/** Marks uploads as removed whose lease expired by `then`. */
export async function giveUpSilent(tx: Tx, then: number): Promise<void> {
  await unsettled(tx, then).update({ state: 'removed', lease_until: 0 })
}

/** Lists the ids of removed attachments that no process writes, in order, after the id `after`. */
export async function readRemoved(tx: Tx, now: number, after: string, limit: number): Promise<string[]> {
  const removed = unsettled(tx, now).where({ state: 'removed' }).where('id', '>', after)
  return removed.orderBy('id').limit(limit).pluck('id')
}

/** Hides a stored attachment of an account. The caller must then delete the bytes. @returns whether there was one */
export async function withdrawAttachment(tx: Tx, id: string, ownerId: string): Promise<boolean> {
  const stored = tx.knex('attachments').where({ id, owner_id: ownerId, state: 'stored' })
  return (await stored.update({ state: 'removed' })) > 0
}

/** Deletes the row after its bytes were deleted. While a process may still write the bytes, the row stays. */
export async function deleteRemoved(tx: Tx, id: string, now: number): Promise<void> {
  await tx.knex('attachments').where({ id, state: 'removed' }).where('lease_until', '<=', now).delete()
}

/** Hides the attachments of deleted accounts, in the transaction that deletes the accounts. */
export async function deleteAttachmentsOf(tx: Tx, deleted: DeletedAccounts): Promise<ErasureCounts> {
  return { erased: { attachments: await ofAccounts(tx, deleted).update({ state: 'removed' }) } }
}

const ofAccounts = (tx: Tx, deleted: DeletedAccounts) =>
  tx.knex('attachments').where(amongIds(tx, 'owner_id', idsOf(deleted)))

/** Lists the ids of attachments of deleted accounts whose bytes may still exist, in order, after the id `after`. */
export async function readLeftBy(tx: Tx, deleted: DeletedAccounts, after: string, limit: number): Promise<string[]> {
  return ofAccounts(tx, deleted).where('id', '>', after).orderBy('id').limit(limit).pluck('id')
}

/** Lists the attachments whose bytes a backup needs, ordered by id. */
export async function readStored(tx: Tx): Promise<{ id: string; size: number; sha256: string | null }[]> {
  return tx.knex('attachments').where({ state: 'stored' }).orderBy('id').select('id', 'size', 'sha256')
}

/** Hides attachments whose bytes are missing in storage. */
export async function removeWithoutBytes(tx: Tx, ids: readonly string[]): Promise<void> {
  const gone = tx
    .knex('attachments')
    .where({ state: 'stored' })
    .where(amongIds(tx, 'id', ids))
  await gone.update({ state: 'removed', lease_until: 0 })
}

const columns = {
  id: 'id',
  ownerId: 'owner_id',
  url: 'url',
  contentType: 'content_type',
  filename: 'filename',
  size: 'size',
  sha256: 'sha256',
  createdAt: 'created_at',
} as const satisfies Record<keyof Attachment, keyof AttachmentRow>

const stored = (tx: Tx, key: { id?: string; owner_id?: string; secret?: string }) =>
  tx.knex('attachments').where({ ...key, state: 'stored' })

/** Lists the stored attachments of an account with ids below `before`, newest first. */
export async function listAttachmentsOf(tx: Tx, ownerId: string, before: string, limit: number): Promise<Attachment[]> {
  const page = stored(tx, { owner_id: ownerId }).where('id', '<', before).orderBy('id', 'desc').limit(limit)
  return (await page.select(columns)) as Attachment[]
}

export async function findOwnAttachment(tx: Tx, id: string, ownerId: string): Promise<Attachment | undefined> {
  return (await stored(tx, { id, owner_id: ownerId }).first(columns)) as Attachment | undefined
}

/** Finds the attachment whose URL contains this secret. */
export async function findBySecret(tx: Tx, secret: string): Promise<Attachment | undefined> {
  return (await stored(tx, { secret }).first(columns)) as Attachment | undefined
}

/** Reads the existing attachments among some ids. */
async function readAttachments(
  tx: Tx,
  ids: ReadonlySet<string>,
): Promise<Pick<Attachment, 'id' | 'ownerId' | 'url'>[]> {
  if (ids.size === 0) return []
  const existing = tx
    .knex('attachments')
    .where(amongIds(tx, 'id', ids))
    .where({ state: 'stored' })
  return sendNow(existing.select({ id: 'id', ownerId: 'owner_id', url: 'url' } as const))
}

/** Times at which new messages use an attachment, by the kind of their chats. */
export type AttachmentUses = Partial<Record<ChatKind, number>>

const useColumns = { direct: 'direct_use_at', group: 'group_use_at' } as const satisfies Record<
  ChatKind,
  keyof AttachmentRow
>

/** Stores the last uses of attachments, for the retention of messages. */
async function storeUses(tx: Tx, uses: ReadonlyMap<string, AttachmentUses>): Promise<void> {
  if (uses.size === 0) return
  const rows = [...uses].map(([id, { direct = null, group = null }]) => ({ id, direct_at: direct, group_at: group }))
  const used = tx.table({ id: 'text', direct_at: 'bigint', group_at: 'bigint' }, rows)
  await tx.run(
    `UPDATE attachments SET direct_use_at = COALESCE(t.direct_at, direct_use_at), group_use_at = COALESCE(t.group_at, group_use_at)
     FROM ${used.sql} AS t WHERE attachments.id = t.id`,
    used.bindings,
  )
}

/**
 * Hides attachments, among some, that no message uses that was stored after the given time for its kind of chat. Null
 * keeps messages of a kind, with their attachments. @returns number of hidden attachments
 */
export async function withdrawUnused(
  tx: Tx,
  ids: ReadonlySet<string>,
  before: Readonly<Record<ChatKind, number | null>>,
): Promise<number> {
  if (ids.size === 0) return 0
  const isOld = (kind: ChatKind) => (column: Knex.QueryBuilder) =>
    void column.whereNull(useColumns[kind]).orWhere(useColumns[kind], '<', before[kind] ?? 0)
  return tx
    .knex('attachments')
    .where(amongIds(tx, 'id', ids))
    .where({ state: 'stored' })
    .where(isOld('direct'))
    .where(isOld('group'))
    .whereRaw('COALESCE(direct_use_at, group_use_at) IS NOT NULL')
    .update({ state: 'removed' })
}

/** Attachments named by parts, and their new uses by messages. */
export interface AttachmentsValue {
  /** By id. The decision checks the owner. */
  byId: ReadonlyMap<string, Pick<Attachment, 'ownerId' | 'url'>>
  uses: Map<string, AttachmentUses>
}

/** Attachments named by the parts of a batch. */
export const attachments: LoadedState<AttachmentsValue, Set<string>> = {
  name: 'attachments',
  rank: rankOf('attachments'),
  phase: 'lock',
  emptyKeys: () => new Set(),
  initial: () => ({ byId: new Map(), uses: new Map() }),
  async load(tx, ids) {
    const found = await readAttachments(tx, ids)
    return { byId: new Map(found.map((attachment) => [attachment.id, attachment])), uses: new Map() }
  },
  store: (tx, { uses }) => storeUses(tx, uses),
}
