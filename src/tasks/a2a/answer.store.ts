import type { Tx } from '../../platform/database/database.ts'
import { readMessagesAt } from '../../conversations/messages/message.store.ts'
import { readHandedOver } from '../../delivery/events/distributed-event.store.ts'
import type { Message } from '../../conversations/messages/message.ts'

/** A message that waits for its answer. */
export interface Question {
  messageId: string
  chatId: string
  sequence: number
  requesterId: string
  agentId: string
}

interface Candidate {
  id: string
  sequence: number
  plain: number
}

/**
 * Finds the answer to a question (A2A-011 to A2A-017, AMB-077): the agent's first message that refers to it, or the
 * agent's first message after it if that refers to nothing and the requester has written nothing else since the agent's
 * previous message. Messages suppressed for the requester are not answers.
 */
export async function findAnswer(tx: Tx, question: Question): Promise<Message | undefined> {
  const [first, named] = await Promise.all([
    firstOfAgent(tx, question, ''),
    firstOfAgent(tx, question, 'AND m.reply_to_message_id = ?', question.messageId),
  ])
  const plain = first?.plain === 1 && (await wroteOnlyThis(tx, question, first.sequence)) ? first : undefined
  const answer = [plain, named]
    .filter((candidate) => candidate !== undefined)
    .sort((a, b) => a.sequence - b.sequence)[0]
  return answer && (await readMessagesAt(tx, [{ id: answer.id, chatId: question.chatId }]))[0]
}

async function firstOfAgent(
  tx: Tx,
  { chatId, sequence, agentId, requesterId }: Question,
  condition: string,
  ...bindings: string[]
): Promise<Candidate | undefined> {
  const [row] = await tx.rows<Candidate>(
    `SELECT m.id, m.sequence, CASE WHEN m.reply_to_message_id IS NULL THEN 1 ELSE 0 END AS plain FROM messages m
     WHERE m.chat_id = ? AND m.sequence > ? AND m.sender_id = ? ${condition}
       AND NOT EXISTS (SELECT 1 FROM suppressions s WHERE s.message_id = m.id AND s.actor_id = ? AND s.chat_id = m.chat_id)
     ORDER BY m.sequence LIMIT 1`,
    [chatId, sequence, agentId, ...bindings, requesterId],
  )
  return row
}

/**
 * Returns whether the question is the requester's only message between the agent's previous message and the one at
 * `until`.
 */
async function wroteOnlyThis(
  tx: Tx,
  { chatId, sequence, agentId, requesterId }: Question,
  until: number,
): Promise<boolean> {
  const others = await tx.rows(
    `SELECT 1 AS other FROM messages m WHERE m.chat_id = ? AND m.sender_id = ? AND m.sequence < ? AND m.sequence <> ?
       AND m.sequence > COALESCE((
         SELECT l.sequence FROM messages l WHERE l.chat_id = ? AND l.sender_id = ? AND l.sequence < ?
         ORDER BY l.sequence DESC LIMIT 1), 0)
     LIMIT 1`,
    [chatId, requesterId, until, sequence, chatId, agentId, sequence],
  )
  return others.length === 0
}

/** A message in a log. */
export interface Arrival {
  chatId: string
  /** Message to which this message replies. */
  replyTo: string | null
}

/** Reads the messages in an actor's log after a position, and the last position read. */
export async function readArrivals(
  tx: Tx,
  actorId: string,
  after: number,
  limit: number,
): Promise<{ last: number; arrivals: Arrival[] }> {
  if (tx.distributed) {
    const handed = await readHandedOver(tx, actorId, after, limit)
    return {
      last: handed.at(-1)?.sequence ?? after,
      arrivals: handed.flatMap(({ message }) =>
        message === undefined ? [] : [{ chatId: message.chat_id, replyTo: message.reply_to_message_id }],
      ),
    }
  }
  const rows = await tx.rows<{ sequence: number; chatId: string | null; replyTo: string | null }>(
    `SELECT e.sequence, m.chat_id AS "chatId", m.reply_to_message_id AS "replyTo"
     FROM events e LEFT JOIN messages m ON m.id = e.message_id
     WHERE e.actor_id = ? AND e.sequence > ? ORDER BY e.sequence LIMIT ?`,
    [actorId, after, limit],
  )
  const arrivals = rows.flatMap(({ chatId, replyTo }) => (chatId === null ? [] : [{ chatId, replyTo }]))
  return { last: rows.at(-1)?.sequence ?? after, arrivals }
}
