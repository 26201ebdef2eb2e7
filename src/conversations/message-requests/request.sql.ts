import type { Ids } from '../../platform/ids.ts'
import type { Tx } from '../../platform/database/database.ts'
import { amongIds, sendNow } from '../../platform/database/queries.ts'
import { onlyKeys } from '../../platform/database/only-keys.ts'
import { messageFromRow, type MessageRow } from '../messages/message.sql.ts'
import { unsuppressed } from '../messages/suppression.sql.ts'
import type { Sender } from '../messages/message.ts'
import type { RequestRow } from '../../platform/database/tables/conversations.ts'
import { statusesBefore } from './request.rules.ts'
import type { NewRequest, PendingMessage, UserRequest, RequestStatus } from './request.ts'

interface ShownRequest extends Pick<
  RequestRow,
  'id' | 'kind' | 'status' | 'user_id' | 'chat_id' | 'created_at' | 'asker_id' | 'note' | 'expires_at'
> {
  asker_kind: Sender['type']
  asker_handle: string | null
  asker_name: string | null
  group_name: string | null
}

const selected = (tx: Tx, userId: string) =>
  tx
    .knex('requests as r')
    .join('actors as a', 'a.id', 'r.asker_id')
    .leftJoin('chats as g', (join) => void join.on('g.id', 'r.chat_id').andOnVal('r.kind', 'group'))
    .where({ 'r.user_id': userId })
    .select<ShownRequest[]>(
      ...['r.id', 'r.kind', 'r.status', 'r.user_id', 'r.chat_id', 'r.created_at', 'r.note', 'r.expires_at'],
      ...[
        'a.id as asker_id',
        'a.kind as asker_kind',
        'a.handle as asker_handle',
        'a.display_name as asker_name',
        'g.group_name',
      ],
    )

/** Stores requests. A chat has one request for all its pending messages. @returns the persons with a new request */
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
  return recipientsOf(stored)
}

/** Returns the persons who see some requests in their lists: declined requests are not shown. */
export function recipientsOf(requests: readonly { user_id: string; status: RequestStatus }[]): string[] {
  return requests.filter(({ status }) => status === 'pending').map(({ user_id: userId }) => userId)
}

/** Returns the persons who see the requests of some chats in their lists. */
export async function readRecipients(tx: Tx, chatIds: readonly string[]): Promise<string[]> {
  if (chatIds.length === 0) return []
  return recipientsOf(await sendNow(messageRequests(tx, chatIds).select('user_id', 'status')))
}

const messageRequests = (tx: Tx, chatIds: readonly string[]) =>
  tx
    .knex('requests')
    .where({ kind: 'message' })
    .where(amongIds(tx, 'chat_id', chatIds))

/** Reads the pending messages of some chats for the given persons, in order. Suppressed messages are left out. */
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
       AND NOT EXISTS (SELECT 1 FROM suppressions s WHERE s.message_id = m.id AND s.actor_id = t.actor_id AND s.chat_id = m.chat_id)${inChats.sql}
     ORDER BY m.chat_id, m.sequence`,
    [...chats.bindings, ...inChats.bindings],
  )
  const byChat = new Map<string, PendingMessage[]>(pending.map(({ chatId }) => [chatId, []]))
  for (const { id, chat_id, sequence } of rows) byChat.get(chat_id)!.push({ id, sequence })
  return byChat
}

/** Accepts the requests of some chats. A reply also accepts a request that was declined before. */
export async function acceptRequestsOf(tx: Tx, chatIds: readonly string[], now: number): Promise<void> {
  if (chatIds.length === 0) return
  const decided = { status: 'accepted', decided_at: now } as const
  await sendNow(messageRequests(tx, chatIds).whereIn('status', statusesBefore('reply')).update(decided))
}

/** Declines the request of a chat whose agent was removed, or that the person left: it is no longer listed. */
export async function declineRequestsOf(tx: Tx, chatId: string, now: number): Promise<void> {
  const open = messageRequests(tx, [chatId]).whereIn('status', statusesBefore('leave'))
  await open.update({ status: 'declined', decided_at: now })
}

/** Lists the person's pending, unexpired requests with ids below `before`, newest first. */
export async function listPendingRequests(
  tx: Tx,
  userId: string,
  before: string,
  limit: number,
  now: number,
): Promise<UserRequest[]> {
  const rows = await selected(tx, userId)
    .where({ 'r.status': 'pending', 'r.withdrawn_at': null })
    .whereRaw('(r.expires_at IS NULL OR r.expires_at > ?)', [now])
    .where('r.id', '<', before)
    .orderBy('r.id', 'desc')
    .limit(limit)
  return withMessages(tx, rows)
}

export async function findRequest(tx: Tx, userId: string, id: string): Promise<UserRequest | undefined> {
  const rows = await selected(tx, userId).where({ 'r.id': id })
  return (await withMessages(tx, rows))[0]
}

/** Decides a pending request. @returns false when it was already decided or withdrawn */
export async function decidePending(
  tx: Tx,
  id: string,
  status: 'accepted' | 'declined',
  now: number,
): Promise<boolean> {
  const statuses = statusesBefore(status === 'accepted' ? 'accept' : 'decline')
  const open = tx.knex('requests').where({ id, withdrawn_at: null }).whereIn('status', statuses)
  return (await open.update({ status, decided_at: now })) > 0
}

/**
 * Reads the first message that each person has not received yet, with one query for each chat: a distributed database
 * finds the first rows of one server only.
 */
async function firstMessages(tx: Tx, requests: readonly { chat_id: string; user_id: string }[]): Promise<MessageRow[]> {
  const firstOf = ({ chat_id, user_id }: (typeof requests)[number]) =>
    unsuppressed(tx, chat_id, user_id).whereNot('m.sender_id', user_id).orderBy('m.sequence').first()
  return (await Promise.all(requests.map(firstOf))).filter((message) => message !== undefined)
}

/** Adds the first message that each person has not received yet. */
async function withMessages(tx: Tx, rows: readonly ShownRequest[]): Promise<UserRequest[]> {
  const messages = await firstMessages(
    tx,
    rows.flatMap(({ kind, chat_id, user_id }) => (kind === 'message' ? [{ chat_id: chat_id!, user_id }] : [])),
  )
  const byChat = new Map(messages.map((row) => [row.chat_id, messageFromRow(row)]))
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    status: row.status,
    asker: { type: row.asker_kind, id: row.asker_id, handle: row.asker_handle } satisfies Sender,
    askerName: row.asker_name,
    chatId: row.chat_id,
    groupName: row.group_name,
    message: row.kind !== 'message' || row.chat_id === null ? null : (byChat.get(row.chat_id) ?? null),
    note: row.note,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  }))
}
