import { notFound } from '../../platform/errors.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { ChatKind, ChatRecord } from './chat.ts'

interface ChatRow {
  id: string
  kind: ChatKind
  group_name: string | null
  last_sequence: number
  created_by: string
  created_at: number
  pending_recipient_id: string | null
  agent_chat: number
}

const columns =
  'c.id, c.kind, c.group_name, c.last_sequence, c.created_by, c.created_at, c.pending_recipient_id, c.agent_chat'

/** What makes a chat unique besides its id. */
export interface ChatKeys {
  pairKey: string | null
  /** Of a direct chat: the participant who does not open it. */
  counterpartId: string | null
  requestId: string | null
}

/** @returns whether it was stored: false when the pair or the creator's request id already has a chat */
export async function insertChat(tx: Tx, chat: ChatRecord, keys: ChatKeys): Promise<boolean> {
  const inserted = await tx.run(
    `INSERT INTO chats (id, kind, group_name, participants_key, last_sequence, created_by, request_id, created_at,
       pending_recipient_id, counterpart_id) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
    [
      chat.id,
      chat.kind,
      chat.groupName,
      keys.pairKey,
      chat.lastSequence,
      chat.createdBy,
      keys.requestId,
      chat.createdAt,
      chat.pendingRecipientId,
      keys.counterpartId,
    ],
  )
  return inserted > 0
}

/** How many groups some actors have made. */
export async function countGroups(tx: Tx, makerIds: readonly string[]): Promise<Map<string, number>> {
  const makers = tx.table(
    { id: 'text' },
    makerIds.map((id) => ({ id })),
  )
  const rows = await tx.rows<{ id: string; n: number }>(
    `SELECT t.id, (SELECT count(*) FROM chats c WHERE c.created_by = t.id AND c.kind = 'group') AS n FROM ${makers.sql} AS t`,
    makers.bindings,
  )
  return new Map(rows.map(({ id, n }) => [id, Number(n)]))
}

export async function findChat(tx: Tx, chatId: string): Promise<ChatRecord | undefined> {
  const [row] = await tx.rows<ChatRow>(`SELECT ${columns} FROM chats c WHERE c.id = ?`, [chatId])
  return row && chatOf(row)
}

/** The row lock under which membership, names and blocks change; taken before anything else of the chat is read. */
export async function lockChat(tx: Tx, chatId: string): Promise<ChatRecord> {
  const [row] = await tx.rows<ChatRow>(`SELECT ${columns} FROM chats c WHERE c.id = ?${tx.forUpdate}`, [chatId])
  if (!row) throw notFound('There is no such chat.')
  return chatOf(row)
}

/** The chat that this actor created under a request id of its own: the answer to a repeated request. */
export async function findChatByRequest(tx: Tx, createdBy: string, requestId: string): Promise<ChatRecord | undefined> {
  const [row] = await tx.rows<ChatRow>(`SELECT ${columns} FROM chats c WHERE c.created_by = ? AND c.request_id = ?`, [
    createdBy,
    requestId,
  ])
  return row && chatOf(row)
}

/** The direct chat of a pair, by the key of the pair. */
export async function findChatByPair(tx: Tx, pairKey: string): Promise<ChatRecord | undefined> {
  const [row] = await tx.rows<ChatRow>(`SELECT ${columns} FROM chats c WHERE c.participants_key = ?`, [pairKey])
  return row && chatOf(row)
}

/** The ids of the chats of these pairs, by the key of the pair. */
export async function findChatIdsByPairs(tx: Tx, pairKeys: readonly string[]): Promise<Map<string, string>> {
  if (pairKeys.length === 0) return new Map()
  const pairs = tx.table(
    { participants_key: 'text' },
    [...new Set(pairKeys)].map((participants_key) => ({ participants_key })),
  )
  const rows = await tx.rows<{ id: string; participants_key: string }>(
    `SELECT c.id, c.participants_key FROM ${pairs.sql} AS t JOIN chats c ON c.participants_key = t.participants_key`,
    pairs.bindings,
  )
  return new Map(rows.map((row) => [row.participants_key, row.id]))
}

export async function updateGroupName(tx: Tx, chatId: string, groupName: string): Promise<void> {
  await tx.run('UPDATE chats SET group_name = ? WHERE id = ?', [groupName, chatId])
}

/** The group has other participants now than those that it was opened by naming: who names these gets another chat. */
export async function clearParticipantsKey(tx: Tx, chatId: string): Promise<void> {
  await tx.run("UPDATE chats SET participants_key = NULL WHERE id = ? AND kind = 'group'", [chatId])
}

/** The chats that the caller is in now but those in its requests, newest first, below the id `before`. */
export async function listChatsOf(
  tx: Tx,
  actorId: string,
  page: { before: string | null; kind: ChatKind | null; limit: number },
): Promise<ChatRecord[]> {
  const rows = await tx.rows<ChatRow>(
    `SELECT ${columns} FROM participants m JOIN chats c ON c.id = m.chat_id
     WHERE m.actor_id = ? AND m.left_sequence IS NULL
       AND m.chat_id < ? AND (c.kind = ? OR c.kind = ?)
       AND (c.pending_recipient_id IS NULL OR c.pending_recipient_id <> m.actor_id)
     ORDER BY c.id DESC LIMIT ?`,
    [actorId, page.before ?? highestId, page.kind ?? 'direct', page.kind ?? 'group', page.limit],
  )
  return rows.map(chatOf)
}

/** Sorts after every chat id. */
const highestId = '~'

function chatOf(row: ChatRow): ChatRecord {
  return {
    id: row.id,
    kind: row.kind,
    groupName: row.group_name,
    lastSequence: row.last_sequence,
    createdBy: row.created_by,
    createdAt: row.created_at,
    pendingRecipientId: row.pending_recipient_id,
    agentChat: row.agent_chat === 1,
  }
}

/** Those of some chats that are direct: groups have no receipts (RCP-006). */
export async function directChatsOf(tx: Tx, chatIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (chatIds.length === 0) return new Set()
  const asked = tx.table(
    { id: 'text' },
    chatIds.map((id) => ({ id })),
  )
  const rows = await tx.rows<{ id: string }>(
    `SELECT c.id FROM chats c WHERE c.kind = 'direct' AND c.id IN (SELECT t.id FROM ${asked.sql} AS t)`,
    asked.bindings,
  )
  return new Set(rows.map(({ id }) => id))
}
