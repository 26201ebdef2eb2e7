import type { Cell, ColumnType, Tx } from '../../platform/database/database.ts'
import { idTable } from '../../platform/database/id-table.ts'
import type { ChatRow, ParticipantRow } from '../../platform/database/tables/conversations.ts'
import type { ChatKind } from './chat.ts'

export type LockedChatRow = Pick<
  ChatRow,
  'id' | 'kind' | 'last_sequence' | 'created_by' | 'counterpart_id' | 'pending_recipient_id'
>

export type ParticipantPeriodRow = Pick<ParticipantRow, 'chat_id' | 'actor_id' | 'joined_sequence' | 'left_sequence'>

/** Locks the existing chats among some ids, ordered by id, and reads their state. */
export async function lockChats(tx: Tx, ids: ReadonlySet<string>): Promise<LockedChatRow[]> {
  if (ids.size === 0) return []
  const requested = idTable(tx, ids)
  return tx.rows<LockedChatRow>(
    `SELECT c.id, c.kind, c.last_sequence, c.created_by, c.counterpart_id, c.pending_recipient_id
     FROM ${requested.sql} AS t JOIN chats c ON c.id = t.id ORDER BY c.id${tx.forUpdateOf('c')}`,
    requested.bindings,
  )
}

export const isCurrent = 'm.left_sequence IS NULL'

/**
 * Reads the current participants of some chats, and earlier membership periods of the callers. Chats with a counterpart
 * are skipped: their rows contain all of it.
 */
export async function readParticipantPeriods(
  tx: Tx,
  chatIds: ReadonlySet<string>,
  callers: ReadonlySet<string>,
): Promise<ParticipantPeriodRow[]> {
  if (chatIds.size === 0) return []
  const chats = idTable(tx, chatIds)
  const calling = idTable(tx, callers)
  return tx.rows<ParticipantPeriodRow>(
    `SELECT m.chat_id, m.actor_id, m.joined_sequence, m.left_sequence
     FROM ${chats.sql} AS t JOIN chats c ON c.id = t.id JOIN participants m ON m.chat_id = ${chatToLookInto}
     WHERE ${isCurrent} OR m.actor_id IN (SELECT c.id FROM ${calling.sql} AS c)`,
    [...chats.bindings, ...calling.bindings],
  )
}

/** Returns the direct chats, among the given ones, that a deleted account was in. */
export async function readAbandoned(tx: Tx, chatIds: ReadonlySet<string>): Promise<Set<string>> {
  const chats = idTable(tx, chatIds)
  const rows = await tx.rows<{ chat_id: string }>(
    `SELECT m.chat_id FROM ${chats.sql} AS t JOIN participants m ON m.chat_id = t.id
     JOIN actors a ON a.id = m.actor_id AND a.status = 'deleted'`,
    chats.bindings,
  )
  return new Set(rows.map((row) => row.chat_id))
}

/** Finds chats by participants key. Ids and keys never change, so this query can run before the locks. */
export async function findChatsByParticipants(
  tx: Tx,
  participantsKeys: ReadonlySet<string>,
): Promise<Map<string, string>> {
  if (participantsKeys.size === 0) return new Map()
  const keys = idTable(tx, participantsKeys)
  const rows = await tx.rows<{ id: string; participants_key: string }>(
    `SELECT c.id, c.participants_key FROM ${keys.sql} AS t JOIN chats c ON c.participants_key = t.id`,
    keys.bindings,
  )
  return new Map(rows.map((row) => [row.participants_key, row.id]))
}

/** A chat that a send creates by naming its participants. */
export interface OpenedChat {
  id: string
  kind: ChatKind
  participantsKey: string
  createdBy: string
  counterpartId: string | null
}

/** Stores chats that sends create by naming the participants. */
export async function insertOpenedChats(tx: Tx, chats: readonly OpenedChat[], now: number): Promise<void> {
  if (chats.length === 0) return
  const opened = tx.table(
    { id: 'text', kind: 'text', participants_key: 'text', created_by: 'text', counterpart_id: 'text' },
    chats.map((chat) => ({
      id: chat.id,
      kind: chat.kind,
      participants_key: chat.participantsKey,
      created_by: chat.createdBy,
      counterpart_id: chat.counterpartId,
    })),
  )
  await tx.run(
    `INSERT INTO chats (id, kind, participants_key, created_by, counterpart_id, agent_chat, created_at)
     SELECT t.id, t.kind, t.participants_key, t.created_by, t.counterpart_id, 1, CAST(? AS bigint) FROM ${opened.sql} AS t
     ORDER BY t.participants_key`,
    [now, ...opened.bindings],
  )
}

/** Moves chats into the requests of a person, or out of them. The caller has locked the chats. */
export function storePendingRecipients(tx: Tx, recipients: ReadonlyMap<string, string | null>): Promise<void> {
  return setColumn(tx, 'pending_recipient_id', 'text', [...recipients])
}

/** Stores the counterparts of direct chats that have none yet. The caller has locked the chats. */
export function storeCounterparts(tx: Tx, counterparts: readonly (readonly [id: string, string])[]): Promise<void> {
  return setColumn(tx, 'counterpart_id', 'text', counterparts)
}

/** Stores the newest sequences of some chats. The caller has locked the chats. */
export function storeLastSequences(tx: Tx, sequences: readonly (readonly [id: string, number])[]): Promise<void> {
  return setColumn(tx, 'last_sequence', 'bigint', sequences)
}

async function setColumn(
  tx: Tx,
  column: string,
  type: ColumnType,
  values: readonly (readonly [id: string, value: Cell])[],
): Promise<void> {
  if (values.length === 0) return
  const changed = tx.table(
    { id: 'text', [column]: type },
    values.map(([id, value]) => ({ id, [column]: value })),
  )
  await tx.run(
    `UPDATE chats SET ${column} = t.${column} FROM ${changed.sql} AS t WHERE chats.id = t.id`,
    changed.bindings,
  )
}

/** Id of a chat `c` whose participants must be looked up; otherwise null, for which neither engine reads a page. */
export const chatToLookInto = 'CASE WHEN c.counterpart_id IS NULL THEN c.id END'
