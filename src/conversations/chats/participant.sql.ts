import { idTable } from '../../platform/database/id-table.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { NumberedPeriod, Participant, ParticipantRecord, Chat, ChatRecord } from './chat.ts'

interface ParticipantRow {
  chat_id: string
  type: Participant['type']
  id: string
  handle: string | null
  display_name: string | null
  avatar: string | null
  accepts_tasks: number
  accepts_calls: number
  joined_sequence: number
  role: Participant['role']
}

/** Returns all membership periods of the actor in the chat, oldest first. Empty without any. */
export async function membershipPeriodsOf(tx: Tx, chatId: string, actorId: string): Promise<NumberedPeriod[]> {
  const periods = tx.knex('participants').where({ chat_id: chatId, actor_id: actorId }).orderBy('period_no')
  return periods.select({
    periodNo: 'period_no',
    joinedSequence: 'joined_sequence',
    leftSequence: 'left_sequence',
  } as const)
}

/** Returns the current participants of each chat, in the order in which they joined. */
export async function participantsOf(tx: Tx, chatIds: readonly string[]): Promise<Map<string, Participant[]>> {
  const byChat = new Map<string, Participant[]>(chatIds.map((chatId) => [chatId, []]))
  const chats = idTable(tx, chatIds)
  const rows = await tx.rows<ParticipantRow>(
    `SELECT m.chat_id, a.kind AS type, a.id, a.handle, a.display_name, a.avatar, a.accepts_tasks, a.accepts_calls, m.joined_sequence, m.role
     FROM ${chats.sql} AS t
     JOIN participants m ON m.chat_id = t.id AND m.left_sequence IS NULL
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
      left_sequence: 'bigint',
      left_at: 'bigint',
    },
    participants.map((participant) => ({
      chat_id: participant.chatId,
      actor_id: participant.actorId,
      period_no: participant.periodNo,
      role: participant.role,
      joined_sequence: participant.joinedSequence,
      joined_at: joinedAt,
      left_sequence: null,
      left_at: null,
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
  await currentMembership(tx, chatId, actorId).update({ left_sequence: left.sequence, left_at: left.at })
}

/** Sets the role of a current participant of a group. */
export async function updateRole(tx: Tx, chatId: string, actorId: string, role: Participant['role']): Promise<void> {
  await currentMembership(tx, chatId, actorId).update({ role })
}

const currentMembership = (tx: Tx, chatId: string, actorId: string) =>
  tx.knex('participants').where({ chat_id: chatId, actor_id: actorId, left_sequence: null })

function participantOf(row: ParticipantRow): Participant {
  return {
    type: row.type,
    id: row.id,
    handle: row.handle,
    displayName: row.display_name,
    avatar: row.avatar,
    ...(row.type === 'agent' && { acceptsTasks: row.accepts_tasks === 1, acceptsCalls: row.accepts_calls === 1 }),
    joinedSequence: row.joined_sequence,
    role: row.role,
  }
}

/** Maximum participants of a chat in a list of chats. */
const listedMax = 20

/**
 * Adds the number of participants to each chat, and the listed ones: the actor and some others. Except for the count,
 * the cost grows only with the chats and the listed participants.
 */
export async function withListedParticipants(
  tx: Tx,
  chats: readonly ChatRecord[],
  actorId: string,
): Promise<(Chat & { participantsTotal: number })[]> {
  const requested = idTable(
    tx,
    chats.map(({ id }) => id),
  )
  const counts = await tx.rows<{ id: string; total: number }>(
    `SELECT t.id, (SELECT count(*) FROM participants m WHERE m.chat_id = t.id AND m.left_sequence IS NULL) AS total
     FROM ${requested.sql} AS t`,
    requested.bindings,
  )
  const totals = new Map(counts.map(({ id, total }) => [id, Number(total)]))
  const small = chats.filter(({ id }) => totals.get(id)! <= listedMax).map(({ id }) => id)
  const participants = await participantsOf(tx, small)
  for (const { id } of chats) if (!participants.has(id)) participants.set(id, await someParticipantsOf(tx, id, actorId))
  return chats.map((chat) => ({
    ...chat,
    participants: participants.get(chat.id)!,
    participantsTotal: totals.get(chat.id)!,
  }))
}

/** Reads the actor, and other participants of a large group ordered by id, so that only the listed rows are read. */
async function someParticipantsOf(tx: Tx, chatId: string, actorId: string): Promise<Participant[]> {
  const current = `SELECT o.chat_id, o.actor_id, o.joined_sequence, o.role, o.joined_at FROM participants o
    WHERE o.chat_id = ? AND o.left_sequence IS NULL`
  const rows = await tx.rows<ParticipantRow>(
    `SELECT m.chat_id, a.kind AS type, a.id, a.handle, a.display_name, a.avatar, a.accepts_tasks, a.accepts_calls, m.joined_sequence, m.role
     FROM (
       SELECT * FROM (${current} AND o.actor_id = ?) AS own
       UNION ALL SELECT * FROM (${current} AND o.actor_id <> ? ORDER BY o.actor_id LIMIT ?) AS others) AS m
     JOIN actors a ON a.id = m.actor_id ORDER BY m.joined_at, m.actor_id`,
    [chatId, actorId, chatId, actorId, listedMax - 1],
  )
  return rows.map(participantOf)
}

export async function withParticipants(tx: Tx, chat: ChatRecord): Promise<Chat> {
  const [whole] = await withAllParticipants(tx, [chat])
  return whole!
}

/** Adds the current participants to each chat, with one query for all chats. */
export async function withAllParticipants(tx: Tx, chats: readonly ChatRecord[]): Promise<Chat[]> {
  const participants = await participantsOf(
    tx,
    chats.map((chat) => chat.id),
  )
  return chats.map((chat) => ({ ...chat, participants: participants.get(chat.id)! }))
}
