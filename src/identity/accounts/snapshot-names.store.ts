import type { Tx } from '../../platform/database/database.ts'
import { readCounters } from '../../platform/event-log/event-log.store.ts'

/** A stretch of a chat in which somebody was a member; both bounds inclusive. */
export interface MembershipPeriod {
  chatId: string
  from: number
  to: number
}

/** Everywhere that somebody ever was. */
export function membershipPeriodsOf(tx: Tx, actorId: string): Promise<MembershipPeriod[]> {
  return tx.rows<MembershipPeriod>(
    `SELECT m.chat_id AS "chatId", m.joined_sequence AS "from", COALESCE(m.left_sequence, c.last_sequence) AS "to"
     FROM participants m JOIN chats c ON c.id = m.chat_id WHERE m.actor_id = ?`,
    [actorId],
  )
}

/** Whoever was ever in a chat with somebody, and how long their logs are; deleted accounts are left out. */
export async function readersOf(tx: Tx, actorId: string): Promise<{ actorId: string; lastSequence: number }[]> {
  if (tx.distributed) return readersOfDistributed(tx, actorId)
  return tx.rows(
    `SELECT DISTINCT n.actor_id AS "actorId", n.last_sequence AS "lastSequence"
     FROM participants mine JOIN participants other ON other.chat_id = mine.chat_id AND other.actor_id <> mine.actor_id
     JOIN actors a ON a.id = other.actor_id AND a.status <> 'deleted'
     JOIN event_counters n ON n.actor_id = other.actor_id
     WHERE mine.actor_id = ?`,
    [actorId],
  )
}

/** The same where the counters of the logs are on other servers. */
async function readersOfDistributed(tx: Tx, actorId: string): Promise<{ actorId: string; lastSequence: number }[]> {
  const readers = await tx.rows<{ id: string }>(
    `SELECT DISTINCT a.id
     FROM participants mine JOIN participants other ON other.chat_id = mine.chat_id AND other.actor_id <> mine.actor_id
     JOIN actors a ON a.id = other.actor_id AND a.status <> 'deleted'
     WHERE mine.actor_id = ?`,
    [actorId],
  )
  const counters = await readCounters(
    tx,
    readers.map(({ id }) => id),
  )
  return counters.map((row) => ({ actorId: row.actor_id, lastSequence: row.last_sequence }))
}

/** Messages of a sender in a range of a chat. */
export async function sentIn(tx: Tx, chatId: string, senderId: string, after: number, to: number): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    'SELECT id FROM messages WHERE chat_id = ? AND sequence > ? AND sequence <= ? AND sender_id = ?',
    [chatId, after, to, senderId],
  )
  return rows.map(({ id }) => id)
}

/** Replaces the sender that was stored with each of these messages. */
export async function replaceSender(tx: Tx, messageIds: readonly string[], sender: string): Promise<void> {
  const sent = tx.table(
    { id: 'text' },
    messageIds.map((id) => ({ id })),
  )
  await tx.run(`UPDATE messages SET sender = ? WHERE id IN (SELECT t.id FROM ${sent.sql} AS t)`, [
    sender,
    ...sent.bindings,
  ])
}

export interface EventData {
  sequence: number
  data: string
}

/** The events in a range of a log whose data names somebody. */
export function naming(tx: Tx, readerId: string, actorId: string, after: number, to: number): Promise<EventData[]> {
  const position = tx.dialect === 'sqlite' ? 'instr' : 'strpos'
  return tx.rows<EventData>(
    `SELECT sequence, data FROM events
     WHERE actor_id = ? AND sequence > ? AND sequence <= ? AND data IS NOT NULL AND ${position}(data, ?) > 0`,
    [readerId, after, to, actorId],
  )
}

/** Replaces the data of events in one log. */
export async function replaceData(tx: Tx, readerId: string, events: readonly EventData[]): Promise<void> {
  const changed = tx.table(
    { sequence: 'bigint', data: 'text' },
    events.map(({ sequence, data }) => ({ sequence, data })),
  )
  await tx.run(
    `UPDATE events SET data = t.data FROM ${changed.sql} AS t WHERE events.actor_id = ? AND events.sequence = t.sequence`,
    [...changed.bindings, readerId],
  )
}
