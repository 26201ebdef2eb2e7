import { createHash } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import express from 'express'
import pg from 'pg'
import { monotonicFactory } from 'ulid'

/**
 * The yardstick of a lone send and of a page of events: express 5 and one transaction for each request, written by hand
 * for these routes. It stores and reads the same rows as the server, with equal durability, in a database that the server
 * has created: a file, or a database of PostgreSQL.
 */
interface Sender {
  id: string
  kind: string
}
interface SentMessage {
  id: string
  chatId: string
  parts: string
}
interface Store {
  findSender(tokenHash: string): Promise<Sender | undefined>
  /** @returns the sequence of the message; undefined when the sender is not in the chat, or is blocked */
  store(sender: Sender, message: SentMessage, now: number): Promise<number | undefined>
  /** Returns the events of a log after a sequence. */
  readEvents(owner: Sender, after: number, limit: number): Promise<EventRow[]>
}
interface EventRow {
  sequence: number
  event_id: string
  event_type: string
  created_at: number | string
  id: string
  chat_id: string
  message_sequence: number
  sender: string
  parts: string
}

const ulid = monotonicFactory()
const sql = {
  sender: 'SELECT a.id, a.kind FROM credentials c JOIN actors a ON a.id = c.actor_id WHERE c.hash = $1',
  chat: 'UPDATE chats SET last_sequence = last_sequence + 1 WHERE id = $1 RETURNING last_sequence',
  members: 'SELECT actor_id FROM participants WHERE chat_id = $1 AND left_sequence IS NULL',
  known: 'SELECT id FROM messages WHERE id = $1',
  block: 'SELECT blocker_id FROM blocks WHERE blocker_id = $1 AND blocked_id = $2',
  message: `INSERT INTO messages (id, chat_id, sequence, sender_id, sender, parts, created_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7)`,
  counter: 'UPDATE event_counters SET last_sequence = last_sequence + 1 WHERE actor_id = $1 RETURNING last_sequence',
  events: `SELECT e.sequence, e.event_id, e.event_type, e.created_at, m.id, m.chat_id, m.sequence AS message_sequence,
      m.sender, m.parts FROM events e JOIN messages m ON m.id = e.message_id
    WHERE e.actor_id = $1 AND e.sequence > $2 ORDER BY e.sequence LIMIT $3`,
  event: `INSERT INTO events (actor_id, sequence, event_id, event_type, chat_id, message_id, created_at)
    VALUES ($1, $2, $3, 'message.received', $4, $5, $6)`,
}

function openFile(path: string): Store {
  const file = new DatabaseSync(path)
  file.exec('PRAGMA journal_mode = WAL')
  file.exec('PRAGMA synchronous = FULL')
  const prepared = new Map(Object.values(sql).map((text) => [text, file.prepare(text.replaceAll(/\$(\d)/g, '?$1'))]))
  const one = (text: string, ...values: (string | number)[]) => prepared.get(text)!.get(...values)
  return {
    findSender: async (hash) => one(sql.sender, hash) as unknown as Sender | undefined,
    readEvents: async ({ id }, after, limit) =>
      prepared.get(sql.events)!.all(id, after, limit) as unknown as EventRow[],
    async store(sender, { id, chatId, parts }, now) {
      file.exec('BEGIN IMMEDIATE')
      try {
        const members = prepared.get(sql.members)!.all(chatId) as { actor_id: string }[]
        const other = members.find(({ actor_id: actorId }) => actorId !== sender.id)?.actor_id
        if (members.length !== 2 || other === undefined || one(sql.known, id) || one(sql.block, other, sender.id))
          return
        const sequence = one(sql.chat, chatId)!.last_sequence as number
        one(sql.message, id, chatId, sequence, sender.id, JSON.stringify({ type: sender.kind }), parts, now)
        const event = one(sql.counter, other)!.last_sequence as number
        one(sql.event, other, event, `evt_${ulid().toLowerCase()}`, chatId, id, now)
        file.exec('COMMIT')
        return sequence
      } finally {
        if (file.isTransaction) file.exec('ROLLBACK')
      }
    },
  }
}

function openServer(url: string): Store {
  const pool = new pg.Pool({ connectionString: url })
  const named = (name: keyof typeof sql, values: unknown[]) => ({ name, text: sql[name], values })
  return {
    findSender: async (hash) => (await pool.query<Sender>(named('sender', [hash]))).rows[0],
    readEvents: async ({ id }, after, limit) => (await pool.query<EventRow>(named('events', [id, after, limit]))).rows,
    async store(sender, { id, chatId, parts }, now) {
      const client = await pool.connect()
      const one = async (name: keyof typeof sql, ...values: unknown[]) =>
        (await client.query<Record<string, unknown>>(named(name, values))).rows
      try {
        await client.query('BEGIN')
        const sequence = Number((await one('chat', chatId))[0]!.last_sequence)
        const members = await one('members', chatId)
        const other = members.find(({ actor_id: actorId }) => actorId !== sender.id)?.actor_id
        const known = await one('known', id)
        if (members.length !== 2 || known.length > 0 || (await one('block', other, sender.id)).length > 0) {
          await client.query('ROLLBACK')
          return undefined
        }
        await one('message', id, chatId, sequence, sender.id, JSON.stringify({ type: sender.kind }), parts, now)
        const event = (await one('counter', other))[0]!.last_sequence
        await one('event', other, event, `evt_${ulid().toLowerCase()}`, chatId, id, now)
        await client.query('COMMIT')
        return sequence
      } finally {
        client.release()
      }
    },
  }
}

const database = process.argv[2]!
const store = database.startsWith('postgres') ? openServer(database) : openFile(database)
const app = express()
app.use(express.json({ limit: 512 * 1024 }))

function authenticate({ headers }: express.Request): Promise<Sender | undefined> {
  const token = headers.authorization?.replace('Bearer ', '') ?? ''
  return store.findSender(createHash('sha256').update(token).digest('hex'))
}

app.get('/v1/events', async (request, response) => {
  const owner = await authenticate(request)
  if (!owner) return response.status(401).json({ error: 'unauthorized' })
  const rows = await store.readEvents(owner, Number(request.query.after), Number(request.query.limit))
  const events = rows.map((row) => {
    const created = new Date(Number(row.created_at)).toISOString()
    const [sender, parts] = [JSON.parse(row.sender), JSON.parse(row.parts)]
    const message = {
      id: row.id,
      chat_id: row.chat_id,
      sequence: row.message_sequence,
      sender,
      parts,
      created_at: created,
    }
    return {
      event_id: row.event_id,
      sequence: row.sequence,
      event_type: row.event_type,
      created_at: created,
      data: { message },
    }
  })
  return response.json({ events, next_cursor: rows.at(-1)?.sequence })
})
app.post('/v1/messages', async (request, response) => {
  const sender = await authenticate(request)
  if (!sender) return response.status(401).json({ error: 'unauthorized' })
  const { message_id: id, chat_id: chatId, parts } = request.body
  if (typeof id !== 'string' || typeof chatId !== 'string' || !Array.isArray(parts))
    return response.status(422).json({ error: 'invalid_request' })
  const now = Date.now()
  const sequence = await store.store(sender, { id, chatId, parts: JSON.stringify(parts) }, now)
  if (sequence === undefined) return response.status(403).json({ error: 'forbidden' })
  const created = new Date(now).toISOString()
  return response.status(202).json({ message: { id, chat_id: chatId, sequence, sender, parts, created_at: created } })
})
const server = app.listen(0, '127.0.0.1', () => {
  console.log(`listening on http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
process.on('SIGTERM', () => process.exit(0))
