import { allDeleted, type DeletedAccounts } from '../../identity/accounts/deletion.ts'
import type { Tx } from '../../platform/database/database.ts'
import { chatToLookInto } from '../chats/chat-state.store.ts'
import type { BlockedHandle } from './block.ts'

/**
 * Locks the chats that both are in, in the order of their ids. A message stored before this commits is
 * delivered as if there were no block, one stored after it as if there always had been one (BLK-014).
 */
export async function lockSharedChats(tx: Tx, one: string, other: string): Promise<void> {
  await tx.rows(
    `SELECT c.id FROM chats c WHERE c.id IN (
       SELECT mine.chat_id FROM participants mine JOIN participants theirs ON theirs.chat_id = mine.chat_id
       WHERE mine.actor_id = ? AND mine.left_sequence IS NULL
         AND theirs.actor_id = ? AND theirs.left_sequence IS NULL)
     ORDER BY c.id${tx.forUpdate}`,
    [one, other],
  )
}

/** @returns whether it is new */
export async function insertBlock(tx: Tx, blockerId: string, blockedId: string, now: number): Promise<boolean> {
  const inserted = await tx.run(
    'INSERT INTO blocks (blocker_id, blocked_id, created_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
    [blockerId, blockedId, now],
  )
  return inserted > 0
}

/** @returns whether there was one */
export async function deleteBlock(tx: Tx, blockerId: string, blockedId: string): Promise<boolean> {
  return (await tx.run('DELETE FROM blocks WHERE blocker_id = ? AND blocked_id = ?', [blockerId, blockedId])) > 0
}

export async function isBlocking(tx: Tx, blockerId: string, otherId: string): Promise<boolean> {
  const rows = await tx.rows('SELECT 1 AS is_one FROM blocks WHERE blocker_id = ? AND blocked_id = ?', [
    blockerId,
    otherId,
  ])
  return rows.length > 0
}

/** Whom the caller blocks under this handle; found also when that account is suspended by now. */
export async function findBlocked(tx: Tx, blockerId: string, handle: string): Promise<string | undefined> {
  const [row] = await tx.rows<{ id: string }>(
    `SELECT a.id FROM actors a JOIN blocks b ON b.blocked_id = a.id
     WHERE a.handle = ? AND b.blocker_id = ?`,
    [handle, blockerId],
  )
  return row?.id
}

/** The caller's blocks in the order of their handles, behind the handle `after`. Deleted accounts are left out. */
export async function listBlocks(tx: Tx, blockerId: string, after: string, limit: number): Promise<BlockedHandle[]> {
  const rows = await tx.rows<{ handle: string; created_at: number }>(
    `SELECT a.handle, b.created_at FROM blocks b JOIN actors a ON a.id = b.blocked_id
     WHERE b.blocker_id = ? AND a.handle > ? ORDER BY a.handle LIMIT ?`,
    [blockerId, after, limit],
  )
  return rows.map((row) => ({ handle: row.handle, createdAt: row.created_at }))
}

/** Drops the blocks by deleted accounts and of them. */
export async function deleteBlocksOf(tx: Tx, deleted: DeletedAccounts): Promise<void> {
  const deletedIds = allDeleted(tx, deleted)
  for (const side of ['blocker_id', 'blocked_id']) {
    await tx.run(`DELETE FROM blocks WHERE ${side} IN (SELECT t.id FROM ${deletedIds.sql} AS t)`, deletedIds.bindings)
  }
}

export interface BlockedPair {
  blocker_id: string
  blocked_id: string
}

/** Who does something in a chat. */
export interface CallerInChat {
  chatId: string
  callerId: string
}

/**
 * The pairs of a caller and a current participant of its chat. Each is looked up by both ids, so that it does not matter how many
 * others somebody blocks, or is blocked by.
 */
export async function readBlocksInChats(tx: Tx, callers: readonly CallerInChat[]): Promise<BlockedPair[]> {
  if (callers.length === 0) return []
  const other = 'COALESCE(m.actor_id, CASE WHEN c.created_by = t.caller_id THEN c.counterpart_id ELSE c.created_by END)'
  const named = tx.table(
    { chat_id: 'text', caller_id: 'text' },
    callers.map(({ chatId, callerId }) => ({ chat_id: chatId, caller_id: callerId })),
  )
  return tx.rows<BlockedPair>(
    // CROSS JOIN fixes the order on SQLite, which else begins with all blocks.
    `SELECT b.blocker_id, b.blocked_id
     FROM ${named.sql} AS t CROSS JOIN chats c
     LEFT JOIN participants m ON m.chat_id = ${chatToLookInto} AND m.left_sequence IS NULL
     CROSS JOIN blocks b
     WHERE c.id = t.chat_id
       AND (b.blocker_id = ${other} AND b.blocked_id = t.caller_id
         OR b.blocker_id = t.caller_id AND b.blocked_id = ${other})`,
    named.bindings,
  )
}

/** Who does something, and somebody who may learn of it. */
export interface CallerAndOther {
  callerId: string
  otherId: string
}

/** The same for others who are not in a chat with the caller yet. */
export async function readBlocksBetween(tx: Tx, pairs: readonly CallerAndOther[]): Promise<BlockedPair[]> {
  if (pairs.length === 0) return []
  const named = tx.table(
    { caller_id: 'text', other_id: 'text' },
    pairs.map(({ callerId, otherId }) => ({ caller_id: callerId, other_id: otherId })),
  )
  return tx.rows<BlockedPair>(
    `SELECT b.blocker_id, b.blocked_id FROM ${named.sql} AS t CROSS JOIN blocks b
     WHERE b.blocker_id = t.other_id AND b.blocked_id = t.caller_id
       OR b.blocker_id = t.caller_id AND b.blocked_id = t.other_id`,
    named.bindings,
  )
}
