import type { TableParameter, Tx } from '../../platform/database/database.ts'
import type { Sender } from '../messages/message.ts'
import { keyOf, type ChatState } from './batch-state.ts'

interface ChatRow {
  id: string
  kind: ChatState['kind']
  last_sequence: number
  created_by: string
  waiting_for: string | null
}

export interface MemberRow {
  chat_id: string
  actor_id: string
  kind: Sender['type']
  handle: string | null
  joined_sequence: number
  left_sequence: number | null
}

/** Locks the chats that exist among some ids, in the order of their ids, and reads where they stand. */
export async function lockChats(tx: Tx, ids: ReadonlySet<string>): Promise<Map<string, ChatState>> {
  if (ids.size === 0) return new Map()
  const wanted = idTable(tx, ids)
  const rows = await tx.rows<ChatRow>(
    `SELECT c.id, c.kind, c.last_sequence, c.created_by, c.waiting_for FROM chats c
     WHERE c.id IN (SELECT t.id FROM ${wanted.sql} AS t) ORDER BY c.id${tx.forUpdate}`,
    wanted.bindings,
  )
  const state = (row: ChatRow): ChatState => ({
    id: row.id,
    kind: row.kind,
    lastSequence: row.last_sequence,
    createdBy: row.created_by,
    pendingRecipientId: row.waiting_for,
    members: new Map(),
  })
  return new Map(rows.map((row) => [row.id, state(row)]))
}

/** The current members of some chats, and the earlier stays of the callers. */
export async function readMembers(
  tx: Tx,
  chatIds: ReadonlySet<string>,
  callers: ReadonlySet<string>,
): Promise<MemberRow[]> {
  if (chatIds.size === 0) return []
  const wanted = idTable(tx, chatIds)
  const calling = idTable(tx, callers)
  return tx.rows<MemberRow>(
    `SELECT m.chat_id, m.actor_id, a.kind, a.handle, m.joined_sequence, m.left_sequence
     FROM ${wanted.sql} AS t JOIN members m ON m.chat_id = t.id JOIN actors a ON a.id = m.actor_id
     WHERE m.left_sequence IS NULL OR m.actor_id IN (SELECT c.id FROM ${calling.sql} AS c)`,
    [...wanted.bindings, ...calling.bindings],
  )
}

/** Puts members into their chats, each with all of its windows that were read. */
export function addParticipants(chats: ReadonlyMap<string, ChatState>, rows: readonly MemberRow[]): void {
  for (const row of rows) {
    const members = chats.get(row.chat_id)?.members
    if (!members) continue
    const member = members.get(row.actor_id) ?? {
      actor: { type: row.kind, id: row.actor_id, handle: row.handle },
      current: false,
      windows: [],
    }
    member.windows.push({ joinedSequence: row.joined_sequence, leftSequence: row.left_sequence })
    member.current ||= row.left_sequence === null
    members.set(row.actor_id, member)
  }
}

/** The [blocker, blocked] pairs of which both are members of one of the chats. */
export async function loadBlocks(tx: Tx, chatIds: ReadonlySet<string>): Promise<Set<string>> {
  if (chatIds.size === 0) return new Set()
  const wanted = idTable(tx, chatIds)
  const rows = await tx.rows<{ blocker_id: string; blocked_id: string }>(
    // CROSS JOIN fixes the order on SQLite, which else pairs all members before it looks for blocks.
    `SELECT b.blocker_id, b.blocked_id
     FROM ${wanted.sql} AS t CROSS JOIN members m CROSS JOIN blocks b CROSS JOIN members o
     WHERE m.chat_id = t.id AND m.left_sequence IS NULL AND b.blocker_id = m.actor_id
       AND o.chat_id = t.id AND o.actor_id = b.blocked_id AND o.left_sequence IS NULL`,
    wanted.bindings,
  )
  return new Set(rows.map((row) => keyOf(row.blocker_id, row.blocked_id)))
}

/** The [blocker, blocked] pairs among some actors, who are not in a chat together yet. */
export async function loadBlocksAmong(tx: Tx, actorIds: ReadonlySet<string>): Promise<Set<string>> {
  if (actorIds.size === 0) return new Set()
  const actors = idTable(tx, actorIds)
  const rows = await tx.rows<{ blocker_id: string; blocked_id: string }>(
    `SELECT b.blocker_id, b.blocked_id FROM blocks b
     WHERE b.blocker_id IN (SELECT t.id FROM ${actors.sql} AS t) AND b.blocked_id IN (SELECT t.id FROM ${actors.sql} AS t)`,
    [...actors.bindings, ...actors.bindings],
  )
  return new Set(rows.map((row) => keyOf(row.blocker_id, row.blocked_id)))
}

function idTable(tx: Tx, ids: ReadonlySet<string>): TableParameter {
  return tx.table(
    { id: 'text' },
    [...ids].map((id) => ({ id })),
  )
}
