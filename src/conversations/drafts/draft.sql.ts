import type { Tx } from '../../platform/database/database.ts'
import { idTable, isOneOf } from '../../platform/database/id-table.ts'
import { amongIds, sendNow, inOrder } from '../../platform/database/queries.ts'
import type { DraftRow } from '../../platform/database/tables/conversations.ts'
import type { Sender } from '../messages/message.ts'
import type { Part } from '../messages/part.ts'
import { DRAFT_LIFETIME_MS, type Draft } from './draft.rules.ts'
import { parseExact } from '../../platform/exact-numbers.ts'

const columns =
  'd.id, d.actor_id, d.chat_id, d.parts, d.reply_to_message_id, d.reply_to_part_id, d.idempotency_key, d.finalized_at'

const draftOf = (row: Omit<DraftRow, 'updated_at'>): Draft => ({
  id: row.id,
  actorId: row.actor_id,
  chatId: row.chat_id,
  parts: parseExact(row.parts) as Part[],
  replyTo:
    row.reply_to_message_id === null ? null : { messageId: row.reply_to_message_id, partId: row.reply_to_part_id },
  idempotencyKey: row.idempotency_key,
  finalized: row.finalized_at !== null,
})

/**
 * Finds the chats of some drafts, by draft. The chat of a draft never changes, so this query can run before the locks.
 */
export async function findChatsOfDrafts(tx: Tx, ids: ReadonlySet<string>): Promise<Map<string, string>> {
  const rows = await sendNow(
    tx
      .knex('drafts')
      .where(amongIds(tx, 'id', ids))
      .select('id', 'chat_id'),
  )
  return new Map(rows.map((row) => [row.id, row.chat_id]))
}

/** Locks the existing drafts among some ids, ordered by id, and reads them. Each send runs it, so it is SQL text. */
export async function lockDrafts(tx: Tx, ids: ReadonlySet<string>): Promise<Draft[]> {
  if (ids.size === 0) return []
  const named = isOneOf(tx, 'd.id', ids)
  const rows = await tx.rows<DraftRow>(
    `SELECT ${columns} FROM drafts d WHERE ${named.sql} ORDER BY d.id${tx.forUpdate}`,
    named.bindings,
  )
  return rows.map(draftOf)
}

/** Reads the drafts that their authors opened with some idempotency keys. */
export async function readDraftsByIdempotencyKey(
  tx: Tx,
  named: readonly { actorId: string; idempotencyKey: string }[],
): Promise<Draft[]> {
  if (named.length === 0) return []
  const keys = tx.table(
    { actor_id: 'text', idempotency_key: 'text' },
    named.map(({ actorId, idempotencyKey }) => ({ actor_id: actorId, idempotency_key: idempotencyKey })),
  )
  const rows = await tx.rows<DraftRow>(
    `SELECT ${columns} FROM ${keys.sql} AS t JOIN drafts d ON d.actor_id = t.actor_id AND d.idempotency_key = t.idempotency_key`,
    keys.bindings,
  )
  return rows.map(draftOf)
}

/** A draft as shown to a person of its chat. */
export interface DraftInView extends Draft {
  sender: Sender
  updatedAt: number
}

/**
 * Reads the most recently changed drafts of others in a chat, changed after a time, oldest first. Drafts whose message
 * would not be delivered to the reader are left out: with a block, and while the chat is a pending request of either.
 */
