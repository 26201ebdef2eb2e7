import { allDeleted, deletedUsers, type DeletedAccounts } from '../../identity/accounts/deletion.ts'
import type { Tx } from '../../platform/database/database.ts'

/** Locks the chats that some actors are in, in the order of their ids. @returns their ids */
export async function lockChatsOf(tx: Tx, actorIds: readonly string[]): Promise<string[]> {
  const actors = tx.table(
    { id: 'text' },
    actorIds.map((id) => ({ id })),
  )
  const rows = await tx.rows<{ id: string }>(
    `SELECT c.id FROM chats c WHERE c.id IN (
       SELECT m.chat_id FROM ${actors.sql} AS t JOIN participants m ON m.actor_id = t.id AND m.left_sequence IS NULL)
     ORDER BY c.id${tx.forUpdate}`,
    actors.bindings,
  )
  return rows.map(({ id }) => id)
}

/** The chats that some actors are in now. */
export async function openChatsOf(tx: Tx, actorIds: readonly string[]): Promise<string[]> {
  const actors = tx.table(
    { id: 'text' },
    actorIds.map((id) => ({ id })),
  )
  const rows = await tx.rows<{ chat_id: string }>(
    `SELECT DISTINCT m.chat_id FROM ${actors.sql} AS t JOIN participants m ON m.actor_id = t.id AND m.left_sequence IS NULL`,
    actors.bindings,
  )
  return rows.map((row) => row.chat_id)
}

const close = `UPDATE participants SET left_at = ?,
  left_sequence = (SELECT c.last_sequence FROM chats c WHERE c.id = participants.chat_id) WHERE left_sequence IS NULL`

/**
 * Takes deleted accounts out of their chats, without an event. The direct chats of a deleted person are closed for the
 * other side as well; those of a deleted agent, and groups, go on for whoever is left.
 */
export async function closeChatsOf(tx: Tx, deleted: DeletedAccounts, now: number): Promise<void> {
  const users = deletedUsers(tx, deleted)
  await tx.run(
    `${close} AND chat_id IN (
       SELECT m.chat_id FROM ${users.sql} AS t JOIN participants m ON m.actor_id = t.id AND m.left_sequence IS NULL
       JOIN chats c ON c.id = m.chat_id AND c.kind = 'direct')`,
    [now, ...users.bindings],
  )
  const deletedIds = allDeleted(tx, deleted)
  await tx.run(`${close} AND actor_id IN (SELECT t.id FROM ${deletedIds.sql} AS t)`, [now, ...deletedIds.bindings])
}
