import type { Tx } from '../../platform/database/database.ts'
import { amongIds } from '../../platform/database/queries.ts'

/** A range of a chat in which an actor was a member; both bounds inclusive. */
export interface MembershipPeriod {
  chatId: string
  from: number
  to: number
}

export async function membershipPeriodsOf(tx: Tx, actorId: string): Promise<MembershipPeriod[]> {
  return tx
    .knex('participants as m')
    .join('chats as c', 'c.id', 'm.chat_id')
    .where({ 'm.actor_id': actorId })
    .select<MembershipPeriod[]>(
      'm.chat_id as chatId',
      'm.joined_sequence as from',
      tx.knex.raw('COALESCE(m.left_sequence, c.last_sequence) AS ??', ['to']),
    )
}

/** Returns the actors that were ever in a chat with an actor, without deleted accounts. */
export async function readersIn(tx: Tx, chatId: string, actorId: string): Promise<string[]> {
  return tx
    .knex('participants as p')
    .join('actors as a', 'a.id', 'p.actor_id')
    .where({ 'p.chat_id': chatId })
    .whereNot({ 'p.actor_id': actorId })
    .whereNot({ 'a.status': 'deleted' })
    .distinct()
    .pluck<string[]>('a.id')
}

/** Returns the ids of a sender's messages in a range of a chat. */
export async function sentIn(tx: Tx, chatId: string, senderId: string, after: number, to: number): Promise<string[]> {
  const sent = tx.knex('messages').where({ chat_id: chatId, sender_id: senderId })
  return sent.where('sequence', '>', after).where('sequence', '<=', to).pluck('id')
}

/** Replaces the stored sender of these messages. @returns number of messages with another sender before */
export function replaceSender(tx: Tx, messageIds: readonly string[], sender: string): Promise<number> {
  return tx
    .knex('messages')
    .where(amongIds(tx, 'id', messageIds))
    .whereNot({ sender })
    .update({ sender })
}

export interface EventData {
  sequence: number
  data: string
}

/** Reads the events in a range of a log whose data contains an actor's id. */
export async function naming(
  tx: Tx,
  readerId: string,
  actorId: string,
  after: number,
  to: number,
): Promise<EventData[]> {
  const position = tx.dialect === 'sqlite' ? 'instr' : 'strpos'
  const rows = await tx
    .knex('events')
    .where({ actor_id: readerId })
    .where('sequence', '>', after)
    .where('sequence', '<=', to)
    .whereNotNull('data')
    .whereRaw(`${position}(data, ?) > 0`, [actorId])
    .select('sequence', 'data')
  return rows as EventData[]
}

/** Replaces the data of events in one log. @returns number of changed events */
export function replaceData(tx: Tx, readerId: string, events: readonly EventData[]): Promise<number> {
  const changed = tx.table(
    { sequence: 'bigint', data: 'text' },
    events.map(({ sequence, data }) => ({ sequence, data })),
  )
  return tx.run(
    `UPDATE events SET data = t.data FROM ${changed.sql} AS t WHERE events.actor_id = ? AND events.sequence = t.sequence`,
    [...changed.bindings, readerId],
  )
}
