import { sendWrite, type SendWrite } from '../conversations/messages/send.write.ts'
import { randomBytes } from 'node:crypto'
import { systemClock } from '../platform/clock.ts'
import { createEventLog } from '../platform/event-log/append-events.sql.ts'
import { createEventEncoder } from '../server/event-encoders.ts'
import { createIds } from '../platform/ids.ts'
import type { Database } from '../platform/database/database.ts'
import type { Message } from '../conversations/messages/message.ts'
import { createCommits, type Commits } from '../platform/unit-of-work/commits.ts'

export const ids = createIds(systemClock)
/** The event log of a server, for tests without one. */
export const eventLog = createEventLog(ids, createEventEncoder({ publicUrl: 'http://127.0.0.1' }))

/** Test support: inserts actors and chats into the tables, without the operations that create them. */
export async function addActor(database: Database, kind: 'agent' | 'user' = 'agent'): Promise<string> {
  const id = ids.next(kind === 'agent' ? 'agt' : 'usr')
  const handle = `h${randomBytes(8).toString('hex')}`
  await database.write(async (tx) => {
    await tx.run('INSERT INTO actors (id, kind, handle, created_at) VALUES (?, ?, ?, 0)', [id, kind, handle])
    await tx.run('INSERT INTO event_counters (actor_id, last_sequence) VALUES (?, 0)', [id])
  })
  return id
}

export async function addChat(
  database: Database,
  kind: 'direct' | 'group',
  actorIds: readonly string[],
): Promise<string> {
  const id = ids.next('cnv')
  await database.write(async (tx) => {
    const insert = 'INSERT INTO chats (id, kind, created_by, counterpart_id, created_at) VALUES (?, ?, ?, ?, 0)'
    await tx.run(insert, [id, kind, actorIds[0], kind === 'direct' ? (actorIds[1] ?? null) : null])
  })
  for (const actorId of actorIds) await join(database, id, actorId)
  return id
}

/** Starts a membership period at the next message of the chat. */
export async function join(database: Database, chatId: string, actorId: string): Promise<void> {
  await database.write((tx) =>
    tx.run(
      `INSERT INTO participants (chat_id, actor_id, period_no, role, joined_sequence, joined_at)
     SELECT c.id, CAST(? AS text), (SELECT count(*) FROM participants m WHERE m.chat_id = c.id AND m.actor_id = ?) + 1, 'member',
       c.last_sequence + 1, 0 FROM chats c WHERE c.id = ?`,
      [actorId, actorId, chatId],
    ),
  )
}

export async function leave(database: Database, chatId: string, actorId: string): Promise<void> {
  await database.write((tx) =>
    tx.run(
      `UPDATE participants SET left_at = 0, left_sequence = (SELECT c.last_sequence FROM chats c WHERE c.id = participants.chat_id)
     WHERE chat_id = ? AND actor_id = ? AND left_sequence IS NULL`,
      [chatId, actorId],
    ),
  )
}

export async function block(database: Database, blockerId: string, blockedId: string): Promise<void> {
  const insert = 'INSERT INTO blocks (blocker_id, blocked_id, created_at) VALUES (?, ?, 0)'
  await database.write((tx) => tx.run(insert, [blockerId, blockedId]))
}

export async function unblock(database: Database, blockerId: string, blockedId: string): Promise<void> {
  const remove = 'DELETE FROM blocks WHERE blocker_id = ? AND blocked_id = ?'
  await database.write((tx) => tx.run(remove, [blockerId, blockedId]))
}

/** Creates a send of one text, with changes. */
export function newSend(chatId: string, actorId: string, changes: Partial<SendWrite> = {}): SendWrite {
  const messageId = ids.next('msg')
  const parts = [{ type: 'text' as const, text: `from ${actorId}` }]
  return { actorId, chatId, messageId, parts, text: null, replyTo: null, ...changes }
}

export async function send(commits: Commits, chatId: string, actorId: string): Promise<Message> {
  return (await commits.submit(sendWrite, newSend(chatId, actorId))).message
}

export interface StoredEvent {
  sequence: number
  event_id: string
  event_type: string
  chat_id: string
  message_id: string | null
  data: Record<string, unknown> | null
}

/** Returns an actor's log, in order. */
export async function logOf(database: Database, actorId: string): Promise<StoredEvent[]> {
  const rows = await database.read((tx) =>
    tx.rows<StoredEvent & { data: string | null }>(
      'SELECT sequence, event_id, event_type, chat_id, message_id, data FROM events WHERE actor_id = ? ORDER BY sequence',
      [actorId],
    ),
  )
  return rows.map((row) => ({ ...row, data: row.data && JSON.parse(row.data) }))
}

/** Returns the event types of an actor's log, in order. */
export async function typesOf(database: Database, actorId: string): Promise<string[]> {
  return (await logOf(database, actorId)).map((event) => event.event_type)
}

/** Creates a person and an agent in a direct chat, and a commit queue for their writes. */
export async function directChat(
  database: Database,
): Promise<{ commits: Commits; ann: string; bot: string; chat: string }> {
  const commits = createCommits({ database, clock: systemClock, ids, eventLog })
  const [ann, bot] = [await addActor(database, 'user'), await addActor(database)]
  return { commits, ann, bot, chat: await addChat(database, 'direct', [ann, bot]) }
}

/** Returns the ids of the stored messages of a chat, in order. */
export function storedIn(database: Database, chatId: string): Promise<{ id: string; sequence: number }[]> {
  return database.read((tx) =>
    tx.rows('SELECT id, sequence FROM messages WHERE chat_id = ? ORDER BY sequence', [chatId]),
  )
}
