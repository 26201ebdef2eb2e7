import type { Tx } from '../../platform/database/database.ts'
import type { NumberedPeriod, Participant, ParticipantRecord, Chat, ChatRecord } from './chat.ts'

interface PeriodRow {
  period_no: number
  joined_sequence: number
  left_sequence: number | null
}

interface ParticipantRow {
  chat_id: string
  type: Participant['type']
  id: string
  handle: string | null
  joined_sequence: number
  role: Participant['role']
}

/** Every period in which the actor was in the chat, oldest first; none for a stranger. */
export async function membershipPeriodsOf(tx: Tx, chatId: string, actorId: string): Promise<NumberedPeriod[]> {
  const rows = await tx.rows<PeriodRow>(
    `SELECT period_no, joined_sequence, left_sequence FROM participants
     WHERE chat_id = ? AND actor_id = ? ORDER BY period_no`,
    [chatId, actorId],
  )
  return rows.map((row) => ({
    periodNo: row.period_no,
    joinedSequence: row.joined_sequence,
    leftSequence: row.left_sequence,
  }))
}

/** The current participants of each chat, in the order in which they joined. */
export async function participantsOf(tx: Tx, chatIds: readonly string[]): Promise<Map<string, Participant[]>> {
  const byChat = new Map<string, Participant[]>(chatIds.map((chatId) => [chatId, []]))
  const chats = tx.table(
    { chat_id: 'text' },
    chatIds.map((chatId) => ({ chat_id: chatId })),
  )
  const rows = await tx.rows<ParticipantRow>(
    `SELECT m.chat_id, a.kind AS type, a.id, a.handle, m.joined_sequence, m.role
     FROM ${chats.sql} AS t
     JOIN participants m ON m.chat_id = t.chat_id AND m.left_sequence IS NULL
     JOIN actors a ON a.id = m.actor_id
     ORDER BY m.joined_at, m.actor_id`,
    chats.bindings,
  )
  for (const row of rows) byChat.get(row.chat_id)!.push(participantOf(row))
  return byChat
}

export async function insertParticipants(
  tx: Tx,
  participants: readonly ParticipantRecord[],
  joinedAt: number,
): Promise<void> {
  if (participants.length === 0) return
  await tx.insert(
    'participants',
    {
      chat_id: 'text',
      actor_id: 'text',
      period_no: 'bigint',
      role: 'text',
      joined_sequence: 'bigint',
      joined_at: 'bigint',
    },
    participants.map((participant) => ({
      chat_id: participant.chatId,
      actor_id: participant.actorId,
      period_no: participant.periodNo,
      role: participant.role,
      joined_sequence: participant.joinedSequence,
      joined_at: joinedAt,
    })),
  )
}

/** Ends the open period at the chat's newest message. */
export async function endMembership(
  tx: Tx,
  chatId: string,
  actorId: string,
  left: { sequence: number; at: number },
): Promise<void> {
  await tx.run(
    'UPDATE participants SET left_sequence = ?, left_at = ? WHERE chat_id = ? AND actor_id = ? AND left_sequence IS NULL',
    [left.sequence, left.at, chatId, actorId],
  )
}

function participantOf(row: ParticipantRow): Participant {
  return {
    type: row.type,
    id: row.id,
    handle: row.handle,
    joinedSequence: row.joined_sequence,
    role: row.role,
  }
}

/** Adds the current participants to one chat. */
export async function withParticipants(tx: Tx, chat: ChatRecord): Promise<Chat> {
  const [whole] = await withAllParticipants(tx, [chat])
  return whole!
}

/** Adds the current participants to each chat, by one query for all of them. */
export async function withAllParticipants(tx: Tx, chats: readonly ChatRecord[]): Promise<Chat[]> {
  const participants = await participantsOf(
    tx,
    chats.map((chat) => chat.id),
  )
  return chats.map((chat) => ({ ...chat, participants: participants.get(chat.id)! }))
}
