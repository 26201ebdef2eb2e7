import type { Tx } from '../../platform/database/database.ts'
import { readMessagesAt } from '../../conversations/messages/message.sql.ts'
import { unsuppressed } from '../../conversations/messages/suppression.sql.ts'
import { readHandedOver } from '../../delivery/events/distributed-event.sql.ts'
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
  replyTo: string | null
}

/**
 * Finds the answer to a question (A2A-011 to A2A-017, AMB-077): the agent's first message that refers to it, or the
 * agent's first message after it if that refers to nothing and the requester has written nothing else since the agent's
 * previous message. Messages suppressed for the requester are not answers.
 */
export async function findAnswer(tx: Tx, question: Question): Promise<Message | undefined> {
  const [first, named] = await Promise.all([
    firstOfAgent(tx, question, {}),
    firstOfAgent(tx, question, { 'm.reply_to_message_id': question.messageId }),
  ])
  const plain = first?.replyTo === null && (await wroteOnlyThis(tx, question, first.sequence)) ? first : undefined
  const answer = [plain, named]
    .filter((candidate) => candidate !== undefined)
    .sort((a, b) => a.sequence - b.sequence)[0]
  return answer && (await readMessagesAt(tx, [{ id: answer.id, chatId: question.chatId }]))[0]
}

async function firstOfAgent(
  tx: Tx,
  { chatId, sequence, agentId, requesterId }: Question,
  condition: { 'm.reply_to_message_id'?: string },
): Promise<Candidate | undefined> {
  return unsuppressed(tx, chatId, requesterId)
    .where({ 'm.sender_id': agentId, ...condition })
    .where('m.sequence', '>', sequence)
    .orderBy('m.sequence')
    .clearSelect()
    .first({ id: 'm.id', sequence: 'm.sequence', replyTo: 'm.reply_to_message_id' } as const)
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
  const of = (senderId: string) => tx.knex('messages').where({ chat_id: chatId, sender_id: senderId })
  const previous = await of(agentId).where('sequence', '<', sequence).orderBy('sequence', 'desc').first('sequence')
  const other = await of(requesterId)
    .where('sequence', '>', previous?.sequence ?? 0)
    .where('sequence', '<', until)
    .whereNot({ sequence })
    .first('id')
  return other === undefined
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
  const rows: { sequence: number; chatId: string | null; replyTo: string | null }[] = await tx
    .knex('events as e')
    .leftJoin('messages as m', 'm.id', 'e.message_id')
    .where('e.actor_id', actorId)
    .where('e.sequence', '>', after)
    .orderBy('e.sequence')
    .limit(limit)
    .select({ sequence: 'e.sequence', chatId: 'm.chat_id', replyTo: 'm.reply_to_message_id' })
  const arrivals = rows.flatMap(({ chatId, replyTo }) => (chatId === null ? [] : [{ chatId, replyTo }]))
  return { last: rows.at(-1)?.sequence ?? after, arrivals }
}
