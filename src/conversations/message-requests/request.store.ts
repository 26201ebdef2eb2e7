import type { Ids } from '../../platform/ids.ts'
import type { Tx } from '../../platform/database/database.ts'
import { onlyKeys } from '../../platform/database/only-keys.ts'
import { sameChat } from '../messages/message-place.store.ts'
import { messageFromRow, type MessageRow } from '../messages/message.store.ts'
import type { Sender } from '../messages/message.ts'
import type { NewRequest, PendingMessage, UserRequest, RequestKind, RequestStatus } from './request.ts'

interface RequestRow {
  id: string
  kind: RequestKind
  status: RequestStatus
  user_id: string
  chat_id: string | null
  created_at: number
  asker_id: string
  asker_kind: Sender['type']
  asker_handle: string | null
  group_name: string | null
  note: string | null
  expires_at: number | null
}

const selected = `SELECT r.id, r.kind, r.status, r.user_id, r.chat_id, r.created_at, r.note, r.expires_at,
  a.id AS asker_id, a.kind AS asker_kind, a.handle AS asker_handle, g.group_name
  FROM requests r JOIN actors a ON a.id = r.asker_id LEFT JOIN chats g ON g.id = r.chat_id AND r.kind = 'group'`

/**
 * Stores requests; a chat has one, however many messages are pending in it.
 * @returns the persons who have a request now that they had not
 */
export async function insertRequests(
  tx: Tx,
  requests: readonly NewRequest[],
  { now, ids }: { now: number; ids: Ids },
): Promise<string[]> {
  if (requests.length === 0) return []
  const added = tx.table(
    { id: 'text', kind: 'text', user_id: 'text', asker_id: 'text', chat_id: 'text', status: 'text' },
    requests.map((request) => ({
      id: ids.next('crq'),
      kind: request.kind,
      user_id: request.userId,
      asker_id: request.askerId,
      chat_id: request.chatId,
      status: request.status ?? 'pending',
    })),
  )
  const stored = await tx.rows<{ user_id: string; status: RequestStatus }>(
    `INSERT INTO requests (id, kind, user_id, asker_id, chat_id, status, created_at)
     SELECT t.id, t.kind, t.user_id, t.asker_id, t.chat_id, t.status, CAST(? AS bigint) FROM ${added.sql} AS t
     WHERE true ORDER BY t.id ON CONFLICT DO NOTHING RETURNING user_id, status`,
    [now, ...added.bindings],
  )
  return askedOf(stored)
}

/** The persons in whose lists some requests are: a declined one is in none. */
export function askedOf(requests: readonly { user_id: string; status: RequestStatus }[]): string[] {
  return requests.filter(({ status }) => status === 'pending').map(({ user_id: userId }) => userId)
}

/** The persons in whose lists the requests of some chats are. */
export async function readAsked(tx: Tx, chatIds: readonly string[]): Promise<string[]> {
  if (chatIds.length === 0) return []
  const chats = tx.table(
    { chat_id: 'text' },
    chatIds.map((chat_id) => ({ chat_id })),
  )
  const rows = await tx.rows<{ user_id: string; status: RequestStatus }>(
    `SELECT r.user_id, r.status FROM ${chats.sql} AS t JOIN requests r ON r.chat_id = t.chat_id AND r.kind = 'message'`,
    chats.bindings,
  )
  return askedOf(rows)
}

/** What is pending in some chats for the person named with each, in order; what a block suppresses is left out. */
export async function readPendingMessages(
  tx: Tx,
  pending: readonly { chatId: string; pendingRecipientId: string }[],
): Promise<Map<string, PendingMessage[]>> {
  if (pending.length === 0) return new Map()
  const chats = tx.table(
    { chat_id: 'text', actor_id: 'text' },
    pending.map(({ chatId, pendingRecipientId }) => ({ chat_id: chatId, actor_id: pendingRecipientId })),
  )
  const inChats = onlyKeys(
    tx,
    'm.chat_id',
    pending.map(({ chatId }) => chatId),
  )
  const rows = await tx.rows<{ id: string; chat_id: string; sequence: number }>(
    `SELECT m.id, m.chat_id, m.sequence FROM ${chats.sql} AS t JOIN messages m ON m.chat_id = t.chat_id
     WHERE m.sender_id <> t.actor_id
       AND NOT EXISTS (SELECT 1 FROM suppressions s WHERE s.message_id = m.id AND s.actor_id = t.actor_id${sameChat(tx, 's', 'm')})${inChats.sql}
     ORDER BY m.chat_id, m.sequence`,
    [...chats.bindings, ...inChats.bindings],
  )
  const byChat = new Map<string, PendingMessage[]>(pending.map(({ chatId }) => [chatId, []]))
  for (const { id, chat_id, sequence } of rows) byChat.get(chat_id)!.push({ id, sequence })
  return byChat
}

