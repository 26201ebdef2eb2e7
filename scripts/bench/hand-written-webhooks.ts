import { createHmac, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import express from 'express'
import pg from 'pg'
import { Agent, request } from 'undici'

/**
 * The yardstick of webhook deliveries: express, written by hand. It stores a message with one event for each
 * subscription in one transaction, signs and posts each event, and stores each delivery, with the durability of the
 * server. Arguments: file or URL of a database, file of the receiver's certificate authority, URL of the receiver,
 * number of subscriptions.
 */
interface Store {
  /** Stores the events of a message. */
  add(eventIds: readonly string[], body: string): Promise<void>
  setDelivered(eventId: string): Promise<void>
}

const sql = {
  tables: `CREATE TABLE bench_messages (id text PRIMARY KEY, body text NOT NULL);
    CREATE TABLE bench_events (id text PRIMARY KEY, message_id text NOT NULL, webhook integer NOT NULL,
      delivered integer NOT NULL)`,
  message: 'INSERT INTO bench_messages (id, body) VALUES ($1, $2)',
  event: 'INSERT INTO bench_events (id, message_id, webhook, delivered) VALUES ($1, $2, $3, 0)',
  delivered: 'UPDATE bench_events SET delivered = 1 WHERE id = $1',
}

function openFile(path: string): Store {
  const file = new DatabaseSync(path)
  file.exec('PRAGMA journal_mode = WAL')
  file.exec('PRAGMA synchronous = FULL')
  file.exec(sql.tables)
  const prepare = (text: string) => file.prepare(text.replaceAll(/\$(\d)/g, '?$1'))
  const [message, event, delivered] = [prepare(sql.message), prepare(sql.event), prepare(sql.delivered)]
  return {
    async add(eventIds, body) {
      const messageId = randomUUID()
      file.exec('BEGIN IMMEDIATE')
      message.run(messageId, body)
      for (const [webhook, id] of eventIds.entries()) event.run(id, messageId, webhook)
      file.exec('COMMIT')
    },
    async setDelivered(eventId) {
      delivered.run(eventId)
    },
  }
}

async function openServer(url: string): Promise<Store> {
  const pool = new pg.Pool({ connectionString: url, max: 16 })
  await pool.query(sql.tables)
  return {
    async add(eventIds, body) {
      const messageId = randomUUID()
      const client = await pool.connect()
      await client.query('BEGIN')
      await client.query({ name: 'message', text: sql.message, values: [messageId, body] })
      for (const [webhook, id] of eventIds.entries())
        await client.query({ name: 'event', text: sql.event, values: [id, messageId, webhook] })
      await client.query('COMMIT')
      client.release()
    },
    async setDelivered(eventId) {
      await pool.query({ name: 'delivered', text: sql.delivered, values: [eventId] })
    },
  }
}

const [database = '', caFile = '', receiver = '', subscriptions = ''] = process.argv.slice(2)
const store = database.startsWith('postgres') ? await openServer(database) : openFile(database)
const http = new Agent({ connections: Number(subscriptions), connect: { ca: readFileSync(caFile) } })
const secret = Buffer.alloc(32, 'bench')

async function deliver(eventId: string, message: unknown): Promise<void> {
  const body = JSON.stringify({
    event_id: eventId,
    event_type: 'message.received',
    created_at: new Date().toISOString(),
    data: { message },
  })
  const timestamp = Math.floor(Date.now() / 1000)
  const signature = createHmac('sha256', secret).update(`${eventId}.${timestamp}.${body}`).digest('base64')
  const answer = await request(receiver, {
    dispatcher: http,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'webhook-id': eventId,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': `v1,${signature}`,
    },
    body,
  })
  await answer.body.dump()
  if (answer.statusCode < 300) await store.setDelivered(eventId)
}

const app = express()
app.use(express.json({ limit: 512 * 1024 }))
app.post('/messages', async (incoming, response) => {
  const eventIds = Array.from({ length: Number(subscriptions) }, () => `evt_${randomUUID()}`)
  await store.add(eventIds, JSON.stringify(incoming.body))
  response.status(202).json(incoming.body)
  await Promise.all(eventIds.map((eventId) => deliver(eventId, incoming.body)))
})
const server = app.listen(0, '127.0.0.1', () => {
  console.log(`listening on http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
process.on('SIGTERM', () => process.exit(0))
