import { allDeleted, deletedUsers, type DeletedAccounts } from '../../identity/accounts/deletion.ts'
import type { Tx } from '../../platform/database/database.ts'
import { idTable } from '../../platform/database/id-table.ts'
import { appendEvents } from '../../platform/event-log/append-events.ts'
import type { Ids } from '../../platform/ids.ts'
import type { Sender } from '../messages/message.ts'
import { ownerChanged } from './lifecycle-events.ts'
import { updateRole } from './participant.store.ts'

/** Locks the chats that some actors are in, ordered by id. @returns their ids */
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

/** Returns the chats that some actors are in now. */
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

/** Maximum memberships that one transaction ends. */
const membershipsMax = 200

/**
 * Ends some memberships of accounts before their deletion. The deletion itself ends at most 200: a larger transaction
 * would block all other writes for too long. @returns false when the deletion can end the remaining memberships
 */
export async function closeSomeChatsOf(tx: Tx, deleted: DeletedAccounts, now: number, ids: Ids): Promise<boolean> {
  const accounts = allDeleted(tx, deleted)
  const open = await tx.rows<{ chat_id: string; actor_id: string; role: string }>(
    `SELECT m.chat_id, m.actor_id, m.role FROM ${accounts.sql} AS t
     JOIN participants m ON m.actor_id = t.id AND m.left_sequence IS NULL LIMIT ?`,
    [...accounts.bindings, membershipsMax + 1],
  )
  if (open.length <= membershipsMax) return false
  const pairs = tx.table({ chat_id: 'text', actor_id: 'text', role: 'text' }, open)
  if (tx.forUpdate !== '')
    await tx.rows(
      `SELECT c.id FROM chats c WHERE c.id IN (SELECT t.chat_id FROM ${pairs.sql} AS t) ORDER BY c.id${tx.forUpdate}`,
      pairs.bindings,
    )
  const users = deletedUsers(tx, deleted)
  await tx.run(
    `${close} AND chat_id IN (
       SELECT t.chat_id FROM ${pairs.sql} AS t JOIN ${users.sql} AS u ON u.id = t.actor_id
       JOIN chats c ON c.id = t.chat_id AND c.kind = 'direct')`,
    [now, ...pairs.bindings, ...users.bindings],
  )
  await tx.run(`${close} AND (chat_id, actor_id) IN (SELECT t.chat_id, t.actor_id FROM ${pairs.sql} AS t)`, [
    now,
    ...pairs.bindings,
  ])
  const owned = open.flatMap(({ chat_id: chatId, role }) => (role === 'owner' ? [chatId] : []))
  await passOn(tx, owned, now, ids)
  return true
}

/**
 * Ends the memberships of deleted accounts, without events to other participants (DEL-008). The person who has been
 * longest in a group of a deleted person becomes its owner and is notified (AMB-223). Direct chats of a deleted person
 * are closed for the other side too. Direct chats of a deleted agent, and groups, stay open for the remaining
 * participants.
 */
export async function closeChatsOf(tx: Tx, deleted: DeletedAccounts, now: number, ids: Ids): Promise<void> {
  const users = deletedUsers(tx, deleted)
  const owned = await tx.rows<{ chat_id: string }>(
    `SELECT m.chat_id FROM ${users.sql} AS t
     JOIN participants m ON m.actor_id = t.id AND m.left_sequence IS NULL AND m.role = 'owner'`,
    users.bindings,
  )
  await tx.run(
    `${close} AND chat_id IN (
       SELECT m.chat_id FROM ${users.sql} AS t JOIN participants m ON m.actor_id = t.id AND m.left_sequence IS NULL
       JOIN chats c ON c.id = m.chat_id AND c.kind = 'direct')`,
    [now, ...users.bindings],
  )
  const deletedIds = allDeleted(tx, deleted)
  await tx.run(`${close} AND actor_id IN (SELECT t.id FROM ${deletedIds.sql} AS t)`, [now, ...deletedIds.bindings])
  await passOn(
    tx,
    owned.map((row) => row.chat_id),
    now,
    ids,
  )
}

/** Makes the persons who have been longest in groups without an owner their new owners, and notifies them. */
async function passOn(tx: Tx, chatIds: readonly string[], now: number, ids: Ids): Promise<void> {
  if (chatIds.length === 0) return
  const groups = idTable(tx, chatIds)
  const successors = await tx.rows<Sender & { chat_id: string }>(
    `SELECT t.id AS chat_id, a.kind AS type, a.id, a.handle FROM ${groups.sql} AS t
     JOIN chats c ON c.id = t.id AND c.kind = 'group' JOIN actors a ON a.id = (
       SELECT m.actor_id FROM participants m JOIN actors u ON u.id = m.actor_id AND u.kind = 'user'
       WHERE m.chat_id = t.id AND m.left_sequence IS NULL ORDER BY m.joined_at, m.actor_id LIMIT 1)
     ORDER BY a.id`,
    groups.bindings,
  )
  for (const { chat_id: chatId, id } of successors) await updateRole(tx, chatId, id, 'owner')
  const events = successors.flatMap(({ chat_id: chatId, ...owner }) => ownerChanged({ chatId, owner }, [owner.id]))
  await appendEvents(tx, events, { now, ids })
}
