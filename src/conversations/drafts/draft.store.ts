import type { Tx } from '../../platform/database/database.ts'
import type { Sender } from '../messages/message.ts'
import type { Part } from '../messages/part.ts'
import { DRAFT_LIFETIME_MS } from './draft.rules.ts'
import type { Draft } from './draft.ts'

interface DraftRow {
  id: string
  actor_id: string
  chat_id: string
  parts: string
  reply_to_message_id: string | null
  reply_to_part_id: string | null
  idempotency_key: string | null
  finalized_at: number | null
}

const columns =
  'd.id, d.actor_id, d.chat_id, d.parts, d.reply_to_message_id, d.reply_to_part_id, d.idempotency_key, d.finalized_at'

const draftOf = (row: DraftRow): Draft => ({
  id: row.id,
  actorId: row.actor_id,
  chatId: row.chat_id,
  parts: JSON.parse(row.parts) as Part[],
  replyTo:
    row.reply_to_message_id === null ? null : { messageId: row.reply_to_message_id, partId: row.reply_to_part_id },
  idempotencyKey: row.idempotency_key,
  finalized: row.finalized_at !== null,
})

/** The chats of some drafts, by draft: a draft never changes its chat, so this may be read before the locks. */
export async function findChatsOfDrafts(tx: Tx, ids: ReadonlySet<string>): Promise<Map<string, string>> {
  const named = tx.table(
    { id: 'text' },
    [...ids].map((id) => ({ id })),
  )
  const rows = await tx.rows<{ id: string; chat_id: string }>(
    `SELECT d.id, d.chat_id FROM ${named.sql} AS t JOIN drafts d ON d.id = t.id`,
    named.bindings,
  )
  return new Map(rows.map((row) => [row.id, row.chat_id]))
}

/** Locks the drafts that exist among some ids, in the order of their ids, and reads them. */
export async function lockDrafts(tx: Tx, ids: ReadonlySet<string>): Promise<Draft[]> {
  if (ids.size === 0) return []
  const named = tx.table(
    { id: 'text' },
    [...ids].map((id) => ({ id })),
  )
  const rows = await tx.rows<DraftRow>(
    `SELECT ${columns} FROM drafts d WHERE d.id IN (SELECT t.id FROM ${named.sql} AS t) ORDER BY d.id${tx.forUpdate}`,
    named.bindings,
  )
  return rows.map(draftOf)
}

/** The drafts that were opened under some keys of their authors. */
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

/** A draft as a person of its chat sees it. */
export interface DraftInView extends Draft {
  sender: Sender
  updatedAt: number
}

/**
 * The drafts of others in a chat that grew after a time, those that grew last, the oldest first. Left out are those of which
 * the reader would not get the message: across a block, and while the chat is an open request of either.
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

/** How many drafts some actors have open, those left out that nobody has touched for too long. */
export async function countOpenDrafts(
  tx: Tx,
  actorIds: ReadonlySet<string>,
  now: number,
): Promise<Map<string, number>> {
  if (actorIds.size === 0) return new Map()
  const authors = tx.table(
    { actor_id: 'text' },
    [...actorIds].map((id) => ({ actor_id: id })),
  )
  const rows = await tx.rows<{ actor_id: string; open: number }>(
    `SELECT d.actor_id, count(*) AS open FROM ${authors.sql} AS t JOIN drafts d ON d.actor_id = t.actor_id
     WHERE d.finalized_at IS NULL AND d.updated_at >= ? GROUP BY d.actor_id`,
    [...authors.bindings, now - DRAFT_LIFETIME_MS],
  )
  return new Map(rows.map((row) => [row.actor_id, row.open]))
}

/** Stores new drafts, and drops those of the same authors that nobody has touched for too long (DRAFT-018). */
export async function insertDrafts(tx: Tx, drafts: readonly Draft[], now: number): Promise<void> {
  if (drafts.length === 0) return
  const authors = tx.table(
    { actor_id: 'text' },
    [...new Set(drafts.map((draft) => draft.actorId))].map((id) => ({ actor_id: id })),
  )
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
  await Promise.all([
    tx.run(`DELETE FROM drafts WHERE actor_id IN (SELECT t.actor_id FROM ${authors.sql} AS t) AND updated_at < ?`, [
      ...authors.bindings,
      now - DRAFT_LIFETIME_MS,
    ]),
    tx.run(
      `INSERT INTO drafts (${names}, updated_at) SELECT ${names}, CAST(? AS bigint) FROM ${added.sql} AS t
       ORDER BY t.id`,
      [now, ...added.bindings],
    ),
  ])
}

/** Brings drafts to a state. The caller has locked them. */
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