/** The requests of some chats are accepted: a reply counts also after the person had declined. */
export async function acceptRequestsOf(tx: Tx, chatIds: readonly string[], now: number): Promise<void> {
  if (chatIds.length === 0) return
  const accepted = tx.table(
    { chat_id: 'text' },
    chatIds.map((chat_id) => ({ chat_id })),
  )
  await tx.run(
    `UPDATE requests SET status = 'accepted', decided_at = ?
     WHERE kind = 'message' AND chat_id IN (SELECT t.chat_id FROM ${accepted.sql} AS t) AND status <> 'accepted'`,
    [now, ...accepted.bindings],
  )
}

/** The agent of a chat was removed, or the person left: what was asked for is listed no more. */
export async function declineRequestsOf(tx: Tx, chatId: string, now: number): Promise<void> {
  await tx.run(
    "UPDATE requests SET status = 'declined', decided_at = ? WHERE kind = 'message' AND chat_id = ? AND status = 'pending'",
    [now, chatId],
  )
}

/** The requests that are pending for the person and have not expired, newest first, below the id `before`. */
export async function listPendingRequests(
  tx: Tx,
  userId: string,
  before: string,
  limit: number,
  now: number,
): Promise<UserRequest[]> {
  const rows = await tx.rows<RequestRow>(
    `${selected}
     WHERE r.user_id = ? AND r.status = 'pending' AND (r.expires_at IS NULL OR r.expires_at > ?) AND r.id < ?
     ORDER BY r.id DESC LIMIT ?`,
    [userId, now, before, limit],
  )
  return withMessages(tx, rows)
}

/** The person's own request. */
export async function findRequest(tx: Tx, userId: string, id: string): Promise<UserRequest | undefined> {
  const rows = await tx.rows<RequestRow>(
    `${selected}
     WHERE r.id = ? AND r.user_id = ?`,
    [id, userId],
  )
  return (await withMessages(tx, rows))[0]
}

/** @returns false when it was decided already */
export async function decidePending(
  tx: Tx,
  id: string,
  status: 'accepted' | 'declined',
  now: number,
): Promise<boolean> {
  return (
    (await tx.run("UPDATE requests SET status = ?, decided_at = ? WHERE id = ? AND status = 'pending'", [
      status,
      now,
      id,
    ])) > 0
  )
}

/** The first message that each person did not get yet; a distributed database is asked about each chat by itself. */
async function firstMessages(tx: Tx, asked: readonly Pick<RequestRow, 'chat_id' | 'user_id'>[]): Promise<MessageRow[]> {
  if (asked.length === 0) return []
  if (tx.distributed) {
    const firstOf = ({ chat_id, user_id }: (typeof asked)[number]) =>
      tx.rows<MessageRow>(
        `SELECT f.* FROM messages f WHERE f.chat_id = ? AND f.sender_id <> ? AND NOT EXISTS (
           SELECT 1 FROM suppressions s WHERE s.message_id = f.id AND s.actor_id = ?${sameChat(tx, 's', 'f')})
         ORDER BY f.sequence LIMIT 1`,
        [chat_id, user_id, user_id],
      )
    return (await Promise.all(asked.map(firstOf))).flat()
  }
  const named = tx.table({ chat_id: 'text', user_id: 'text' }, [...asked])
  return tx.rows<MessageRow>(
    `SELECT m.* FROM ${named.sql} AS t JOIN messages m ON m.chat_id = t.chat_id
     WHERE m.sequence = (
       SELECT min(f.sequence) FROM messages f WHERE f.chat_id = t.chat_id AND f.sender_id <> t.user_id
         AND NOT EXISTS (SELECT 1 FROM suppressions s WHERE s.message_id = f.id AND s.actor_id = t.user_id))`,
    named.bindings,
  )
}

/** Adds the first message that each person did not get yet, by one query for all of them. */
async function withMessages(tx: Tx, rows: readonly RequestRow[]): Promise<UserRequest[]> {
  const messages = await firstMessages(
    tx,
    rows.flatMap(({ kind, chat_id, user_id }) => (kind === 'message' ? [{ chat_id, user_id }] : [])),
  )
  const byChat = new Map(messages.map((row) => [row.chat_id, messageFromRow(row)]))
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    status: row.status,
    asker: { type: row.asker_kind, id: row.asker_id, handle: row.asker_handle } satisfies Sender,
    chatId: row.chat_id,
    groupName: row.group_name,
    message: row.kind !== 'message' || row.chat_id === null ? null : (byChat.get(row.chat_id) ?? null),
    note: row.note,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  }))
}
