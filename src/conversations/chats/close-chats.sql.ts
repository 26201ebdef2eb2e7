import { idsOf, type DeletedAccounts } from '../../identity/accounts/deletion.ts'
import type { ErasureCounts } from '../../identity/accounts/erasure-counts.ts'
import type { Tx } from '../../platform/database/database.ts'
import { idTable } from '../../platform/database/id-table.ts'
import { amongIds } from '../../platform/database/queries.ts'
import type { EventLog } from '../../platform/event-log/log-event.ts'
import type { Sender } from '../messages/message.ts'
import { ownerChanged } from './lifecycle-events.ts'
import { updateRole } from './participant.sql.ts'

/** Locks the chats that some actors are in, ordered by id. @returns their ids */
export async function lockChatsOf(tx: Tx, actorIds: readonly string[]): Promise<string[]> {
  return lockChats(tx, await openChatsOf(tx, actorIds))
}

function lockChats(tx: Tx, chatIds: readonly string[]): Promise<string[]> {
  return tx
    .knex('chats')
    .where(amongIds(tx, 'id', chatIds))
    .orderBy('id')
    .forUpdate()
    .pluck('id')
}

interface OpenMembership {
  chat_id: string
  actor_id: string
  role: string
}

/** @param limit maximum number; default: all */
function openMembershipsOf(tx: Tx, actorIds: readonly string[], limit?: number): Promise<OpenMembership[]> {
  const open = tx
    .knex('participants')
    .where(amongIds(tx, 'actor_id', actorIds))
    .where({ left_sequence: null })
    .select('chat_id', 'actor_id', 'role')
  return limit === undefined ? open : open.limit(limit)
}

export async function openChatsOf(tx: Tx, actorIds: readonly string[]): Promise<string[]> {
  return [...new Set((await openMembershipsOf(tx, actorIds)).map((membership) => membership.chat_id))]
}

/** Maximum memberships that one transaction ends. */
const membershipsMax = 200

/**
 * Ends some memberships of accounts before their deletion. The deletion itself ends at most 200: a larger transaction
 * would block all other writes for too long.
 * @returns undefined when the deletion can end the remaining memberships
 */
export async function closeSomeChatsOf(
  tx: Tx,
  deleted: DeletedAccounts,
  now: number,
  eventLog: EventLog,
): Promise<ErasureCounts | undefined> {
  const open = await openMembershipsOf(tx, idsOf(deleted), membershipsMax + 1)
  if (open.length <= membershipsMax) return undefined
  await lockChats(
    tx,
    open.map((membership) => membership.chat_id),
  )
  return endMemberships(tx, open, deleted, { now, eventLog })
}

/** Ends the memberships of deleted accounts, whose chats are locked. */
export async function closeChatsOf(
  tx: Tx,
  deleted: DeletedAccounts,
  now: number,
  eventLog: EventLog,
): Promise<ErasureCounts> {
  return endMemberships(tx, await openMembershipsOf(tx, idsOf(deleted)), deleted, { now, eventLog })
}

/**
 * Ends memberships of deleted accounts, without events to other participants (DEL-008). The person who has been longest
 * in a group of a deleted person becomes its owner and is notified (AMB-223). Direct chats of a deleted person are
 * closed for the other side too. Direct chats of a deleted agent, and groups, stay open for the remaining participants.
 */
async function endMemberships(
  tx: Tx,
  open: readonly OpenMembership[],
  { userIds }: DeletedAccounts,
  { now, eventLog }: { now: number; eventLog: EventLog },
): Promise<ErasureCounts> {
  if (open.length === 0) return {}
  const users = new Set(userIds)
  const chatIds = (where: (membership: OpenMembership) => boolean) =>
    open.flatMap((membership) => (where(membership) ? [membership.chat_id] : []))
  const ofUsers = idTable(
    tx,
    chatIds(({ actor_id }) => users.has(actor_id)),
  )
  const ended = tx.table(
    { chat_id: 'text', actor_id: 'text' },
    open.map(({ chat_id, actor_id }) => ({ chat_id, actor_id })),
  )
  const direct = await tx.run(
    `${close} AND chat_id IN (SELECT c.id FROM ${ofUsers.sql} AS t JOIN chats c ON c.id = t.id AND c.kind = 'direct')`,
    [now, ...ofUsers.bindings],
  )
  const others = await tx.run(
    `${close} AND (chat_id, actor_id) IN (SELECT t.chat_id, t.actor_id FROM ${ended.sql} AS t)`,
    [now, ...ended.bindings],
  )
  await passOn(
    tx,
    chatIds(({ role }) => role === 'owner'),
    { now, eventLog },
  )
  return { erased: { memberships: direct + others } }
}

const close = `UPDATE participants SET left_at = ?,
  left_sequence = (SELECT c.last_sequence FROM chats c WHERE c.id = participants.chat_id) WHERE left_sequence IS NULL`

/**
 * Makes the persons who have been longest in groups without an owner their new owners, and notifies them. Persons are
 * recognized by their ids: looking up a thousand participants of each group would take too long for one transaction.
 */
async function passOn(
  tx: Tx,
  chatIds: readonly string[],
  { now, eventLog }: { now: number; eventLog: EventLog },
): Promise<void> {
  if (chatIds.length === 0) return
  const groups = idTable(tx, chatIds)
  const successors = await tx.rows<Sender & { chat_id: string }>(
    `SELECT t.id AS chat_id, a.kind AS type, a.id, a.handle FROM ${groups.sql} AS t
     JOIN chats c ON c.id = t.id AND c.kind = 'group' JOIN actors a ON a.id = (
       SELECT m.actor_id FROM participants m
       WHERE m.chat_id = t.id AND m.left_sequence IS NULL AND substr(m.actor_id, 1, 4) = 'usr_'
       ORDER BY m.joined_at, m.actor_id LIMIT 1)
     ORDER BY a.id`,
    groups.bindings,
  )
  for (const { chat_id: chatId, id } of successors) await updateRole(tx, chatId, id, 'owner')
  const events = successors.flatMap(({ chat_id: chatId, ...owner }) => ownerChanged({ chatId, owner }, [owner.id]))
  await eventLog.append(tx, events, now)
}
