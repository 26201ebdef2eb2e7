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
  waiting_for: string | null
  agent_chat: number
}

const columns = 'c.id, c.kind, c.group_name, c.last_sequence, c.created_by, c.created_at, c.waiting_for, c.agent_chat'

/** A chat that a send makes by naming its members. */
export interface OpenedChat {
  id: string
  kind: ChatKind
  participantsKey: string
  createdBy: string
}

/** What makes a chat unique besides its id. */
export interface ChatKeys {
  pairKey: string | null
  requestId: string | null
}

/** @returns whether it was stored: false when the pair or the creator's request id already has a chat */
export async function insertChat(tx: Tx, chat: ChatRecord, keys: ChatKeys): Promise<boolean> {
  const inserted = await tx.run(
    `INSERT INTO chats (id, kind, group_name, pair_key, last_sequence, created_by, request_id, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
    [
      chat.id,
      chat.kind,
      chat.groupName,
      keys.pairKey,
      chat.lastSequence,
      chat.createdBy,
      keys.requestId,
      chat.createdAt,
    ],
  )
  return inserted > 0
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

export async function findChatByRequest(tx: Tx, createdBy: string, requestId: string): Promise<ChatRecord | undefined> {
  const [row] = await tx.rows<ChatRow>(`SELECT ${columns} FROM chats c WHERE c.created_by = ? AND c.request_id = ?`, [
    createdBy,
    requestId,
  ])
  return row && chatOf(row)
}

export async function findChatByPair(tx: Tx, pairKey: string): Promise<ChatRecord | undefined> {
  const [row] = await tx.rows<ChatRow>(`SELECT ${columns} FROM chats c WHERE c.pair_key = ?`, [pairKey])
  return row && chatOf(row)
}

/** The ids of the chats of these pairs, by the key of the pair. */
export async function findChatIdsByPairs(tx: Tx, pairKeys: readonly string[]): Promise<Map<string, string>> {
  if (pairKeys.length === 0) return new Map()
  const pairs = tx.table(
    { pair_key: 'text' },
    [...new Set(pairKeys)].map((pair_key) => ({ pair_key })),
  )
  const rows = await tx.rows<{ id: string; pair_key: string }>(
    `SELECT c.id, c.pair_key FROM ${pairs.sql} AS t JOIN chats c ON c.pair_key = t.pair_key`,
    pairs.bindings,
  )
  return new Map(rows.map((row) => [row.pair_key, row.id]))
}

export async function updateGroupName(tx: Tx, chatId: string, groupName: string): Promise<void> {
  await tx.run('UPDATE chats SET group_name = ? WHERE id = ?', [groupName, chatId])
}

/** The group has other members now than those that it was made by naming: who names these gets another chat. */
export async function clearParticipantsKey(tx: Tx, chatId: string): Promise<void> {
  await tx.run("UPDATE chats SET pair_key = NULL WHERE id = ? AND kind = 'group'", [chatId])
}

/**
 * Stores chats that sends make by naming the members.
 * @returns how many were stored: fewer than given when another process made one of them in between
 */
export async function insertOpenedChats(tx: Tx, chats: readonly OpenedChat[], now: number): Promise<number> {
  if (chats.length === 0) return 0
  const opened = tx.table(
    { id: 'text', kind: 'text', pair_key: 'text', created_by: 'text' },
    chats.map((chat) => ({ id: chat.id, kind: chat.kind, pair_key: chat.participantsKey, created_by: chat.createdBy })),
  )
  return tx.run(
    `INSERT INTO chats (id, kind, pair_key, created_by, agent_chat, created_at)
     SELECT t.id, t.kind, t.pair_key, t.created_by, 1, CAST(? AS bigint) FROM ${opened.sql} AS t
     WHERE true ORDER BY t.pair_key ON CONFLICT DO NOTHING`,
    [now, ...opened.bindings],
  )
}

/** Puts chats into the requests of a person, or takes them out. The caller holds their locks. */
export async function storeWaiting(tx: Tx, waiting: ReadonlyMap<string, string | null>): Promise<void> {
  if (waiting.size === 0) return
  const changed = tx.table(
    { id: 'text', waiting_for: 'text' },
    [...waiting].map(([id, waiting_for]) => ({ id, waiting_for })),
  )
  await tx.run(
    `UPDATE chats SET waiting_for = t.waiting_for FROM ${changed.sql} AS t WHERE chats.id = t.id`,
    changed.bindings,
  )
}

/** The caller's present chats but those in its requests, newest first, below the id `before`. */
export async function listChatsOf(
  tx: Tx,
  actorId: string,
  page: { before: string | null; kind: ChatKind | null; limit: number },
): Promise<ChatRecord[]> {
  const rows = await tx.rows<ChatRow>(
    `SELECT ${columns} FROM members m JOIN chats c ON c.id = m.chat_id
     WHERE m.actor_id = ? AND m.left_sequence IS NULL
       AND m.chat_id < ? AND (c.kind = ? OR c.kind = ?)
       AND (c.waiting_for IS NULL OR c.waiting_for <> m.actor_id)
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
    waitingFor: row.waiting_for,
    agentChat: row.agent_chat === 1,
  }
}
