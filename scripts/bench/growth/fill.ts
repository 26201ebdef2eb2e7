import pg from 'pg'
import type { BenchAgent } from '../world.ts'

/** Returns an id in the server's format, from a number: the time first, then a unique part. */
const idOf = (prefix: string, number: string, kind = ''): string =>
  `'${prefix}_01' || lpad(to_hex(${number}), 8, '0') || substr(md5('${kind}' || ${number}), 1, 16)`

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

/** Gives an agent direct chats with other persons, opened one after the other, until it has `count`. */
export function fillChats(url: string, agent: BenchAgent, count: number): Promise<void> {
  return execute(url, async (client) => {
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
    // The two participants of a chat are stored side by side, as after opening a chat.
    await client.query(
      `INSERT INTO participants (chat_id, actor_id, period_no, role, joined_sequence, joined_at)
       SELECT ${chat}, p.actor_id, 1, 'member', 1, 0 FROM ${numbers}
       CROSS JOIN LATERAL (VALUES (${person}), ($1::text)) AS p(actor_id) ORDER BY i`,
      [agent.id],
    )
  })
}

/** Choice of the used chats of an agent. Chats chosen `anywhere` are on different pages of the database. */
export type Layout = 'anywhere' | 'opened last'

/** Returns the agent with some of its chats. */
export async function someChats(url: string, agent: BenchAgent, count: number, layout: Layout): Promise<BenchAgent[]> {
  const order = layout === 'anywhere' ? 'md5(chat_id)' : 'chat_id DESC'
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ chat_id: string }>(
    `SELECT chat_id FROM participants WHERE actor_id = $1 ORDER BY ${order} LIMIT $2`,
    [agent.id, count],
  )
  await client.end()
  return rows.map(({ chat_id: chatId }) => ({ ...agent, chatId }))
}

/** Lets an agent block `count` actors and `count` actors block the agent. None of them shares a chat with it. */
export function fillBlocks(url: string, agent: BenchAgent, count: number): Promise<void> {
  return execute(url, async (client) => {
    const other = idOf('usr', 'i', 'block')
    for (const pair of [`$1, ${other}`, `${other}, $1`])
      await client.query(
        `INSERT INTO blocks (blocker_id, blocked_id, created_at) SELECT ${pair}, 0 FROM generate_series(1, ${count}) AS n(i)`,
        [agent.id],
      )
  })
}

/** Returns statements for either database that create agents with a webhook that waits for its first event. */
export function idleWebhooks(count: number): string[] {
  const numbers = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`
  const agent = "'agt_01idle' || i"
  return [
    `INSERT INTO actors (id, kind, handle, display_name, created_at)
     ${numbers} SELECT ${agent}, 'agent', 'idle' || i, 'Agent', 0 FROM n`,
    `INSERT INTO event_counters (actor_id, last_sequence) ${numbers} SELECT ${agent}, 0 FROM n`,
    `INSERT INTO webhooks (id, actor_id, url, signing_secret, form, created_at)
     ${numbers} SELECT 'whk_01idle' || i, ${agent}, 'https://192.0.2.1/', 'none', 'current', 0 FROM n`,
  ]
}

export function fillWebhooks(url: string, count: number): Promise<void> {
  return execute(url, async (client) => {
    for (const statement of idleWebhooks(count)) await client.query(statement)
  })
}

/** Fills the log of the person in an agent's chat, up to `count` events. */
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
