import { notFound } from '../../platform/errors.ts'
import type { Tx } from '../../platform/database/database.ts'
import { amongIds, countsBy, sendNow } from '../../platform/database/queries.ts'
import type { ChatRow } from '../../platform/database/tables/conversations.ts'
import type { ChatKind, ChatRecord } from './chat.ts'

const columns = {
  id: 'id',
  kind: 'kind',
  groupName: 'group_name',
  lastSequence: 'last_sequence',
  createdBy: 'created_by',
  createdAt: 'created_at',
  pendingRecipientId: 'pending_recipient_id',
  agentChat: 'agent_chat',
} as const satisfies Record<keyof ChatRecord, keyof ChatRow>

/** The columns, in statements that join chats as `c`. */
const chatColumns = Object.entries(columns).map(([name, column]) => `c.${column} as ${name}`)

type StoredChat = Omit<ChatRecord, 'agentChat'> & { agentChat: number }

/** Values that identify a chat besides its id. */
export interface ChatKeys {
  pairKey: string | null
  /** The participant of a direct chat who did not open it. */
  counterpartId: string | null
  requestId: string | null
}

/** Stores a chat. @returns false when the pair or the creator's request id already has a chat */
export async function insertChat(tx: Tx, chat: ChatRecord, keys: ChatKeys): Promise<boolean> {
  const inserted = await tx
    .knex('chats')
    .insert({
      id: chat.id,
      kind: chat.kind,
      group_name: chat.groupName,
      participants_key: keys.pairKey,
      last_sequence: chat.lastSequence,
      created_by: chat.createdBy,
      counterpart_id: keys.counterpartId,
      pending_recipient_id: chat.pendingRecipientId,
      agent_chat: chat.agentChat,
      request_id: keys.requestId,
      request_hash: null,
      created_at: chat.createdAt,
    })
    .onConflict()
    .ignore()
    .returning('id')
  return inserted.length > 0
}

/** Counts the groups that some actors created. */
export async function countGroups(tx: Tx, makerIds: readonly string[]): Promise<Map<string, number>> {
  const groups = tx
    .knex('chats')
    .where(amongIds(tx, 'created_by', makerIds))
    .whereRaw("kind = 'group'")
  return countsBy(groups, 'created_by')
}

export function findChat(tx: Tx, chatId: string): Promise<ChatRecord | undefined> {
  return findWhere(tx, { id: chatId })
}

/** Locks the row of a chat. Membership, names and blocks change only under this lock, so they are read after it. */
export async function lockChat(tx: Tx, chatId: string): Promise<ChatRecord> {
  const row = await sendNow(tx.knex('chats').where({ id: chatId }).forUpdate().first(columns))
  if (!row) throw notFound('There is no such chat.')
  return chatOf(row)
}

/** Finds the chat that this actor created with a request id, for repeated requests. */
export function findChatByRequest(tx: Tx, createdBy: string, requestId: string): Promise<ChatRecord | undefined> {
  return findWhere(tx, { created_by: createdBy, request_id: requestId })
}

export function findChatByPair(tx: Tx, pairKey: string): Promise<ChatRecord | undefined> {
  return findWhere(tx, { participants_key: pairKey })
}

async function findWhere(tx: Tx, key: Partial<ChatRow>): Promise<ChatRecord | undefined> {
  const row = await sendNow(tx.knex('chats').where(key).first(columns))
  return row && chatOf(row)
}

export async function updateGroupName(tx: Tx, chatId: string, groupName: string): Promise<void> {
  await tx.knex('chats').where({ id: chatId }).update({ group_name: groupName })
}

/** Clears the key of a group whose participants changed: a send to the original participants opens another chat. */
export async function clearParticipantsKey(tx: Tx, chatId: string): Promise<void> {
  await tx.knex('chats').where({ id: chatId, kind: 'group' }).update({ participants_key: null })
}

/** Lists the current chats of an actor with ids below `before`, newest first. Chats in its requests are left out. */
export async function listChatsOf(
  tx: Tx,
  actorId: string,
  page: { before: string | null; kind: ChatKind | null; limit: number },
): Promise<ChatRecord[]> {
  const query = currentChats(tx, actorId, page.kind).orderBy('c.id', 'desc').limit(page.limit)
  if (page.before !== null) query.where('m.chat_id', '<', page.before)
  return (await query.select<StoredChat[]>(...chatColumns)).map(chatOf)
}

/** Selects the current chats of an actor, without the chats in its requests. */
function currentChats(tx: Tx, actorId: string, kind: ChatKind | null) {
  const query = tx
    .knex('participants as m')
    .join('chats as c', 'c.id', 'm.chat_id')
    .where({ 'm.actor_id': actorId, 'm.left_sequence': null })
    .whereRaw('(c.pending_recipient_id IS NULL OR c.pending_recipient_id <> m.actor_id)')
  return kind === null ? query : query.where({ 'c.kind': kind })
}

/**
 * Lists all current chats of an actor, with the first message that it sees. Chats in its requests are left out.
 * @param only `kind` null selects both kinds; `words` in the name of the group, or of another participant
 */
export async function allChatsOf(
  tx: Tx,
  actorId: string,
  { kind, words }: { kind: ChatKind | null; words: string | null },
): Promise<(ChatRecord & { joinedSequence: number })[]> {
  const query = currentChats(tx, actorId, kind)
  if (words !== null)
    query.whereRaw(
      named,
      Array.from({ length: 3 }, () => patternOf(words)),
    )
  const rows = await query.select<(StoredChat & { joinedSequence: number })[]>(
    ...chatColumns,
    'm.joined_sequence as joinedSequence',
  )
  return rows.map(({ joinedSequence, ...row }) => ({ ...chatOf(row), joinedSequence }))
}

/** Hides a person in whose requests the chat is from the other participants. */
const named = `(lower(c.group_name) LIKE ? ESCAPE '!' OR EXISTS (
  SELECT 1 FROM participants o JOIN actors a ON a.id = o.actor_id
  WHERE o.chat_id = c.id AND o.actor_id <> m.actor_id AND o.left_sequence IS NULL
    AND (c.pending_recipient_id IS NULL OR c.pending_recipient_id <> o.actor_id)
    AND (a.handle LIKE ? ESCAPE '!' OR lower(a.display_name) LIKE ? ESCAPE '!')))`

const patternOf = (words: string): string => `%${words.toLowerCase().replaceAll(/[!%_]/g, '!$&')}%`

const chatOf = (row: StoredChat): ChatRecord => ({ ...row, agentChat: row.agentChat === 1 })

/** Returns the direct chats among some chats. Groups have no receipts (RCP-006). */
export async function directChatsOf(tx: Tx, chatIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (chatIds.length === 0) return new Set()
  return new Set(
    await tx
      .knex('chats')
      .where({ kind: 'direct' })
      .where(amongIds(tx, 'id', chatIds))
      .pluck('id'),
  )
}