export async function readDraftsInView(
  tx: Tx,
  { chatId, readerId }: { chatId: string; readerId: string },
  { after, limit }: { after: number; limit: number },
): Promise<DraftInView[]> {
  const rows = await tx.rows<DraftRow & { updated_at: number; kind: Sender['type']; handle: string | null }>(
    `SELECT ${columns}, d.updated_at, a.kind, a.handle
     FROM participants m JOIN chats c ON c.id = m.chat_id
     JOIN drafts d ON d.actor_id = m.actor_id AND d.updated_at > ? AND d.chat_id = m.chat_id
     JOIN actors a ON a.id = m.actor_id
     WHERE m.chat_id = ? AND m.left_sequence IS NULL AND m.actor_id <> ?
       AND d.finalized_at IS NULL AND d.parts <> '[]'
       AND (c.pending_recipient_id IS NULL OR c.pending_recipient_id NOT IN (m.actor_id, ?))
       AND NOT EXISTS (
         SELECT 1 FROM blocks b WHERE (b.blocker_id = ? AND b.blocked_id = m.actor_id)
           OR (c.kind = 'direct' AND b.blocker_id = m.actor_id AND b.blocked_id = ?))
     ORDER BY d.updated_at DESC, d.id DESC LIMIT ?`,
    [after, chatId, readerId, readerId, readerId, readerId, limit],
  )
  const drafts = rows.map((row) => ({
    ...draftOf(row),
    sender: { type: row.kind, id: row.actor_id, handle: row.handle },
    updatedAt: row.updated_at,
  }))
  return drafts.toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

/** Counts the open drafts of some actors. Expired drafts are left out. */
export async function countOpenDrafts(
  tx: Tx,
  actorIds: ReadonlySet<string>,
  now: number,
): Promise<Map<string, number>> {
  if (actorIds.size === 0) return new Map()
  const open = tx
    .knex('drafts')
    .where(amongIds(tx, 'actor_id', actorIds))
    .where({ finalized_at: null })
    .where('updated_at', '>=', now - DRAFT_LIFETIME_MS)
  const counts = open.groupBy('actor_id').select('actor_id').count({ open: '*' })
  const rows = (await sendNow(counts)) as { actor_id: string; open: number }[]
  return new Map(rows.map((row) => [row.actor_id, row.open]))
}

/** Stores new drafts, and deletes expired drafts of the same authors (DRAFT-018). */
export async function insertDrafts(tx: Tx, drafts: readonly Draft[], now: number): Promise<void> {
  if (drafts.length === 0) return
  const authors = idTable(tx, new Set(drafts.map((draft) => draft.actorId)))
  const added = tx.table(
    {
      id: 'text',
      actor_id: 'text',
      chat_id: 'text',
      parts: 'text',
      reply_to_message_id: 'text',
      reply_to_part_id: 'text',
      idempotency_key: 'text',
    },
    drafts.map((draft) => ({
      id: draft.id,
      actor_id: draft.actorId,
      chat_id: draft.chatId,
      parts: JSON.stringify(draft.parts),
      reply_to_message_id: draft.replyTo?.messageId ?? null,
      reply_to_part_id: draft.replyTo?.partId ?? null,
      idempotency_key: draft.idempotencyKey,
    })),
  )
  const names = 'id, actor_id, chat_id, parts, reply_to_message_id, reply_to_part_id, idempotency_key'
  await inOrder(
    // An expired draft keeps its idempotency key until it is deleted.
    () =>
      tx.run(`DELETE FROM drafts WHERE actor_id IN (SELECT t.id FROM ${authors.sql} AS t) AND updated_at < ?`, [
        ...authors.bindings,
        now - DRAFT_LIFETIME_MS,
      ]),
    () =>
      tx.run(
        `INSERT INTO drafts (${names}, updated_at) SELECT ${names}, CAST(? AS bigint) FROM ${added.sql} AS t
       ORDER BY t.id`,
        [now, ...added.bindings],
      ),
  )
}

/** Deletes drafts by id. The caller has locked them. */
export async function deleteDrafts(tx: Tx, ids: ReadonlySet<string>): Promise<void> {
  if (ids.size === 0) return
  await sendNow(
    tx
      .knex('drafts')
      .where(amongIds(tx, 'id', ids))
      .delete(),
  )
}

/** Stores the changed state of drafts. The caller has locked them. */
export async function storeDrafts(tx: Tx, drafts: readonly Draft[], now: number): Promise<void> {
  if (drafts.length === 0) return
  const changed = tx.table(
    { id: 'text', parts: 'text', finalized_at: 'bigint' },
    drafts.map((draft) => ({
      id: draft.id,
      parts: JSON.stringify(draft.parts),
      finalized_at: draft.finalized ? now : null,
    })),
  )
  await tx.run(
    `UPDATE drafts SET parts = t.parts, finalized_at = t.finalized_at, updated_at = ? FROM ${changed.sql} AS t
     WHERE drafts.id = t.id`,
    [now, ...changed.bindings],
  )
}
