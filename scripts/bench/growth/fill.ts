import pg from 'pg'
import type { BenchAgent } from '../world.ts'

/** Ends of ids as the server makes them, from a number: spread over the alphabet, as those of different times are. */
const idOf = (prefix: string, number: string): string => `'${prefix}_01' || substr(md5((${number})::text), 1, 24)`

async function execute(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('BEGIN')
    await work(client)
    await client.query('COMMIT')
  } finally {
    await client.end()
  }
}

/** Gives an agent direct chats with persons of their own until it has `count`. @returns the agent in some of its chats */
export async function fillChats(url: string, agent: BenchAgent, count: number, shown: number): Promise<BenchAgent[]> {
  await execute(url, async (client) => {
    const numbers = `generate_series(1, ${count - 1}) AS n(i)`
    const [person, chat] = [idOf('usr', 'i'), idOf('cnv', 'i')]
    await client.query(
      `INSERT INTO actors (id, kind, handle, display_name, created_at) SELECT ${person}, 'user', 'f' || i, 'Person', 0 FROM ${numbers}`,
    )
    await client.query(`INSERT INTO event_counters (actor_id, last_sequence) SELECT ${person}, 0 FROM ${numbers}`)
    await client.query(
      `INSERT INTO chats (id, kind, participants_key, created_by, counterpart_id, created_at)
       SELECT ${chat}, 'direct', 'filled ' || i, ${person}, $1::text, 0 FROM ${numbers}`,
      [agent.id],
    )
    // The two of a chat lie side by side, as they do where a chat was opened.
    await client.query(
      `INSERT INTO participants (chat_id, actor_id, period_no, role, joined_sequence, joined_at)
       SELECT ${chat}, p.actor_id, 1, 'member', 1, 0 FROM ${numbers}
       CROSS JOIN LATERAL (VALUES (${person}), ($1::text)) AS p(actor_id) ORDER BY i`,
      [agent.id],
    )
  })
  return someChats(url, agent, shown)
}

async function someChats(url: string, agent: BenchAgent, shown: number): Promise<BenchAgent[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ chat_id: string }>(
    'SELECT chat_id FROM participants WHERE actor_id = $1 ORDER BY md5(chat_id) LIMIT $2',
    [agent.id, shown],
  )
  await client.end()
  return rows.map(({ chat_id: chatId }) => ({ ...agent, chatId }))
}

/** Lets an agent block so many others, and so many block the agent; none of them shares a chat with it. */
export function fillBlocks(url: string, agent: BenchAgent, count: number): Promise<void> {
  return execute(url, async (client) => {
    const other = idOf('usr', "'block ' || i")
    for (const pair of [`$1, ${other}`, `${other}, $1`])
      await client.query(
        `INSERT INTO blocks (blocker_id, blocked_id, created_at) SELECT ${pair}, 0 FROM generate_series(1, ${count}) AS n(i)`,
        [agent.id],
      )
  })
}

/** Fills the log of the person whom an agent writes to, up to `count` events. */
export function fillLog(url: string, agent: BenchAgent, count: number): Promise<void> {
  return execute(url, async (client) => {
    const { rows } = await client.query<{ actor_id: string; last_sequence: string }>(
      `SELECT c.actor_id, c.last_sequence FROM participants p JOIN event_counters c ON c.actor_id = p.actor_id
       WHERE p.chat_id = $1 AND p.actor_id <> $2`,
      [agent.chatId, agent.id],
    )
    const { actor_id: actorId, last_sequence: last } = rows[0]!
    await client.query(
      `INSERT INTO events (actor_id, sequence, event_id, event_type, chat_id, data, created_at)
       SELECT $1::text, i, ${idOf('evt', 'i')}, 'message.read', $2::text, '{}', 0
       FROM generate_series($3::bigint + 1, $4::bigint) AS n(i)`,
      [actorId, agent.chatId, last, count],
    )
    await client.query('UPDATE event_counters SET last_sequence = $2 WHERE actor_id = $1', [actorId, count])
  })
}
