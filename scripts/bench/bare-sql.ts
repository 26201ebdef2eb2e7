import { monotonicFactory } from 'ulid'
import pg from 'pg'
import { backendCost } from './operation-cost.ts'
import type { BenchAgent } from './world.ts'

const CONNECTIONS = 16
const ulid = monotonicFactory()

/**
 * Stores the rows of sends as bare SQL on the server's tables: BEGIN, one prepared statement per table, COMMIT. Each
 * connection has its own chats, so that none waits for another's lock.
 * @returns the processor time of PostgreSQL for one message, in microseconds
 */
export async function bareSqlCost(url: string, agents: readonly BenchAgent[], seconds: number): Promise<number> {
  const clients = Array.from({ length: CONNECTIONS }, () => new pg.Client({ connectionString: url }))
  await Promise.all(clients.map((client) => client.connect()))
  const load = async () => {
    const end = performance.now() + seconds * 1000
    const counts = clients.map(async (client, at) => {
      const own = agents.filter((_agent, index) => index % CONNECTIONS === at)
      let count = 0
      while (performance.now() < end) await storeMessage(client, own[count++ % own.length]!)
      return count
    })
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
  }
  const cost = await backendCost(url, load)
  await Promise.all(clients.map((client) => client.end()))
  return cost
}

async function storeMessage(client: pg.Client, agent: BenchAgent): Promise<void> {
  const messageId = `msg_${ulid().toLowerCase()}`
  const now = Date.now()
  const run = (name: string, text: string, values: unknown[]) => client.query({ name, text, values })
  await client.query('BEGIN')
  const chat = await run(
    'chat',
    'UPDATE chats SET last_sequence = last_sequence + 1 WHERE id = $1 RETURNING last_sequence',
    [agent.chatId],
  )
  await run(
    'message',
    `INSERT INTO messages (id, chat_id, sequence, sender_id, sender, parts, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [
      messageId,
      agent.chatId,
      chat.rows[0].last_sequence,
      agent.id,
      '{"type":"agent"}',
      '[{"type":"text","text":"The quick brown fox jumps over the lazy dog."}]',
      now,
    ],
  )
  const counter = await run(
    'counter',
    `UPDATE event_counters SET last_sequence = last_sequence + 1
     WHERE actor_id = (SELECT actor_id FROM participants WHERE chat_id = $1 AND actor_id <> $2) RETURNING actor_id, last_sequence`,
    [agent.chatId, agent.id],
  )
  await run(
    'event',
    `INSERT INTO events (actor_id, sequence, event_id, event_type, chat_id, message_id, created_at)
     VALUES ($1, $2, $3, 'message.received', $4, $5, $6)`,
    [
      counter.rows[0].actor_id,
      counter.rows[0].last_sequence,
      `evt_${ulid().toLowerCase()}`,
      agent.chatId,
      messageId,
      now,
    ],
  )
  await client.query('COMMIT')
}
